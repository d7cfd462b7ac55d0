import { expect, test } from 'vitest';
import { type Machine, stateFolder } from '../../src/files/state-folder.ts';

test.each<[string, Machine, string]>([
  ['Linux', { platform: 'linux', env: {}, home: '/home/anna' }, '/home/anna/.local/state/mokum'],
  ['XDG_STATE_HOME', { platform: 'linux', env: { XDG_STATE_HOME: '/s' }, home: '/home/anna' }, '/s/mokum'],
  ['a relative one', { platform: 'linux', env: { XDG_STATE_HOME: 's' }, home: '/h' }, '/h/.local/state/mokum'],
  ['an empty one', { platform: 'freebsd', env: { XDG_STATE_HOME: '' }, home: '/h' }, '/h/.local/state/mokum'],
  ['macOS', { platform: 'darwin', env: {}, home: '/Users/anna' }, '/Users/anna/Library/Application Support/mokum'],
  ['macOS with XDG_STATE_HOME', { platform: 'darwin', env: { XDG_STATE_HOME: '/s' }, home: '/Users/anna' }, '/s/mokum'],
  ['Windows', { platform: 'win32', env: { LOCALAPPDATA: 'D:\\Local' }, home: 'C:\\Users\\Anna' }, 'D:\\Local\\mokum'],
  [
    'Windows without LOCALAPPDATA',
    { platform: 'win32', env: { XDG_STATE_HOME: '/s' }, home: 'C:\\Users\\Anna' },
    'C:\\Users\\Anna\\AppData\\Local\\mokum',
  ],
])('%s', (_, machine, folder) => {
  expect(stateFolder(machine)).toBe(folder);
});
