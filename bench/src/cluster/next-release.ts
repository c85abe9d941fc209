import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The migration of a release as they mostly are: columns of the busiest tables, and an index. */
const migrationOf = (nth: number) =>
  [
    `ALTER TABLE "point_awards" ADD COLUMN "drill_${nth}" integer;`,
    `ALTER TABLE "word_progress" ADD COLUMN "drill_${nth}" integer DEFAULT 0 NOT NULL;`,
    `CREATE INDEX "point_awards_drill_${nth}" ON "point_awards" USING btree ("member_id","drill_${nth}");`,
  ].join('--> statement-breakpoint\n');

type Journal = { entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[] };

/**
 * Makes the program of a later release: the code of this checkout with `nth` more migrations. The release before it then
 * works on a database with migrations that it does not know.
 */
export function nextRelease(folder: string, nth: number): string {
  const server = join(folder, 'apps/server');
  mkdirSync(server, { recursive: true });
  for (const part of ['node_modules', 'packages', 'apps/web', 'package.json', 'apps/server/package.json']) {
    symlinkSync(join(root, part), join(folder, part));
  }
  for (const part of ['dist', 'migrations'])
    cpSync(join(root, 'apps/server', part), join(server, part), { recursive: true });
  const journalFile = join(server, 'migrations/meta/_journal.json');
  const journal = JSON.parse(readFileSync(journalFile, 'utf8')) as Journal;
  for (let n = 1; n <= nth; n += 1) {
    const last = journal.entries.at(-1)!;
    const tag = `9${String(n).padStart(3, '0')}_drill`;
    writeFileSync(join(server, `migrations/${tag}.sql`), migrationOf(n));
    journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag });
  }
  writeFileSync(journalFile, JSON.stringify(journal));
  return join(server, 'dist/main.js');
}
