import { command } from './command.ts';
import { gameNames, TITLES, titleCalled } from './games.ts';
import { UsageError } from './usage.ts';

const withPacks = (): string[] => gameNames().filter((name) => TITLES[name].packs === 'taken');

export const editionCommand = command('edition', {
  does: 'show the tables of a game as an edition pack, to be changed and played',
  words: '<game>',
  most: 1,
  about: `Writes the tables that a game is played with as JSON: the edition pack of Mokum itself. Change its numbers, give it a name,
and play it with --pack. A pack is checked before it is played; what is wrong with it is told field by field. Its content and
hash stand in the header of every log played with it.`,
  examples: [
    ['mokum edition nieuw-amsterdam > mine.json', 'a pack to begin with'],
    ['mokum play nieuw-amsterdam --pack mine.json', 'play with it'],
    ['mokum simulate amsterdam --pack other.json', 'let bots play with one'],
  ],
  flags: {},
  run({ words }, io) {
    const { game, packs } = titleCalled(words[0]);
    if (packs === 'none') throw new UsageError(`${game.name} takes no edition pack; ${withPacks().join(' and ')} do`);
    io.say(...JSON.stringify(game.definition.edition, undefined, 2).split('\n'));
    return 0;
  },
});
