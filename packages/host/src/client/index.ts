export { type Around, Client, type ClientSetting, type Connection, type Listener, type Stop } from './client.ts';
export type { Dial, Ear, Line } from './dial.ts';
export { localDial } from './local-dial.ts';
export type { Position } from './position.ts';
