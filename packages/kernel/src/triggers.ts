import { VALUES } from './agenda.ts';
import type { Args } from './about.ts';
import { type Domain, NONE, range } from './domain.ts';
import type { Player, Running } from './engine.ts';
import { refuse } from './errors.ts';
import { type Choice, type Happening, named, type Step, type Task } from './task.ts';

/** The step by which the listeners of a happening respond, one source after the other. */
export function responseTo<G extends Running<P>, P extends Player>(
  happening: Happening<G, P>,
  sources: Domain | undefined,
): Step<G>[] {
  const { respond } = happening;
  if (!respond) return [];
  if (!sources) refuse('bad-config', `${happening.name} has listeners, but the game names no sources`);
  if ('source' in happening.args) refuse('bad-config', `${happening.name}: source is who listens, not what is told`);
  const args = { source: sources, ...(happening.args as Args) };
  return [
    {
      kind: 'step',
      ...named(`on-${happening.name}`, args),
      do: (g, about) => respond.call(happening, g, g.players[g.seat], about.source, about),
    },
  ];
}

/** Where the order of several listeners could matter, their owner says which comes next. */
export function orderTask<G extends Running<P>, P extends Player>(
  sources: Domain,
): Choice<G, P, { readonly left: Domain }> {
  return {
    kind: 'choice',
    ...named('next-of', { left: range('number of listeners', 1, sources.size) }),
    domain: sources,
    seen: 'all',
    ends: 'nothing',
    options(g, _me, offer, { left }) {
      const { m, frame } = g.agenda;
      const top = g.agenda.top(g.$lane);
      for (let i = 1; i <= left; i++) offer(m[top - i * frame + VALUES]);
      offer.rest('listeners');
    },
    do(g, me, source, { left }) {
      const { agenda } = g;
      let below = 0;
      while (agenda.m[agenda.top(g.$lane) - below * agenda.frame + VALUES] !== source) below++;
      agenda.raise(g.$lane, below);
      if (left <= 2) return;
      agenda.m[agenda.push(g.$lane, this.id, me.index, g.cause)] = left - 1;
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
  c: number,
): void {
  const { agenda } = g;
  for (let i = 0; i < g.seats; i++) {
    const me = g.players[(Math.max(actor, 0) + i) % g.seats];
    const heard = happening.heard?.(g, me);
    if (!heard || heard.empty) continue;
    // A listener in somebody else's turn never waits for its owner.
    if (me.index === actor && order && heard.size > 1 && happening.orderMatters?.(g, me))
      agenda.m[agenda.push(g.$lane, order.id, me.index, g.cause)] = heard.size;
    for (let source = heard.first(); source !== NONE; source = heard.next(source)) {
      const at = agenda.push(g.$lane, respond.id, me.index, g.cause);
      agenda.m[at] = source;
      // The source, and what was told: as many integers as the happening has.
      if (respond.names.length > 1) agenda.m[at + 1] = a;
      if (respond.names.length > 2) agenda.m[at + 2] = b;
      if (respond.names.length > 3) agenda.m[at + 3] = c;
    }
  }
}
