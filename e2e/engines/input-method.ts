import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseInput } from './compose.js';
import { type Program, startProgram } from './program.js';

/**
 * Starts a Korean input method (ibus-hangul) on a desktop: keys of a Latin keyboard become Hangul, as the 두벌식 layout
 * has it. Returns what the programs on the desktop have to know of it.
 */
export async function startInputMethod(
  env: NodeJS.ProcessEnv & { HOME: string },
): Promise<Program & { env: NodeJS.ProcessEnv }> {
  const settings = join(env.HOME, '.config', 'glib-2.0', 'settings');
  mkdirSync(settings, { recursive: true });
  writeFileSync(join(settings, 'keyfile'), "[org/freedesktop/ibus/engine/hangul]\ninitial-input-mode='hangul'\n");
  const bus = await startProgram(['dbus-daemon', '--session', '--nofork', '--print-address=1'], env, /^(unix:\S+)/m);
  const known = {
    DBUS_SESSION_BUS_ADDRESS: bus.match[1],
    GSETTINGS_BACKEND: 'keyfile',
    GTK_IM_MODULE: 'ibus',
    XMODIFIERS: '@im=ibus',
  };
  const own = { ...env, ...known };
  const daemon = await startProgram(
    ['sh', '-c', 'echo ready; exec ibus-daemon --xim --panel disable --config /usr/libexec/ibus-memconf'],
    own,
    /ready/,
  );
  // The daemon is there once it takes the engine.
  for (let tries = 0; ; tries++) {
    try {
      await chooseInput('xkb:us::eng', own);
      break;
    } catch (problem) {
      if (tries === 50) throw problem;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
  return {
    env: known,
    stop: async () => {
      await daemon.stop();
      await bus.stop();
    },
  };
}
