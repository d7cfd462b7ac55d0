import type * as v from 'valibot';
import { fields, listOf, oneOf, text, whole } from './checking/index.ts';
import { LIMITS } from './limits.ts';
import { count, json, name } from './parts.ts';

/** What everybody may know of a table. There is no seed in it: who knows the seed knows what will be drawn. */
export const tableCard = fields({
  id: name,
  game: name,
  /** the version of the rules that it is played by */
  rules: whole(1),
  seats: listOf(
    fields({
      name: text(LIMITS.name),
      colour: oneOf(['red', 'green', 'yellow', 'blue', 'white']),
      /** `human`, or the level of a bot */
      who: text(LIMITS.name),
    }),
    LIMITS.seats,
    'a list of seats',
  ),
  options: json,
  /** when it was begun, in milliseconds */
  begun: count,
});
export type TableCard = v.InferOutput<typeof tableCard>;
