import { command } from '../command.ts';
export const benchCommand = command('bench', {
  does: '',
  words: '',
  most: 1,
  about: '',
  examples: [],
  flags: {},
  run: () => 0,
});
