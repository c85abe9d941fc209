import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, readConfig } from '../config.js';
import { exitCodes, StartupError } from '../lib/startup-error.js';
import { createLog, type Log } from '../log.js';
import { openArchive } from './archive.js';
import { explainFailure } from './failures.js';
import { countOf } from './figures.js';
import { prove } from './prove.js';

export type Call = { readonly file: string; readonly config: Config; readonly log: Log; readonly signal: AbortSignal };

/** A command that takes one file: reads what it was called with, and ends with one sentence whatever happens. */
export async function runCommand(usage: string, work: (call: Call) => Promise<string>): Promise<void> {
  const stop = new AbortController();
  const called = readArguments(process.argv.slice(2));
  if (called === 'help') return console.log(usage);
  if (called === null) {
    console.error(usage);
    process.exitCode = exitCodes.usage;
    return;
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort());
  try {
    const call = {
      ...called,
      config: readConfig(process.env),
      log: createLog({ logLevel: 'warn' }),
      signal: stop.signal,
    };
    console.log(await (called.check ? check(call) : work(call)));
  } catch (error) {
    const explained = stop.signal.aborted ? STOPPED : explainFailure(error, called.file);
    console.error(explained instanceof StartupError ? explained.message : explained);
    process.exitCode = explained instanceof StartupError ? explained.exitCode : exitCodes.software;
  }
}

const STOPPED = new StartupError('Stopped: nothing was kept.', 130);

/** Null for what makes no sense. A file is named from where the operator stands, not from where npm runs. */
function readArguments(args: readonly string[]): { file: string; check: boolean } | 'help' | null {
  try {
    const options = { help: { type: 'boolean', short: 'h' }, check: { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    if (values.help) return 'help';
    const [file, ...more] = positionals;
    if (!file || more.length > 0) return null;
    return { file: resolve(process.env['INIT_CWD'] || '.', file), check: values.check === true };
  } catch {
    return null;
  }
}

/** `--check`, the same for both commands. */
async function check({ file, log, signal }: Call): Promise<string> {
  const archive = await openArchive(file);
  try {
    const leftOut = await prove(archive, log, signal);
    return `${file} can be restored: ${countOf(archive.manifest, leftOut)}, restored aside and compared.`;
  } finally {
    archive.close();
  }
}
