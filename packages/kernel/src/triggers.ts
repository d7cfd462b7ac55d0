import { FRAME } from './agenda.ts';
import type { Domain } from './domain.ts';
import { NONE, range } from './domain.ts';
import type { Player, Running } from './engine.ts';
import { refuse } from './errors.ts';
import type { Choice, Happening, Step, Task } from './task.ts';

/** The step by which the listeners of a happening respond, one source after the other. */
export function responseTo<G extends Running<P>, P extends Player>(
  happening: Happening<G, P>,
  sources: Domain | undefined,
): Step<G>[] {
  const { respond } = happening;
  if (!respond) return [];
  if (!sources) refuse('bad-config', `${happening.name} has listeners, but the game names no sources`);
  if ('source' in happening.args) refuse('bad-config', `${happening.name}: source is who listens, not what is told`);
  const named = Object.entries(happening.args).slice(0, 2);
  return [
    {
      kind: 'step',
      name: `on-${happening.name}`,
      id: -1,
      args: { source: sources, ...Object.fromEntries(named) },
      do: (g) => respond(g, g.players[g.seat], g.a),
    },
  ];
}

/** Where the order of several listeners could matter, their owner says which comes next. */
export function orderTask<G extends Running<P>, P extends Player>(sources: Domain): Choice<G, P> {
  return {
    kind: 'choice',
    name: 'next-of',
    id: -1,
    domain: sources,
    seen: 'all',
    ends: 'nothing',
    args: { left: range('listeners left', 1, sources.size) },
    options(g, _me, offer) {
      const { m } = g.agenda;
      const top = g.agenda.top(g.$lane);
      for (let i = 1; i <= g.a; i++) offer(m[top - i * FRAME + 2]);
      offer.rest('listeners');
    },
    do(g, me, source) {
      const { agenda } = g;
      let below = 0;
      while (agenda.m[agenda.top(g.$lane) - below * FRAME + 2] !== source) below++;
      agenda.raise(g.$lane, below);
      if (g.a <= 2) return;
      agenda.push(g.$lane, this.id, me.index, g.a - 1, 0, 0, g.cause);
      agenda.raise(g.$lane, 1);
    },
  };
}

/**
 * The actor's listeners first, then the others' in seat order; each player's in the order of their numbers. Where
 * nobody acts (seat −1) they go from the first seat.
 */
export function listen<G extends Running<P>, P extends Player>(
  g: G,
  happening: Happening<G, P>,
  respond: Task<G, P>,
  order: Task<G, P> | undefined,
  actor: number,
  a: number,
  b: number,
): void {
  for (let i = 0; i < g.seats; i++) {
    const me = g.players[(Math.max(actor, 0) + i) % g.seats];
    const heard = happening.heard?.(g, me);
    if (!heard || heard.empty) continue;
    // A listener in somebody else's turn never waits for its owner.
    if (me.index === actor && order && heard.size > 1 && happening.orderMatters?.(g, me))
      g.next(order, me.index, heard.size);
    for (let source = heard.first(); source !== NONE; source = heard.next(source))
      g.next(respond, me.index, source, a, b);
  }
}
