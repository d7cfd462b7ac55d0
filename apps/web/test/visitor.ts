const NOTES: Readonly<Record<string, readonly string[]>> = {
  grachtenpand: ['welcome', 'draw', 'build', 'place', 'done', 'canal', 'passed', 'roof', 'group', 'ending'],
  amsterdam: [
    'welcome',
    'dial',
    'card',
    'dice',
    'turn',
    'docker',
    'harbour',
    'block',
    'store',
    'ending',
    'figures',
    'openOrder',
    'orders',
    'tiles',
    'handBack',
    'tomRace',
    'tom',
  ],
  'nieuw-amsterdam': ['welcome', 'column', 'bid', 'ending', 'feed', 'town', 'land', 'trade', 'houses'],
};

/** Settings of somebody who has played before and does not wait for bots. */
export const QUICK = {
  botSpeed: 'instant',
  language: 'en',
  notesSeen: Object.entries(NOTES).flatMap(([game, ids]) => ids.map((id) => `${game}-${id}`)),
};
