import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { referenceDirectory } from '../places.js';
import { formatProblem } from '../problem.js';
import { shippedBook, shippedRows } from '../test/shipped.js';
import { coverage, parseListedWords } from './coverage.js';
import { COLUMNS } from './entry.js';

const COMPLETE = ['N5', 'N4', 'N3', 'N2', 'N1'];

test('the word book has no problems', async () => {
  const { problems } = await shippedRows();
  expect(problems.map(formatProblem)).toEqual([]);
});

test('every column has a word that fills it', async () => {
  const { rows } = await shippedRows();
  expect(COLUMNS.filter((column) => rows.every((row) => row[column] === ''))).toEqual([]);
});

test('every pronunciation is Hangul', async () => {
  for (const word of await shippedBook()) expect(word.koreanPronunciation).toMatch(/^[가-힣-]+(?: [가-힣-]+)*$/);
});

// biome-ignore format: a table, to be read down
test.each([
  ['食べる',   '타베루', '먹다'],
  ['学校',     '갓코우', '학교'],
  ['先生',     '센세이', '선생님'],
  ['コーヒー', '코-히-', '커피'],
  ['スプーン', '스푸운', '숟가락, 스푼'],
  ['では',     '데와',   '그럼, 그러면'],
  ['実は',     '지츠와', '사실은, 실은'],
])('%s is %s: %s', async (word, pronunciation, meaning) => {
  const found = (await shippedBook()).filter((entry) => entry.japaneseWord === word);
  expect(found.map((entry) => [entry.koreanPronunciation, entry.meaningKo])).toEqual([[pronunciation, meaning]]);
});

test.each(COMPLETE)('%s is complete, and nothing is in it that belongs elsewhere', async (level) => {
  const list = new URL('jlpt-words.tsv', referenceDirectory);
  if (!existsSync(list) && !process.env['CI']) {
    console.warn(`The coverage of ${level} was NOT checked: there is no ${list.pathname}; set REFERENCE_DIR.`);
    return;
  }
  const listed = parseListedWords(readFileSync(list, 'utf8'));
  const found = coverage(await shippedBook(), listed).find((of) => of.level === level);
  expect(found).toMatchObject({ missing: [], extra: [] });
  expect(found?.present).toBeGreaterThan(0);
});
