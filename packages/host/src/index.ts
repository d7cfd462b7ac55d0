export { type Connected, Host } from './host.ts';
export { receiveText } from './receive-text.ts';
export { beginTable, goOnWith, openTable } from './open.ts';
export {
  type Appended,
  type Beside,
  type BotAnswer,
  type BotRequest,
  type Bots,
  type Change,
  type Clock,
  type Door,
  type Kept,
  type KeptLane,
  type Luck,
  noClock,
  type Store,
  type TableLuck,
  type Wire,
} from './ports/index.ts';
export type { HostSetting } from './setting.ts';
