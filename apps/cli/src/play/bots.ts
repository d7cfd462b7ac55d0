import type { BotAnswer, Bots } from '@mokum/host';
import { Memory, Random } from '@mokum/kernel';
import type { AnyView, Title } from '../table.ts';

/** Bots that think in this thread, given what the host gives them and nothing else. */
export const botsOf = ({ bots }: Title): Bots => ({
  choose({ level, seat, view, memory, legal, seed }): Promise<BotAnswer> {
    const remembered = new Memory(memory.seat, memory.seats, memory.options, memory.since);
    remembered.rows.push(...memory.rows);
    remembered.pending = memory.pending;
    const random = new Random(seed);
    const moves = bots[level].choose({ seat, view: view as unknown as AnyView, memory: remembered, legal, random });
    return Promise.resolve({ moves });
  },
});
