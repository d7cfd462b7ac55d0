/** Who looks at the screen: a seat, or nobody in particular while the curtain is down or before anybody was asked. */
export interface Onlooker {
  readonly viewer: number | undefined;
  /** the seat the screen should be handed to */
  readonly curtain: number | undefined;
}

/** What decides who looks next. */
export interface Asked {
  readonly people: readonly number[];
  readonly waitingFor: readonly number[];
  /** whether one of the people knows something that somebody looking on does not */
  readonly haveSecrets: () => boolean;
}

/**
 * Who looks next. One person alone always looks. Several hand the screen on: whoever looks and is asked again keeps it,
 * which in a game where all answer at once halves the number of times it changes hands; otherwise it goes to the next
 * person asked, behind a curtain where one of them knows a secret.
 */
export function nextOnlooker({ people, waitingFor, haveSecrets }: Asked, { viewer, curtain }: Onlooker): Onlooker {
  if (people.length === 1) return { viewer: people[0], curtain: undefined };
  const asked = people.filter((seat) => waitingFor.includes(seat));
  if (curtain !== undefined && asked.includes(curtain)) return { viewer: undefined, curtain };
  if (asked.length === 0 || (viewer !== undefined && asked.includes(viewer))) return { viewer, curtain: undefined };
  const next = asked.find((seat) => seat > (viewer ?? -1)) ?? asked[0];
  return haveSecrets() ? { viewer: undefined, curtain: next } : { viewer: next, curtain: undefined };
}
