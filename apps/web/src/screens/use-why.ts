import type { Why } from '@mokum/kernel';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Position, Table } from '../table/table.ts';

interface Told {
  readonly move: string;
  readonly why: Why;
}

/**
 * Why a move is not possible now, once the table has told it. The table is asked before the picture that shows what was
 * asked about: an answer that is at hand is in the same picture. It is asked again for every position that is shown.
 */
export function useWhy(table: Table, move: string | undefined, shown: Position): Why | undefined {
  const [told, tell] = useState<Told | undefined>(undefined);
  useLayoutEffect(() => {
    if (move === undefined) return;
    let over = false;
    const ask = async (asked: string): Promise<void> => {
      const why = await table.why(asked);
      if (!over) tell({ move: asked, why });
    };
    void ask(move);
    return () => {
      over = true;
    };
  }, [table, move, shown]);
  return told !== undefined && told.move === move ? told.why : undefined;
}
