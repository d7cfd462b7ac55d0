import type { AnyField, Fields, RecordType } from '../record.ts';

/** One field of a state, where it stands in the words and where in a view. */
export interface Place {
  readonly field: AnyField;
  readonly at: number;
  /** the seat it belongs to, or −1 */
  readonly owner: number;
  /** names and numbers that lead to it in a view */
  readonly path: readonly string[];
}

/** Which field each word of a state belongs to; words of what no view shows belong to none. */
export interface PlaceMap {
  readonly places: readonly Place[];
  /** by word, the number of its place, or −1 */
  readonly placeOf: Int16Array;
  /** where the agenda stands: who is waited for, and what they are asked */
  readonly agenda: Place;
  /** the word that says how many seats play */
  readonly seatsAt: number;
}

const known = new WeakMap<RecordType<Fields>, PlaceMap>();

/** Made once for each type of record. */
export function placesOf(type: RecordType<Fields>): PlaceMap {
  let map = known.get(type);
  if (!map) {
    map = mapOut(type);
    known.set(type, map);
  }
  return map;
}

function mapOut(type: RecordType<Fields>): PlaceMap {
  const places: Place[] = [];
  const placeOf = new Int16Array(type.size).fill(-1);
  type.spans(
    0,
    (from, to, field, path, owner) => {
      if (field.derived) return;
      placeOf.fill(places.length, from, to);
      places.push({ field, at: from, owner, path: path.split(/[.[\]]+/).filter((part) => part !== '') });
    },
    '',
  );
  const agenda = places.find(({ path }) => path[0] === 'agenda') as Place;
  return { places, placeOf, agenda, seatsAt: type.offsets.get('seats') as number };
}

/** The places in which two states differ, in the order of declaration; of seats that do not play, none. */
export function changedPlaces(map: PlaceMap, before: Int32Array, after: Int32Array): Place[] {
  const { places, placeOf, seatsAt } = map;
  const seats = after[seatsAt];
  const changed: Place[] = [];
  let last = -1;
  for (let i = 0; i < after.length; i++) {
    if (before[i] === after[i]) continue;
    const number = placeOf[i];
    if (number === last || number < 0) continue;
    last = number;
    if (places[number].owner < seats) changed.push(places[number]);
  }
  return changed;
}
