import { expect, onTestFinished, test, vi } from 'vitest';
import { runCommand } from '../../test/command.js';
import { makeDataDir, removeDataDir } from '../../test/data-dir.js';
import { createTestDatabase } from '../../test/database.js';
import { readContent } from '../db/seed-content.js';
import { differenceOf } from './seed-difference.js';

/** `npm run seed` as an operator calls it, with the content of the release; a call takes seconds. */
vi.setConfig({ testTimeout: 180_000 });

const content = await readContent();
const size = {
  words: content.words.length,
  situations: content.lists.fields.reduce((sum, { entries }) => sum + entries.length, 0),
  koLike: content.lists.koLike.length,
  sentences: content.sentences.length,
  quizzes: content.quizzes.length,
  artists: content.songs.artists.length,
  songs: content.songs.songs.length,
};
const [first, second, third] = content.words.map(({ id }) => id);

/** The lines of the command by kind. */
function linesOf(stdout: string): Record<string, string> {
  const lines = stdout.trimEnd().split('\n').slice(0, -1);
  return Object.fromEntries(lines.map((line) => line.split(/ {2,}/) as [string, string]));
}

test('a check says what a seed would change and writes nothing; a seed does it, once', async () => {
  const own = await createTestDatabase();
  onTestFinished(() => own.drop());
  const database = await own.open();
  const seed = async (...args: string[]) => {
    const ended = await runCommand('seed', args, { DATABASE_URL: own.url });
    expect(ended).toMatchObject({ code: 0, stderr: '' });
    return ended.stdout;
  };
  const count = async (table: string) =>
    Number((await database.pool.query<{ count: string }>(`select count(*) from ${table}`)).rows[0]!.count);

  const fresh = {
    words: `${size.words} new, 0 the same`,
    situations: `${size.situations} new, 0 the same`,
    'words like Korean': `${size.koLike} new, 0 the same`,
    sentences: `${size.sentences} new, 0 the same`,
    quizzes: `${size.quizzes} new, 0 the same`,
    artists: `${size.artists} new, 0 the same`,
    songs: `${size.songs} new, 0 the same`,
  };
  const seeded = await seed();
  expect(linesOf(seeded)).toEqual(fresh);
  expect(seeded).toMatch(/\nThe database is up to date with this release\.\n$/);
  expect(await count('words')).toBe(size.words);
  const same = {
    words: `${size.words} the same`,
    situations: `${size.situations} the same`,
    'words like Korean': `${size.koLike} the same`,
    sentences: `${size.sentences} the same`,
    quizzes: `${size.quizzes} the same`,
    artists: `${size.artists} the same`,
    songs: `${size.songs} the same`,
  };
  // As an earlier release left it, and an admin: one word had another meaning, one had retired, one is the admin's.
  await database.pool.query(`update seeds set content_hash = 'earlier'`);
  await database.pool.query(`update words set meaning_ko = '다른 뜻' where id = $1`, [first]);
  await database.pool.query('update words set retired_at = now() where id = $1', [second]);
  await database.pool.query(`update words set meaning_ko = '고친 뜻', edited_at = now() where id = $1`, [third]);
  await database.pool.query(
    `insert into words (id, japanese_word, hiragana, korean_pronunciation, meaning_ko)
     values (99999, '古い語', 'ふるいご', '후루이고', '옛말')`,
  );
  await database.pool.query('delete from song_lines where song_id = (select min(song_id) from song_lines)');
  const changes = {
    ...same,
    words: `1 changed, 1 retired, 1 back, ${size.words - 2} the same`,
    songs: `1 changed, ${size.songs - 1} the same`,
  };
  const meaningOf = async (id: number | undefined) =>
    (await database.pool.query('select meaning_ko from words where id = $1', [id])).rows[0].meaning_ko;
  const seeds = async () => (await database.pool.query('select * from seeds order by name')).rows;
  const before = await seeds();
  const checked = await seed('--check');
  expect(linesOf(checked)).toEqual(changes);
  expect(checked).toMatch(/\nCheck: nothing was written\.\n$/);
  expect(await seeds()).toEqual(before);
  expect(await meaningOf(first)).toBe('다른 뜻');
  expect(linesOf(await seed())).toEqual(changes);
  expect(await meaningOf(first)).toBe(content.words[0]!.meaningKo);
  expect(await meaningOf(third)).toBe('고친 뜻');
  // The one that has retired is still there.
  expect(linesOf(await seed('--check'))).toEqual({ ...same, words: `${size.words + 1} the same` });
});

const row = (hash: string, retired = false) => ({ hash, retired });
const none = { new: 0, changed: 0, retired: 0, back: 0, gone: 0, same: 0 };

test.each([
  ['nothing', [], [], none],
  ['a new row', [], [['a', row('1')]], { ...none, new: 1 }],
  ['the same row', [['a', row('1')]], [['a', row('1')]], { ...none, same: 1 }],
  ['another text', [['a', row('1')]], [['a', row('2')]], { ...none, changed: 1 }],
  ['a row that retires', [['a', row('1')]], [['a', row('2', true)]], { ...none, retired: 1 }],
  ['a row that comes back', [['a', row('1', true)]], [['a', row('2')]], { ...none, back: 1 }],
  ['a row that is taken away', [['a', row('1')]], [], { ...none, gone: 1 }],
] as const)('the difference of %s', (_, before, after, difference) => {
  expect(differenceOf(new Map(before), new Map(after))).toEqual(difference);
});

test.each<[string, string[], number, RegExp]>([
  ['an option that is none', ['--force'], 64, /^Usage:/],
  ['no database', ['--check'], 78, /^There is no database in DATA_DIR \(.*\): start the server first/],
])('%s: refused', async (_, args, code, sentence) => {
  const DATA_DIR = makeDataDir();
  onTestFinished(() => removeDataDir(DATA_DIR));
  const called = await runCommand('seed', args, { DATA_DIR });
  expect(called).toEqual({ code, stdout: '', stderr: expect.stringMatching(sentence) });
});

test('a database of nothing is left as it is', async () => {
  const empty = await createTestDatabase({ empty: true });
  onTestFinished(() => empty.drop());
  const called = await runCommand('seed', [], { DATABASE_URL: empty.url });
  expect(called).toMatchObject({ code: 65, stderr: expect.stringMatching(/holds nothing of this product\.\n$/) });
});

test('help is given', async () => {
  const { code, stdout, stderr } = await runCommand('seed', ['--help'], {});
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toContain('npm run seed -- --check');
});
