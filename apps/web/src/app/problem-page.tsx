import { download } from '../share/log-file.ts';
import type { Problem } from '../share/problem.ts';
import { Button } from '../ui/button.tsx';
import { words } from '../words/language.ts';
import { go } from './route.ts';
import './problem-page.css';

/** What went wrong, in a sentence; the raw data can be taken along. */
export function ProblemPage({
  problem,
  onHome = () => go('#/'),
}: {
  readonly problem: Problem;
  readonly onHome?: () => void;
}) {
  const said = words.value.problems;
  return (
    <main class="problem">
      <div class="problem-sheet" role="alert">
        <h1>{said[problem.code]}</h1>
        {problem.detail && (
          <p class="problem-detail" lang="en">
            {problem.detail}
          </p>
        )}
        <div class="problem-actions">
          <Button look="main" symbol="back" onPress={onHome}>
            {said.home}
          </Button>
          {problem.raw && (
            <Button symbol="save" name="raw" onPress={() => download('mokum-data.txt', problem.raw)}>
              {said.download}
            </Button>
          )}
        </div>
      </div>
    </main>
  );
}
