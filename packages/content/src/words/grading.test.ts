import { conjugate } from '@utarang/domain/language';
import { answerKey, answerKeys, gradeAnswer, senseBook, sensesOf } from '@utarang/domain/study';
import { beforeAll, expect, test } from 'vitest';
import { formatProblem } from '../problem.js';
import { shippedRows } from '../test/shipped.js';
import { gradingProblems } from './grading.js';
import { parseWords, type Row, toEntry } from './parse.js';
import { isSameKorean } from './same-korean.js';

const planted = parseWords(
  'n5.tsv',
  [
    'id\tword\treading\tpos\tmeaning\taccept\tblock\tpron',
    '50009\t寝る\tねる\tverb-ru\t자다\t\t\t',
    '50008\t自分\tじぶん\tnoun\t자기, 자신\t\t\t',
    '50007\t小学校\tしょうがっこう\tnoun\t초등학교\t\t중학교\t',
    '50006\t高校\tこうこう\tnoun\t고등학교\t\t\t',
    '50005\t目\tめ\tnoun\t눈 (신체)\t\t\t',
    '50004\t雪\tゆき\tnoun\t눈 (날씨)\t\t\t',
    '50003\tテレビ\tテレビ\tnoun\tTV\t\t티브이\t',
    '50002\t頼む\tたのむ\tverb-u\t부탁하다\t\t\t',
    '50001\tお願い\tおねがい\tnoun\t부탁\t\t\t',
    '50000\t巻く\tまく\tverb-u\t감다\t\t\t',
    '49999\t前\tまえ\tnoun\t전 (시간)\t\t\t',
    '49998\t前轍\tぜんてつ\tnoun\t전에\t\t\t',
    '49997\t始める\tはじめる\tverb-ru\t시작하다\t\t\t',
    '49996\t始まる\tはじまる\tverb-u\t시작되다\t\t\t',
    '',
  ].join('\n'),
).rows;

const problemsOf = (...args: Parameters<typeof gradingProblems>) => gradingProblems(...args).map(formatProblem);
const edited = (from: string, to: string): Row[] =>
  planted.map((row) => ({ ...row, block: row.block.replace(from, to), meaning: row.meaning.replace(from, to) }));

test('a good book has no problems', () => {
  expect(problemsOf(planted)).toEqual([]);
});

test('a rule that does not look into the book would pass senses of other words', () => {
  const careless: typeof gradeAnswer = (answer, word) => gradeAnswer(answer, word, senseBook([]));
  expect(problemsOf(planted, careless).sort()).toEqual(
    [
      'n5.tsv:4: "고등학교" passes and is a sense of 高校 (n5.tsv:5): accept or block it',
      'n5.tsv:5: "초등학교" passes and is a sense of 小学校 (n5.tsv:4): accept or block it',
      'n5.tsv:6: "눈 (날씨)" passes and is a sense of 雪 (n5.tsv:7): accept or block it',
      'n5.tsv:7: "눈 (신체)" passes and is a sense of 目 (n5.tsv:6): accept or block it',
      'n5.tsv:12: "전에" passes and is a sense of 前轍 (n5.tsv:13): accept or block it',
    ].sort(),
  );
});

test('a rule that takes 되다 for 하다, a sense of several parts for a wrong one or another word for a form is told', () => {
  const right = { verdict: 'right', by: 'form' } as const;
  const swapping: typeof gradeAnswer = (answer, word, book) =>
    answer === '시작되다' || answer === '재우다' ? right : gradeAnswer(answer, word, book);
  const whole: typeof gradeAnswer = (answer, word, book) =>
    answer.includes(',') ? { verdict: 'wrong' } : gradeAnswer(answer, word, book);
  expect(problemsOf(planted, swapping)).toEqual([
    'n5.tsv:14: "시작되다" passes and is a sense of 始まる (n5.tsv:15): accept or block it',
  ]);
  expect(problemsOf(planted, whole)).toEqual(['n5.tsv:3: "자기, 자신", as the card shows it, does not pass']);
});

test('a listed answer that is blocked too is told', () => {
  expect(problemsOf(edited('티브이', 'tv'))).toEqual([
    'n5.tsv:8: "TV", as the card shows it, does not pass',
    'n5.tsv:8: "TV" is listed and does not pass',
  ]);
});

test('a rule that passes blocked answers is told', () => {
  const lenient: typeof gradeAnswer = (answer, word, book) =>
    answer === '중학교' ? { verdict: 'right', by: 'slip' } : gradeAnswer(answer, word, book);
  expect(problemsOf(planted, lenient)).toEqual(['n5.tsv:4: "중학교" is blocked and passes']);
});

test('an answer without letters is told', () => {
  expect(problemsOf(edited('자다', '자다, ~'))).toEqual(['n5.tsv:2: "~" is listed and does not pass']);
});

let rows: Row[];
beforeAll(async () => {
  ({ rows } = await shippedRows());
});

test('in the word book each card and each sense passes, and no sense of another word but by the same Korean word', () => {
  expect(problemsOf(rows)).toEqual([]);
});

test('in the word book no form of what is blocked passes but as a form of what is listed', () => {
  const words = rows.map(toEntry);
  const book = senseBook(words);
  const uses = new Set(['statement', 'past', 'adnominal']);
  for (const word of words) {
    const forms = word.block.flatMap((answer) =>
      conjugate(answerKey(answer)).flatMap(({ text, use }) => (uses.has(use) ? [text] : [])),
    );
    const passing = [...new Set(forms)].filter((form) => gradeAnswer(form, word, book).verdict === 'right');
    expect([word.japaneseWord, passing.filter((form) => !isSameKorean(form, word))]).toEqual([word.japaneseWord, []]);
  }
});

test('neither does any, tried one by one, for some words', () => {
  const words = rows.map(toEntry);
  const book = senseBook(words);
  const senses = [...new Set(words.flatMap((word) => sensesOf(word.meaningKo)))];
  // Nine words, each with a third of the senses: three words with all of them would take as long.
  for (const [n, word] of words.filter((_, i) => i % 3001 === 7).entries()) {
    const asked = [...sensesOf(word.meaningKo), ...senses.filter((_, i) => i % 3 === n % 3)];
    const listed = new Set([...sensesOf(word.meaningKo), ...word.accept].flatMap(answerKeys));
    const passing = asked.filter((sense) => gradeAnswer(sense, word, book).verdict === 'right');
    const strange = passing.filter((sense) => !listed.has(answerKey(sense)) && !isSameKorean(sense, word));
    expect(strange).toEqual([]);
    expect(passing.length).toBeGreaterThan(0);
  }
});
