import { download } from '../share/log-file.ts';
import type { Problem } from '../share/problem.ts';
import { Button } from '../ui/button.tsx';
import { words } from '../words/language.ts';
import { Tools } from './tools.tsx';

/** A sheet that cannot be read: why, its raw data to take along, and a new one for whoever gives it up. */
export function SpoiltSheet({ problem }: { readonly problem: Problem }) {
  const said = words.value.problems;
  return (
    <main class="tom-card">
      <div class="tom-spoilt" role="alert">
        <h2>{said[problem.code]}</h2>
        <p class="tom-soft" lang="en">
          {problem.detail}
        </p>
      </div>
      <div class="tom-tools">
        <Button symbol="save" name="raw" look="main" onPress={() => download('mokum-data.txt', problem.raw)}>
          {said.download}
        </Button>
        <Tools entries={0} />
      </div>
    </main>
  );
}
