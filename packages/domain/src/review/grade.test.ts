import { expect, test } from 'vitest';
import { senseBook } from '../study/grading/index.js';
import { type Gap, gradeReview } from './grade.js';
import type { QuestionKind } from './kind.js';

const remain = {
  japaneseWord: '残る',
  reading: 'のこる',
  koreanPronunciation: '노코루',
  meaningKo: '남다',
  accept: [],
  block: [],
  partsOfSpeech: ['verb-godan'],
};
const beLeft = { ...remain, japaneseWord: '余る', reading: 'あまる', koreanPronunciation: '아마루' };
const book = senseBook([remain, beLeft]);
/** 雪が 残って いる */
const gap: Gap = {
  parts: [
    { text: '雪', reading: 'ゆき' },
    { text: 'が', reading: null },
    { text: '残', reading: 'のこ' },
    { text: 'っている', reading: null },
  ],
  start: 2,
  end: 5,
};

// biome-ignore format: a table, to be read down
test.each<readonly [QuestionKind, string, string]>([
  // kind        answer      verdict
  ['meaning',    '남다',      'right'],
  ['meaning',    '노코루',    'near'],
  ['meaning',    '흔들다',    'wrong'],
  ['word',       '노코루',    'right'],
  ['word',       '노고루',    'right'],
  ['word',       'のこる',    'right'],
  ['word',       'ノコル',    'right'],
  ['word',       '残る',      'right'],
  ['word',       'nokoru',    'right'],
  ['word',       '남다',      'wrong'],
  ['word',       '노보루',    'wrong'],
  ['listening',  '노코루',    'right'],
  ['listening',  'のこる',    'right'],
  ['listening',  '남다',      'right'],
  ['listening',  '노보루',    'wrong'],
  ['sentence',   '노콧테',    'right'],
  ['sentence',   'のこって',  'right'],
  ['sentence',   '残って',    'right'],
  ['sentence',   '残る',      'right'],
  ['sentence',   'かえって',  'wrong'],
  ['sentence',   '...',       'wrong'],
])('%s, %s: %s', (kind, answer, verdict) => {
  expect(gradeReview(answer, { kind, word: remain, gap, book, own: [] }).grade.verdict).toBe(verdict);
});

test('another word of the same meaning is told from a wrong one', () => {
  const said = (kind: QuestionKind, answer: string) => gradeReview(answer, { kind, word: remain, gap, book, own: [] });
  expect(said('word', '아마루').isSynonym).toBe(true);
  expect(said('sentence', 'あまる').isSynonym).toBe(true);
  expect(said('listening', '아마루').isSynonym).toBeUndefined();
  expect(said('word', '노보루').isSynonym).toBeUndefined();
});

test('wrong syllables of what was heard are marked', () => {
  const { syllables } = gradeReview('노보루', { kind: 'listening', word: remain, gap: null, book, own: [] });
  expect(syllables).toEqual([
    { text: '노', right: true },
    { text: '코', right: false },
    { text: '루', right: true },
  ]);
});
