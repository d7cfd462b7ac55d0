import type { Json } from '../domain.ts';
import { shown } from '../errors.ts';
import { plainText } from '../plain-text.ts';
import type { Refusal, Reply } from './reply.ts';
import type { Rules } from './rules.ts';
import type { RulesShelf } from './shelf.ts';

/** The released versions of each game, by number: a file, and the SHA-256 of its bytes in hexadecimal digits. */
export type FrozenIndex = Readonly<Record<string, Readonly<Record<string, Frozen>>>>;

export interface Frozen {
  readonly file: string;
  readonly sha256: string;
}

/** What a shelf needs of the place where it stands: Node reads files, a page fetches them. */
export interface Bundles {
  /** by game, the rules of this very program */
  readonly newest: Readonly<Record<string, () => Promise<Rules>>>;
  readonly index: FrozenIndex;
  /** the SHA-256 of a bundle as it lies there */
  hashOf(file: string): Promise<string>;
  /** The bundle as a module. Nobody asks for one whose hash was not compared. */
  open(file: string): Promise<{ readonly rules: Rules }>;
  /** what to do where a bundle is missing or spoilt, as a sentence */
  readonly advice: string;
}

const refused = (code: string, message: string): { ok: false; refusal: Refusal } => ({
  ok: false,
  refusal: { code, message: plainText(message) },
});

/**
 * Whoever draws a table and whoever thinks for its bots uses the newest copy of a game, which must know the pack that
 * an older copy plays with.
 */
function tellingPacks(rules: Rules, newest: Rules): Rules {
  const tell = (options: Json | undefined, seats: number): void => {
    if ((options as { readonly pack?: Json } | null | undefined)?.pack !== undefined)
      newest.readOptions(options, seats);
  };
  return {
    ...rules,
    begin(setting) {
      tell(setting.options, setting.seats);
      return rules.begin(setting);
    },
    replay(log, how, nature) {
      tell(log.header.options, log.header.seats);
      return rules.replay(log, how, nature);
    },
    replaying(log, nature) {
      tell(log.header.options, log.header.seats);
      return rules.replaying(log, nature);
    },
  };
}

/** The one shelf: where files come from is all in which those of Node and of the page differ. */
export function shelfOf(bundles: Bundles): RulesShelf {
  const { index, advice } = bundles;
  const games = Object.keys(bundles.newest);
  const opened = new Map<string, Rules>();

  const newest = async (game: string): Promise<Reply<Rules>> => {
    if (!Object.hasOwn(bundles.newest, game))
      return refused(
        'unknown-game',
        `no game ${shown(game)} is known here, only ${games.join(', ')}. Open it with the Mokum that wrote it`,
      );
    return { ok: true, value: await bundles.newest[game]() };
  };

  const frozen = async (newest: Rules, version: number, { file, sha256 }: Frozen): Promise<Reply<Rules>> => {
    const { game } = newest;
    const known = opened.get(file);
    if (known) return { ok: true, value: known };
    const what = `version ${version} of the rules of ${game} (${file})`;
    try {
      const hash = await bundles.hashOf(file);
      if (hash !== sha256)
        return refused('spoilt-bundle', `${what} is not what was released: its SHA-256 is ${hash}. ${advice}`);
      const { rules } = await bundles.open(file);
      if (rules.game !== game || rules.version !== version)
        return refused('spoilt-bundle', `${what} holds version ${rules.version} of ${rules.game}. ${advice}`);
      const value = tellingPacks(rules, newest);
      opened.set(file, value);
      return { ok: true, value };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return refused('no-bundle', `${what} cannot be read: ${reason}. ${advice}`);
    }
  };

  return {
    newest,
    async load(game, version) {
      const own = await newest(game);
      if (!own.ok || own.value.version === version) return own;
      const released = Object.hasOwn(index, game) ? index[game] : {};
      if (version < own.value.version && Object.hasOwn(released, version))
        return frozen(own.value, version, released[version]);
      const here = [...new Set([...Object.keys(released).map(Number), own.value.version])].sort((a, b) => a - b);
      return refused(
        'unknown-rules',
        `this game is played by version ${shown(version)} of the rules of ${game}; here is version ${here.join(', ')}. Open it with the Mokum that wrote it, or with a newer one`,
      );
    },
  };
}
