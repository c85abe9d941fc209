import { toHangul } from '@utarang/domain/language';
import { questionIn } from '@utarang/domain/sentences';
import { writingsOf } from '@utarang/domain/words';
import { beforeAll, expect, test } from 'vitest';
import { fieldNames } from '../../data/fields.js';
import { quizDirectory } from '../places.js';
import { type ContentProblem, formatProblem } from '../problem.js';
import type { SentenceEntry } from '../sentences/parse.js';
import { shippedBank, shippedBook } from '../test/shipped.js';
import type { WordEntry } from '../words/entry.js';
import { excessWrong, poolFigures, wordCounts } from './balance.js';
import { askedIn, type CheckedQuiz } from './checks.js';
import { checkQuizzes, countedOf } from './read.js';
import { type RefusedPair, readRefusedPairs, readRows, refusedBy } from './refused.js';

/** "Each level has 300 questions at least" (docs/product/sentences.md#questions). */
const PER_LEVEL = { N5: 300, N4: 300, N3: 300, N2: 300, N1: 300 };
/** "A word is wrong at most 14 times more often than by chance" (docs/product/sentences.md#questions). */
const LEAN_MAX = 14;
/** "A word that is never right is wrong ten times at most, and there are a quarter of such words at most" (there). */
const NEVER_RIGHT = { share: 0.25, wrong: 10 };
/** "Each situation 20" at least (docs/product/sentences.md#questions). */
const PER_SITUATION = 20;

let words: WordEntry[];
let sentences: SentenceEntry[];
let quizzes: CheckedQuiz[];
let problems: ContentProblem[];
const refusedPairs = await readRefusedPairs(quizDirectory);
beforeAll(async () => {
  words = await shippedBook();
  sentences = await shippedBank();
  ({ quizzes, problems } = await checkQuizzes(quizDirectory, { words, sentences }, refusedBy(refusedPairs)));
});

test('the quizzes have no problems', () => {
  expect(problems.map(formatProblem)).toEqual([]);
});

test.each(Object.entries(PER_LEVEL))('%s has its questions', (level, least) => {
  expect(quizzes.filter(({ sentence }) => sentence.level === level).length).toBeGreaterThanOrEqual(least);
});

test.each(fieldNames)('%s has its questions', (name) => {
  const asked = quizzes.filter(({ sentence }) => sentence.situations.includes(name));
  expect(asked.length).toBeGreaterThanOrEqual(PER_SITUATION);
});

test('no word gives away that it is wrong', () => {
  const nameOf = new Map(words.map(({ id, japaneseWord }) => [id, japaneseWord]));
  const leaning = wordCounts(quizzes.map(countedOf)).filter((count) => excessWrong(count) > LEAN_MAX);
  expect(leaning.map(({ wordId, right, wrong }) => `${nameOf.get(wordId)} ${right}:${wrong}`)).toEqual([]);
});

test('few words are never right, and no two questions share three options', () => {
  const { words, neverRight, sharing } = poolFigures(quizzes.map(countedOf));
  expect(neverRight.length / words).toBeLessThanOrEqual(NEVER_RIGHT.share);
  expect(neverRight[0]?.wrong).toBeLessThanOrEqual(NEVER_RIGHT.wrong);
  expect(sharing).toBe(0);
});

const notNearest: RefusedPair[] = await readRows(quizDirectory, 'not-nearest.tsv');

test.each([
  ['refused', refusedPairs],
  ['not nearest', notNearest],
])('the pairs that are %s are words of the book, each once', (_, refusedPairs) => {
  const known = new Set(words.map(({ japaneseWord }) => japaneseWord));
  const pairs = refusedPairs.map(({ word, other }) => [word, other].sort().join(' '));
  expect(refusedPairs.flatMap(({ word, other }) => [word, other]).filter((word) => !known.has(word))).toEqual([]);
  expect(new Set(pairs).size).toBe(pairs.length);
  expect(refusedPairs.every(({ reason }) => reason !== '')).toBe(true);
});

