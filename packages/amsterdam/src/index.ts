export { amsterdam } from './game.ts';
