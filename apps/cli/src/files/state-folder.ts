import { posix, win32 } from 'node:path';

export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** the folder of the user */
  readonly home: string;
}

/** The folder in which games are kept that nobody has named a file for: where each system wants such files. */
export function stateFolder({ platform, env, home }: Machine): string {
  if (platform === 'win32') {
    const local = env['LOCALAPPDATA'];
    return win32.join(local ? local : win32.join(home, 'AppData', 'Local'), 'mokum');
  }
  const state = env['XDG_STATE_HOME'];
  // A relative path there is to be ignored, says the standard of these folders.
  if (state !== undefined && posix.isAbsolute(state)) return posix.join(state, 'mokum');
  if (platform === 'darwin') return posix.join(home, 'Library', 'Application Support', 'mokum');
  return posix.join(home, '.local', 'state', 'mokum');
}
