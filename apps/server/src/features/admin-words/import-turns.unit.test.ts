import { type AdminWord, importAnswer } from '@utarang/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { turnsDuring } from '../../../test/turns.js';
import { emptyDraft } from './draft-fields.js';
import { digestOf, planImport, reportOf, writeReport } from './import-plan.js';
import { createJudge } from './import-row.js';
import { readTable } from './table-read.js';
import { writeTable } from './table-write.js';
import { rowOf } from './word-cells.js';

const ROWS = 1000;

const KANA = [...'あいうえおかきくけこさしすせそたちつてとなにぬねの'];
const HANGUL = [...'아이우에오카키쿠케코사시스세소타치츠테토나니누네노'];
/** The letters of a number, so that every word has its own reading. */
const spelt = (letters: readonly string[], n: number): string =>
  [n % 25, Math.floor(n / 25) % 25, Math.floor(n / 625) % 25, Math.floor(n / 15_625)]
    .map((index) => letters[index])
    .join('');

const word = (n: number): AdminWord => ({
  ...{ ...emptyDraft, id: n + 1, version: 1, reports: 0 },
  ...{ koreanPronunciation: spelt(HANGUL, n), hiragana: spelt(KANA, n), japaneseWord: spelt(KANA, n), meaningKo: '말' },
});
const words = Array.from({ length: ROWS }, (_, n) => word(n));
const book = (held: readonly AdminWord[]) => ({
  words: new Map(held.map((one) => [one.id, one])),
  spellings: new Map<string, number>(),
  judge: createJudge(new Set()),
});

/** Every look at the clock finds it a millisecond on, so that slices last the same number of rows on any machine. */
beforeEach(() => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 1;
    return now;
  });
  return () => vi.restoreAllMocks();
});

/** Runs `work`, during which others have to have their turn. */
async function sharing<Result>(work: () => Promise<Result>): Promise<Result> {
  let result: { readonly of: Result } | undefined;
  const turns = await turnsDuring(async () => {
    result = { of: await work() };
  });
  expect(turns, work.toString()).toBeGreaterThanOrEqual(ROWS / 20);
  return result!.of;
}

test('others have their turn during every part of an import and an export', async () => {
  const text = await sharing(() => writeTable(words.map(rowOf), 'csv'));
  const lines = text.split('\r\n').map((line) => line.replace(/^\d+,1,/, ',,'));
  const table = await sharing(() => readTable(Buffer.from(lines.join('\n')), 'csv'));
  const plan = await sharing(() => planImport(table.rows, book([])));
  expect([plan.added.length, plan.faults]).toEqual([ROWS, []]);
  await sharing(() => digestOf(plan));
  const report = await sharing(() => reportOf(plan));
  const json = await sharing(() => writeReport(report));
  expect(JSON.stringify(importAnswer.parse(JSON.parse(json))) === JSON.stringify(report)).toBe(true);
});
