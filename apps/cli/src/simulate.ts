import { command } from './command.ts';
export const simulateCommand = command('simulate', {
  does: '',
  words: '',
  most: 1,
  about: '',
  examples: [],
  flags: {},
  run: () => 0,
});
