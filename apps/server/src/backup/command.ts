import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, readConfig } from '../config.js';
import { exitCodes, StartupError } from '../lib/startup-error.js';
import { createLog, type Log } from '../log.js';
import { openArchive } from './archive.js';
import { describeContents } from './describe-contents.js';
import { explainFailure } from './failures.js';
import { verify } from './verify.js';

/** The environment that every command works with. */
export type Environment = { readonly config: Config; readonly log: Log; readonly signal: AbortSignal };
export type Call = Environment & { readonly file: string };

/** A command that takes a file, and with `--check` verifies it. */
export const runCommand = (usage: string, work: (call: Call) => Promise<string>): Promise<void> =>
  runWith(usage, readArguments, ({ check: checks, ...call }) => (checks ? check(call) : work(call)));

/**
 * Runs a command: parses its arguments, does the work, and prints its result or one sentence with the reason of the
 * failure. `read` returns null for arguments that are wrong, or throws a `StartupError` with the reason.
 */
export async function runWith<Called extends object>(
  usage: string,
  read: (args: readonly string[]) => Called | 'help' | null,
  work: (call: Called & Environment) => Promise<string>,
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<void> {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort());
  let called: Called | 'help' | null = null;
  try {
    called = read(process.argv.slice(2));
    if (called === 'help') return console.log(usage);
    if (called === null) throw new StartupError(usage, exitCodes.usage);
    const call = {
      ...called,
      config: readConfig(env),
      log: createLog({ logLevel: 'warn' }),
      signal: stop.signal,
    };
    console.log(await work(call));
  } catch (error) {
    const explained = stop.signal.aborted ? STOPPED : explainFailure(error, placeOf(called));
    console.error(explained instanceof StartupError ? explained.message : explained);
    process.exitCode = explained instanceof StartupError ? explained.exitCode : exitCodes.software;
  }
}

/** The file of a command, for the sentence of a failure. */
const placeOf = (called: unknown) =>
  called !== null && typeof called === 'object' && 'file' in called ? String(called.file) : 'The data folder';

const STOPPED = new StartupError('Stopped: nothing was kept.', 130);

function readArguments(args: readonly string[]): { file: string; check: boolean } | 'help' | null {
  try {
    const options = { help: { type: 'boolean', short: 'h' }, check: { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    if (values.help) return 'help';
    const [file, ...more] = positionals;
    if (!file || more.length > 0) return null;
    return { file: pathOf(file), check: values.check === true };
  } catch {
    return null;
  }
}

/** Resolves a path from the operator's working directory, which npm changes. */
export const pathOf = (file: string): string => resolve(process.env['INIT_CWD'] || '.', file);

/** Verifies a backup (`--check`), for `backup` and `restore` alike. */
async function check({ file, log, signal }: Call): Promise<string> {
  const archive = await openArchive(file);
  try {
    const leftOut = await verify(archive, log, signal);
    return `${file} can be restored: ${describeContents(archive.manifest, leftOut)}, restored aside and compared.`;
  } finally {
    archive.close();
  }
}
