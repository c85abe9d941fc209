import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startInputMethod } from './input-method.js';
import { startProgram } from './program.js';

/** A screen without a monitor, a Korean input method, and a folder for all that the programs on it keep. */
export type Desktop = { env: NodeJS.ProcessEnv; stop: () => Promise<void> };

/** Starts a desktop that has room for pages of every width that the tests look at. */
export async function startDesktop(): Promise<Desktop> {
  const home = mkdtempSync(join(tmpdir(), 'utarang-desktop-'));
  const screen = await startProgram(
    ['Xvfb', '-displayfd', '1', '-screen', '0', '2000x1500x24', '-nolisten', 'tcp'],
    {},
    /^(\d+)\n/m,
  );
  const env = {
    DISPLAY: `:${screen.match[1]}`,
    HOME: home,
    XDG_RUNTIME_DIR: home,
    LANG: 'C.UTF-8',
    LIBGL_ALWAYS_SOFTWARE: '1',
    NO_AT_BRIDGE: '1',
    GTK_USE_PORTAL: '0',
  };
  const inputMethod = await startInputMethod(env);
  return {
    env: { ...env, ...inputMethod.env },
    stop: async () => {
      await inputMethod.stop();
      await screen.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
