import { openArchive } from './archive.js';
import { type Call, runCommand } from './command.js';
import { describeContents } from './describe-contents.js';
import { restore } from './restore.js';

const USAGE = `Usage:
  npm run restore -- FILE           restores a backup into an empty DATA_DIR, or the empty database of DATABASE_URL
  npm run restore -- --check FILE   proves a backup: restores it aside, compares, and deletes the copy
Nothing is overwritten: what is not empty is refused. The next start brings an older schema up to date.
docs/operating.md says more.`;

/** `npm run restore` */
async function restoreBackup({ file, config, log, signal }: Call): Promise<string> {
  const archive = await openArchive(file);
  try {
    const { label, leftOut } = await restore(config, archive, log, signal);
    return `${label} now holds ${describeContents(archive.manifest, leftOut)}.`;
  } finally {
    archive.close();
  }
}

await runCommand(USAGE, restoreBackup);
