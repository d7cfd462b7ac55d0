import { amsterdamOptions } from './page-amsterdam-options.ts';
import type { Catalogue } from '../catalogue.ts';

/**
 * The page's words in English. Add a key here and give it its French in fr.ts: a key missing there fails the type check.
 * `{name}` stands for a value (`fill`), `{ one, other }` are forms of one phrase by the plural category of `{n}`
 * (`counted`). Components read `words.value.…` of language.ts, so that they follow a change of language.
 */
export const page = {
  home: {
    title: 'Mokum',
    line: 'Three games about Amsterdam',
    posters: {
      grachtenpand: {
        title: 'Grachtenpand',
        author: 'by Zach Hoekstra',
        line: 'Build the prettiest street on the canal, card by card.',
        players: '2–5 players',
        fact: '20 minutes',
        play: 'Play now',
        setUp: 'New table',
        announced: 'Soon at this table',
      },
      'nieuw-amsterdam': {
        title: 'Nieuw Amsterdam',
        author: 'by Jeffrey D. Allers',
        line: 'Furs upriver, land on the island, ships for home.',
        players: '2–5 players',
        fact: '60–120 minutes',
        play: 'Play now',
        setUp: 'New table',
        announced: 'Soon at this table',
      },
      amsterdam: {
        title: 'Amsterdam',
        author: 'by Stefan Feld',
        line: 'Turn the dial, sail the barges, raise the canal belt.',
        players: '1–4 players',
        fact: 'from age 14',
        play: 'Play now',
        setUp: 'New table',
        announced: 'Soon at this table',
      },
    },
  },
  tom: 'TOM at the table',
  light: 'Morning or evening light',
  language: 'Language',
  loading: 'The table is being laid',
  /** a name, and what is said of it */
  labelled: '{what}: {said}',
  saves: {
    title: 'Continue',
    with: 'with {who}',
    turnOf: { one: '{n} step played', other: '{n} steps played' },
    over: 'Finished',
    yours: 'Your turn',
    waiting: 'Others choose',
    when: 'Last played {when}',
    open: 'Play on',
    look: 'Look at it',
    delete: 'Delete',
    deleted: 'Deleted',
    undo: 'Bring it back',
    more: { one: 'Show {n} more', other: 'Show {n} more' },
    broken: 'A saved game that cannot be read',
    download: 'Download the data',
    import: 'Open a file',
  },
  setUp: {
    title: 'New table',
    seats: 'Seats',
    seat: 'Seat {n}',
    name: 'Name',
    who: 'Played by',
    human: 'A person',
    bots: { greedy: 'Bot: greedy', random: 'Bot: at random' },
    colour: 'Colour',
    colours: { red: 'Red lion', green: 'Green mill', yellow: 'Yellow tulip', blue: 'Blue ship', white: 'Ivory anchor' },
    add: 'Add a seat',
    remove: 'Take the last seat away',
    seed: 'Seed',
    seedHint: 'The same seed deals the same cards. Leave it empty for a new one.',
    pack: {
      choose: 'Edition pack',
      hint: 'A JSON file with other tables; without one ours are played.',
      taken: 'Played with: {name}',
      leave: 'Play our tables',
      wrong: '{file} is no edition pack of this game:',
      foreign: 'This is a pack of {game}.',
      tooLarge: 'The file is too large.',
    },
    begin: 'Begin',
    close: 'Close',
    hotSeat: 'Several people share this screen: a curtain falls between their turns.',
    hotSeatOpen: 'Several people share this screen; nothing is secret in this game.',
    /** whoever plays at this screen, until they say otherwise */
    you: 'Anna',
    /** for bots, one after the other */
    names: 'Saskia, Joost, Rembrandt, Geertje, Willem',
    /** by game, what a table agrees on */
    amsterdam: amsterdamOptions,
  },
  /** Why a game cannot be shown. */
  problems: {
    missing: 'This game is not kept here any more.',
    unavailable: 'This browser keeps nothing for this page, so no saved game can be opened.',
    broken: 'This saved game is damaged and cannot be opened. You can download what is left of it.',
    'unknown-format': 'This game was written by a newer version of Mokum. Load the page again and try once more.',
    'unknown-game': 'This page does not have the game that was played here.',
    'unknown-rules':
      'This game was played by rules that this page does not have. Load the page again and try once more.',
    'not-a-log': 'This is not a Mokum game.',
    'log-differs': 'This game breaks off or breaks the rules somewhere, so it cannot be replayed.',
    'too-large': 'This is far too large to be a game.',
    'link-damaged': 'This link was cut or changed on its way. Ask for it again, or for the game as a file.',
    'link-unknown': 'This link was made by a newer version of Mokum. Load the page again and try once more.',
    'not-loaded':
      'A part of the page could not be loaded. See whether it is still served, and load it again: your games are kept.',
    download: 'Download the data',
    home: 'Back to the games',
  },
  /** What is said beside a game. */
  notices: {
    'bot-replaced': {
      'too-slow': '{who} thought for too long: a legal move was drawn by lot.',
      error: '{who} stumbled: a legal move was drawn by lot.',
      illegal: '{who} wanted a move that is not legal here: a legal one was drawn by lot.',
    },
    'not-kept': {
      full: 'There is no room left in this browser to keep the game. You can play on, but download it before you close this tab.',
      unavailable:
        'This browser keeps nothing for this page. You can play on, but download the game before you close this tab.',
      deleted: 'This game was deleted in another tab. You can play on, but it is no longer kept.',
    },
    'ahead-dropped': 'What {who} had chosen ahead is no longer possible: {moves}.',
    'moved-elsewhere': 'This game was played on in another tab: here it is.',
    'page-is-old': 'This game was played on in a newer version of Mokum. Load the page again.',
    download: 'Download the game',
    dismiss: 'Close',
  },
} as const;

/** What every language says on the page. */
export type PageWords = Catalogue<typeof page>;
