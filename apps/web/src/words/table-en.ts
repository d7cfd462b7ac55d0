import type { Catalogue } from '@mokum/words/catalogue';

/** The words around the table in English; they come with the first table, not with home. */
export const table = {
  home: 'Home',
  opponents: 'Opponents',
  board: 'Board',
  own: 'Your hand and the decks',
  log: 'Log',
  scores: 'Points',
  rules: 'Rules',
  settings: 'Settings',
  you: 'Your points',
  keys: 'Keys',
  drawer: 'Log, points and rules',
  close: 'Close',
  undo: 'Undo',
  endTurn: 'End turn',
  zoomIn: 'Closer',
  zoomOut: 'Further away',
  fit: 'Show all',
  options: 'You may: {options}.',
  loading: 'The table is being laid',
  skip: 'Show at once',
  building: 'shows the build',
  noUndo: {
    nothing: 'There is nothing to take back.',
    chance: 'A card was drawn since: that cannot be taken back.',
    secret: 'Something secret was shown since: that cannot be taken back.',
    'other-seat': 'Somebody else has moved since.',
    commit: 'The turn was ended: it stands.',
    shown: 'Everybody’s choice has been shown: nothing is taken back now.',
  },
  noEndTurn: 'Not yet: {ask}',
  notNow: {
    'not-waiting': 'Not now: you are not asked anything.',
    'not-asked': 'Not now. What is asked: {ask}',
    over: 'The game is over.',
  },
  rule: 'Rule {paragraph}',
  state: { thinking: 'chooses', ready: 'is ready', idle: 'looks on' },
  points: { one: '{n} point', other: '{n} points' },
  banner: '{name}, {points}, {state}. Open',
  sheet: { prompt: 'Show your hand', own: 'Show everything', all: 'Show the prompt only' },
  recap: 'Since your last move',
  hideRecap: 'Hide what happened',
  showThen: 'Show the table at that moment',
  looking: 'You look at an earlier moment',
  backToNow: 'Back to now',
  noLog: 'Nothing has happened yet.',
  scoresSoFar: 'As if the game ended now',
  total: 'Total',
  player: 'Player',
  rulesIn: 'The rules reference is written in English.',
  notes: { title: 'A word on the side', gotIt: 'Got it', noMore: 'No more notes' },
  settingsOf: {
    language: 'Language',
    theme: 'Light',
    themes: { system: 'As the device', light: 'Morning', dark: 'Evening' },
    botSpeed: 'Speed of the bots',
    speeds: { slow: 'Leisurely', normal: 'Steady', fast: 'Brisk', instant: 'At once' },
    commit: 'End of the turn',
    commits: { ask: 'I press End turn', automatic: 'Ends by itself when nothing is left to decide' },
    motion: 'Movement',
    motions: { system: 'As the device', full: 'Full', reduced: 'None' },
    notesAgain: 'Show the notes of the first game again',
    notKept: 'This browser does not keep settings.',
  },
  keysOf: {
    intro: 'Tab goes from group to group, the arrow keys walk inside one, Enter chooses. And, anywhere at the table:',
    undo: 'Undo',
    endTurn: 'End turn',
    log: 'Log',
    scores: 'Points',
    rules: 'Rules',
    keys: 'This list',
    escape: 'Close what is open',
    zoom: 'Closer, further away, show all',
  },
  curtain: {
    title: 'Hand the screen to {who}',
    text: 'What the others know stays behind the curtain.',
    raise: 'I am {who}',
  },
  end: {
    title: 'The count',
    next: 'Next',
    skip: 'Straight to the ranking',
    winner: '{who} wins',
    shared: '{who} share the victory',
    place: 'Place {n}',
    rematch: 'Rematch',
    replay: 'Replay',
    export: 'Download the log',
    share: 'Copy a link to this game',
    shared_: 'The link is in your clipboard: it holds the whole game.',
    shareFailed: 'Copy this link:',
    table: 'Look at the table',
    count: 'Show the count',
    chart: 'Points by source',
  },
  replay: {
    title: 'Replay',
    slider: 'Moment of the game',
    at: 'Row {n} of {of}',
    play: 'Play',
    pause: 'Pause',
    back: 'One back',
    forward: 'One forward',
    seat: 'Seen from',
    playOn: 'Play on from the end',
  },
  grachtenpand: {
    over: 'The game is over',
    waitingFor: 'Waiting for {who}',
    drawHint: 'Everybody draws at the same time; then all build, then the hands move on.',
    drawAgain: 'That deck ran out before your turn came: choose another',
    buildHint: 'The cards you keep go to {who}, on your left.',
    placeHint: 'The gilt outlines show where. Or into the canal, below the street.',
    doneHint: 'Then all builds are shown, and your hand goes to {who}.',
    thrownHint: '{card} goes into the canal; your hand goes to {who}.',
    yourStreet: 'Your street',
    streetOf: '{who}’s street',
    hand: 'Your hand',
    decks: 'Decks',
    /** what a condition begins with and a tile leaves out, the longest first */
    subjects: 'the building has |the building is ',
    when: 'if',
    potsScore: 'Each flower pot scores 1 point of its own.',
    inGroup: 'It belongs to the largest group of one colour.',
    deckHas: {
      shop: 'A shop begins a new building at either end of the street.',
      window: 'A window makes a building higher and brings cats, birds, flags and flower pots.',
      roof: 'A roof closes a building. The fourth roof ends the game.',
    },
    keys: {
      card: ['First card of the hand', 'Second card of the hand', 'Third card of the hand', 'Fourth card of the hand'],
      canal: 'The chosen card into the canal',
    },
    notes: {
      welcome:
        'Build the prettiest street. Shops and roofs score if their building has what their sign asks for. First draw a card: choose one of the three decks.',
      draw: 'What to draw? Roofs are few, and whoever builds a fourth ends the game. Windows carry the cats, birds, flags and pots that signs ask for.',
      build: 'Now play one of your four cards. The others travel on to your left: what you leave, your neighbour gets.',
      place:
        'Gilt outlines are the places where this card may go. Shops stand at the ends, windows and roofs on a building.',
      done: 'You can still take it back. With End turn your build stands, and all builds are shown together.',
      canal:
        'No card you like? Choose one and throw it into the canal: out of the game, and out of your neighbour’s reach.',
      passed:
        'This hand came from your right. In a few turns you will see your own cards again, if nobody builds them.',
      roof: 'A roof closes its building: no window goes on it any more. Does it have all that its shop asks for?',
      group: 'The gilt line is your largest group of one colour. The largest of all streets earns 4 points at the end.',
      ending: 'Three roofs somewhere: with the fourth this becomes the last turn.',
    },
  },
} as const;

type Loose<T> = T extends readonly string[]
  ? readonly string[]
  : T extends string
    ? string
    : { readonly [K in keyof T]: Loose<T[K]> };
/** What every language says around the table. */
export type TableWords = Omit<Catalogue<typeof table>, 'grachtenpand'> & {
  readonly grachtenpand: Omit<Catalogue<typeof table.grachtenpand>, 'keys'> & {
    readonly keys: Loose<typeof table.grachtenpand.keys>;
  };
};