/** Particles that depend on how the word before them ends: 飲む는, パン은. */
const PARTICLES: Readonly<Record<'open' | 'closed', readonly string[]>> = {
  open: ['는', '가', '를', '와', '나', '예요', '라고', '로', '라면', '라서', '니까'],
  closed: ['은', '이', '을', '과', '이나', '이에요', '이라고', '으로', '이라면', '이라서', '이니까'],
};
const BOTH = new Set(['이라', '라']);

const JAPANESE_WORD = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+`;
/** The words that a sentence of a note begins with: 沈む는, 期限과 角度는. */
const NOTE_SUBJECT = new RegExp(
  `(?<=^|[.,] )(?:(?<other>${JAPANESE_WORD})(?:와|과|나|이나) )?(?<one>${JAPANESE_WORD})(?:은|는|라면) `,
  'gu',
);

test('the particles of a note fit how its Japanese words are read', () => {
  const readings = new Map(words.map(({ japaneseWord, reading }) => [japaneseWord, reading]));
  const slips = quizzes.flatMap(({ row, ...quiz }) => {
    const options = questionIn(askedIn(quiz), quiz.answer, quiz.wrong)?.options ?? [];
    const forms = new Map(options.map(({ written, reading }) => [written, reading]));
    return [...row.note.matchAll(/([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+)([가-힣]+)/gu)].flatMap(
      ([all, word = '', particle = '']) => {
        const sound = toHangul(forms.get(word) ?? readings.get(word) ?? '').replaceAll('-', '');
        if (sound === '' || BOTH.has(particle)) return [];
        const closed = (sound.charCodeAt(sound.length - 1) - 0xac00) % 28 > 0;
        return PARTICLES[closed ? 'open' : 'closed'].includes(particle) ? [`${row.sentence}: ${all}`] : [];
      },
    );
  });
  expect(slips).toEqual([]);
});

test('what a note explains is an option of its quiz, or stands in its sentence', () => {
  const book = new Set(words.map(({ japaneseWord }) => japaneseWord));
  const strangers = quizzes.flatMap(({ row, answer, wrong, ...quiz }) => {
    const shown = new Set([answer, ...wrong, ...askedIn(quiz).words].flatMap((word) => (word ? writingsOf(word) : [])));
    const written = quiz.sentence.text.replace(/\[[^\]]*\]| /g, '');
    return [...row.note.matchAll(NOTE_SUBJECT)].flatMap(({ groups }) =>
      [groups!['one'], groups!['other']]
        .filter((word) => word && book.has(word) && !shown.has(word) && !written.includes(word))
        .map((word) => `${row.sentence}: ${word}`),
    );
  });
  expect(strangers).toEqual([]);
});

test('what fits alone is a wrong option of its quiz, each once', async () => {
  const rows = await readRows<'sentence' | 'word'>(quizDirectory, 'fits-alone.tsv');
  const wrong = new Set(
    quizzes.flatMap(({ sentence, wrong }) => wrong.map(({ japaneseWord }) => `${sentence.id} ${japaneseWord}`)),
  );
  const keys = rows.map(({ sentence, word }) => `${sentence} ${word}`);
  expect(keys.filter((key) => !wrong.has(key))).toEqual([]);
  expect(new Set(keys).size).toBe(keys.length);
});

test('what is misused is a word of the book in the place of one of the sentence, each once', async () => {
  const rows = await readRows<'word' | 'sentence' | 'fitting'>(quizDirectory, 'misuses.tsv');
  const byId = new Map(words.map((word) => [word.id, word]));
  const missing = rows.filter((row) => {
    const sentence = sentences.find(({ id }) => String(id) === row.sentence);
    const standing = sentence?.wordIds.flatMap((id) => byId.get(id) ?? []) ?? [];
    const answer = standing.find(({ japaneseWord }) => japaneseWord === row.fitting);
    const named = words.filter((word) => word.japaneseWord === row.word && !standing.includes(word));
    return !answer || !named.some((word) => questionIn({ text: sentence!.text, words: standing }, answer, [word]));
  });
  expect(missing).toEqual([]);
  const keys = rows.map(({ word, sentence }) => `${word} ${sentence}`);
  expect(new Set(keys).size).toBe(keys.length);
});
