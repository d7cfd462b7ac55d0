import { commit, type G } from './state.ts';

/** The seat that holds a turn-order token now. */
export function holderOf(g: G, token: number): number {
  for (let seat = 0; seat < g.seats; seat++) if (g.players[seat].token === token) return seat;
  return -1;
}

/** What was chosen stands. */
export const confirm = commit('confirm', { seen: 'all', do: () => undefined });
