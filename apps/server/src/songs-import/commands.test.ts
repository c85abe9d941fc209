import type { SongDetail } from '@utarang/contract';
import { expect, onTestFinished, test } from 'vitest';
import { runCommand } from '../../test/command.js';
import { makeDataDir, removeDataDir } from '../../test/data-dir.js';
import { Program } from '../../test/program.js';
import { makeSeededDataDir } from '../../test/seeded-data-dir.js';
import { builtWebApp } from '../../test/serve.js';
import { fileOf, newFile, newSong, songDatabase } from '../../test/songs-import.js';

/** The command as an operator calls it. */

test('beside a running server with a database of its own, which shows the song', async () => {
  const DATA_DIR = await makeSeededDataDir();
  onTestFinished(() => removeDataDir(DATA_DIR));
  const program = new Program({ DATA_DIR, WEB_ROOT: await builtWebApp(onTestFinished), RATE_LIMIT: 'off' });
  const url = await program.ready();
  const file = await fileOf({ ...newFile, songs: [{ ...newSong, artists: ['朝子'] }] });
  const called = await runCommand('songs', ['import', file], { DATA_DIR });
  expect(called).toEqual({
    code: 0,
    stderr: '',
    stdout: expect.stringMatching(/\nImported: 1 song new, 1 artist new\.\n$/),
  });
  const found = async () => fetch(new URL('/api/songs/100001', url));
  await expect.poll(async () => (await found()).status).toBe(200);
  const song = (await (await found()).json()) as SongDetail;
  expect(song.lyrics.map(({ koPron }) => koPron)).toEqual(['하나와 타베나이', '오 마이 갓코우']);
  expect(song.words.map(({ japaneseWord }) => japaneseWord)).toEqual(expect.arrayContaining(['花', '食べる', '学校']));
});

test('a dry run, and a file with a problem', async () => {
  const { url: DATABASE_URL } = await songDatabase();
  const good = await fileOf(newFile);
  for (let time = 0; time < 2; time += 1) {
    const dry = await runCommand('songs', ['import', '--dry-run', good], { DATABASE_URL });
    expect(dry).toMatchObject({ code: 0, stderr: '' });
    expect(dry.stdout).toMatch(/^\+ artist 100001 .*\n\+ song 100001 .*\nDry run: .* Nothing was written\.\n$/);
  }
  const bad = await fileOf({ songs: [{ ...newSong, artists: ['月子'] }] });
  expect(await runCommand('songs', ['import', bad], { DATABASE_URL })).toEqual({
    code: 65,
    stdout: '',
    stderr: expect.stringMatching(/^song 1 \(朝の道\): there is no artist "月子": .*\n.* nothing was written\.\n$/),
  });
});

test.each<[string, string[], number, RegExp]>([
  ['nothing', [], 64, /^Usage:/],
  ['another command', ['export', 'a.json'], 64, /^Usage:/],
  ['an option that is none', ['import', '--force', 'a.json'], 64, /^Usage:/],
  ['a file that is not there', ['import', 'a.json'], 65, /^There is no file \/.*a\.json\. Nothing was written\.\n$/],
  ['a folder', ['import', '/tmp'], 74, /^\/tmp cannot be used: it is a folder\. Nothing was kept\.\n$/],
  ['no database', ['import', '{}'], 78, /^There is no database in DATA_DIR \(.*\): start the server first/],
])('%s: one sentence', async (_, args, code, sentence) => {
  const DATA_DIR = makeDataDir();
  onTestFinished(() => removeDataDir(DATA_DIR));
  const file = await fileOf({ songs: [] });
  const called = await runCommand(
    'songs',
    args.map((arg) => (arg === '{}' ? file : arg)),
    { DATA_DIR, INIT_CWD: DATA_DIR },
  );
  expect(called).toEqual({ code, stdout: '', stderr: expect.stringMatching(sentence) });
});

test('help is given', async () => {
  const { code, stdout, stderr } = await runCommand('songs', ['--help'], {});
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toContain('npm run songs -- import --dry-run FILE');
});
