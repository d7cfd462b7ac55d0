import { command } from '../command.ts';
export const engineCommand = command('engine', {
  does: '',
  words: '',
  most: 1,
  about: '',
  examples: [],
  flags: {},
  run: () => 0,
});
