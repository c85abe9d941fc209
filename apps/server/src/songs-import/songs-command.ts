import { parseArgs } from 'node:util';
import { type Call, pathOf, runWith } from '../backup/command.js';
import { openSource } from '../backup/database-handle.js';
import { importSongs } from './import-songs.js';
import { readJson } from './read-json.js';
import { importReportOf } from './report.js';
import { checkSchema } from './schema-fits.js';

const USAGE = `Usage:
  npm run songs -- import FILE             adds the songs of a JSON file, or brings them up to date
  npm run songs -- import --dry-run FILE   says what that would add and change, and writes nothing
The file is checked as a whole first: with one problem in it nothing is written. Importing it again changes nothing.
The database is the server's: DATABASE_URL, else the one in DATA_DIR. The server may run, and shows the songs at once.
Import only lyrics that you hold the rights to show. docs/operating.md describes the file.`;

type SongsArguments = { readonly file: string; readonly dryRun: boolean };

function readArguments(args: readonly string[]): SongsArguments | 'help' | null {
  try {
    const options = { help: { type: 'boolean', short: 'h' }, 'dry-run': { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    if (values.help) return 'help';
    const [command, file, ...more] = positionals;
    if (command !== 'import' || !file || more.length > 0) return null;
    return { file: pathOf(file), dryRun: values['dry-run'] === true };
  } catch {
    return null;
  }
}

/** `npm run songs` */
async function importFile({ file, dryRun, config, log, signal }: SongsArguments & Call): Promise<string> {
  const parsed = await readJson(file);
  const { client, label, close } = await openSource(config, log, signal, 'start the server first, which makes it');
  try {
    await checkSchema(client, label);
    return importReportOf(await importSongs(client, parsed, { file, dryRun, now: new Date() }), dryRun);
  } finally {
    await close();
  }
}

await runWith(USAGE, readArguments, importFile);
