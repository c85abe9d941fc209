import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatProblem } from '../problem.js';
import { readRows, readWordBook } from './read.js';

const header = 'id\tword\treading\tpos\tmeaning\taccept\tblock\tpron\n';
let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'word-book-'));
});
afterEach(() => rm(directory, { recursive: true }));
const put = (file: string, ...rows: string[]) =>
  writeFile(join(directory, file), header + rows.map((row) => `${row}\n`).join(''));

test('the levels are read in teaching order, with pronunciations by the rule or as given', async () => {
  await put('n4.tsv', '40001\t飼う\tかう\tverb-u\t기르다\t키우다\t사다\t');
  await put(
    'n5.tsv',
    '50002\t学校\tがっこう\tnoun\t학교\t\t\t',
    '50001\tでは\tでは\tconjunction\t그럼, 그러면\t\t\t데와',
  );
  expect(await readWordBook(directory)).toEqual([
    {
      id: 50002,
      japaneseWord: '学校',
      reading: 'がっこう',
      koreanPronunciation: '갓코우',
      meaningKo: '학교',
      level: 'N5',
      partsOfSpeech: ['noun'],
      accept: [],
      block: [],
      forms: [],
    },
    expect.objectContaining({ id: 50001, koreanPronunciation: '데와', meaningKo: '그럼, 그러면' }),
    expect.objectContaining({ id: 40001, level: 'N4', accept: ['키우다'], block: ['사다'] }),
  ]);
});

test('all problems of all files are told at once', async () => {
  await put('n5.tsv', '50002\t学校\tがっこう\tnoun', '50001\t猫\tねこ\tcat\t고양이\t\t\t');
  await put('n4.tsv', '40001\t飼う\tかう\tverb-u\t\t\t\t');
  expect((await readRows(directory)).problems.map(formatProblem)).toEqual([
    'n5.tsv:2: 4 columns instead of 5 to 8',
    'n5.tsv:3: pos "cat" is not known',
    'n4.tsv:2: meaning is empty',
  ]);
  await expect(readWordBook(directory)).rejects.toThrow(
    'the word book has problems\nn5.tsv:2: 4 columns instead of 5 to 8',
  );
});

test('a directory without word files is no word book', async () => {
  await expect(readWordBook(directory)).rejects.toThrow('has no word files');
});
