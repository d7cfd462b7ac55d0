import { useEffect, useState } from 'preact/hooks';
import { saves } from '../app/games-kept.ts';
import { ProblemPage } from '../app/problem-page.tsx';
import { go, type Route } from '../app/route.ts';
import { loadFace } from '../games/faces.ts';
import { fine, notLoaded, type Outcome, type Problem } from '../share/problem.ts';
import { readShareLink } from '../share/share-link.ts';
import { nextTask } from '../table/next-task.ts';
import { openLog, openSave, rematchOf } from '../table/open-table.ts';
import type { Table } from '../table/table.ts';
import { loadGameWords, words } from '../words/language.ts';
import { startTable, takeBegun } from './open-tables.ts';
import { openSession, type Session } from './session.ts';
import { TablePage } from './table-page.tsx';

type TableRoute = Exclude<Route, { to: 'home' | 'tom' }>;
type Opened = { readonly session: Session } | { readonly problem: Problem } | undefined;

async function tableFor(route: TableRoute): Promise<Outcome<Table>> {
  if (route.to === 'shared') {
    const log = await readShareLink(route.fragment);
    return log.ok ? await openLog(log.value, { saves }) : log;
  }
  const table = takeBegun(route.id);
  return table ? fine(table) : await openSave(route.id, { saves });
}

/** Opens what the address names and shows its table, or says why it cannot. */
export function TableScreen({ route }: { readonly route: TableRoute }) {
  const [opened, setOpened] = useState<Opened>(undefined);
  useEffect(() => {
    let gone = false;
    let session: Session | undefined;
    const open = async (): Promise<void> => {
      const [table] = await Promise.all([tableFor(route), loadGameWords('table')]);
      if (!table.ok) {
        if (!gone) setOpened({ problem: table.problem });
        return;
      }
      const face = await loadFace(table.value.info.game);
      await face.loadSpeech();
      const title = `${face.title(face.speech.peek())} – Mokum`;
      // The table is drawn in a task after those that have read it and learnt to speak.
      await nextTask();
      if (gone) {
        table.value.close();
        return;
      }
      session = await openSession(table.value, face);
      if (gone) {
        session.close();
        return;
      }
      document.title = title;
      setOpened({ session });
    };
    open().catch((error: unknown) => {
      if (!gone) setOpened({ problem: notLoaded(error) });
    });
    return () => {
      gone = true;
      session?.close();
      document.title = 'Mokum';
    };
  }, []);
  if (!opened) return <p class="loading">{words.value.loading}</p>;
  if ('problem' in opened) return <ProblemPage problem={opened.problem} />;
  const { session } = opened;
  return (
    <TablePage
      session={session}
      how={
        route.to === 'replay' || (route.to === 'shared' && session.table.now.peek().result !== undefined)
          ? 'replay'
          : 'play'
      }
      onHome={() => go('#/')}
      onRematch={() => void startTable(rematchOf(session.table.info))}
    />
  );
}
