import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The folder of the checkout, without a slash at its end. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/**
 * Runs a command in the checkout with its output shown, and answers its exit code (128 and more: ended by a signal).
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string | undefined> }} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, { cwd = root, env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 128));
  });
}

/** Runs a JavaScript file with this Node; `npx` would cost half a second and swallow signals. */
export const node = (file, args = [], options = {}) => run(process.execPath, [file, ...args], options);

/** Runs npm: the one that runs this script, if there is one. */
export const npm = (args, options = {}) =>
  process.env.npm_execpath ? node(process.env.npm_execpath, args, options) : run('npm', args, options);
