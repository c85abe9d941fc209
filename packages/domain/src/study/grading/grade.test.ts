import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toHangul } from '../../language/index.js';
import { GRADED_ALIKE } from './alike.cases.js';
import { answerKeys } from './answer-key.js';
import { GRADED_FORMS } from './form.cases.js';
import { GRADED } from './grade.cases.js';
import { type Grade, gradeAnswer } from './grade.js';
import { OTHER_SENSES, WORDS } from './grade-book.cases.js';
import type { GradedWord } from './graded-word.js';
import { senseBook } from './sense-book.js';
import { sensesOf } from './senses.js';

const list = (text: string) => text.split(', ').filter((item) => item !== '');
const words = new Map<string, GradedWord>(
  WORDS.map(([word, reading, pos, meaningKo, accept, block]) => [
    word,
    {
      japaneseWord: word.split(' ')[0]!,
      reading,
      koreanPronunciation: toHangul(reading),
      meaningKo,
      accept: list(accept),
      block: list(block),
      partsOfSpeech: pos.split(','),
    },
  ]),
);
const others = { japaneseWord: '', reading: '', koreanPronunciation: '', accept: [], block: [] };
const book = senseBook([...words.values(), { ...others, meaningKo: OTHER_SENSES.join(', ') }]);
const wordOf = (word: string) => words.get(word)!;
const told = (grade: Grade) =>
  grade.verdict === 'right'
    ? grade.by
    : grade.verdict === 'wrong'
      ? grade.verdict
      : grade.near === 'slip'
        ? 'meant'
        : grade.near;

const CASES = { ...GRADED, ...GRADED_FORMS, ...GRADED_ALIKE };
const rows = Object.values(CASES).flat();

test('the table is large, and much of it fails', () => {
  expect(rows.length).toBeGreaterThanOrEqual(150);
  expect(
    rows.filter(([, , result]) => ['wrong', 'pronunciation', 'homograph', 'meant'].includes(result)).length,
  ).toBeGreaterThanOrEqual(60);
  expect(new Set(rows.map(([word, answer]) => `${word}\t${answer}`)).size).toBe(rows.length);
});

for (const [subject, cases] of Object.entries(CASES)) {
  describe(subject, () => {
    test.each(cases)('%s "%s": %s', (word, answer, result) => {
      expect(told(gradeAnswer(answer, wordOf(word), book))).toBe(result);
    });
  });
}

describe('own synonyms', () => {
  const own = { ...wordOf('食べる'), block: ['식사하다'] };

  // biome-ignore format: a table, to be read down
  test.each([
    ['섭취하다',  'own'],
    ['섭취 하다', 'own'],
    ['섭취',      'wrong'],   // as it was given, no more
    ['먹다, 섭취하다', 'own'],
    ['먹다, 삼키다', 'wrong'],
    ['막다',      'own'],     // has become a sense elsewhere since
    ['먹다',      'sense'],
    ['먹어요',    'form'],
  ])('%s: %s', (answer, result) => {
    expect(told(gradeAnswer(answer, own, book, ['섭취하다', '막다']))).toBe(result);
  });

  test('a blocked one does not pass', () => {
    expect(gradeAnswer('식사하다', own, book, ['식사하다']).verdict).toBe('wrong');
  });
});

test('a word without parts of speech is inflected in all ways', () => {
  const { partsOfSpeech: _, ...word } = wordOf('食べる');
  for (const answer of ['먹어요', '먹은', '먹는다']) expect(told(gradeAnswer(answer, word, book))).toBe('form');
});

describe('for every word and answer', () => {
  const word = fc.constantFrom(...words.values());
  const answer = fc.constantFrom(...rows.map(([, typed]) => typed));
  const noise = fc.constantFrom('', ' ', '  ', '.', '!', '~', '-', '…', '\u3000', '\u200b');

  test('spaces, punctuation, case and composition change no verdict', () => {
    fc.assert(
      fc.property(
        word,
        answer,
        fc.array(noise, { minLength: 12, maxLength: 12 }),
        fc.boolean(),
        (asked, typed, marks, nfd) => {
          const noisy = [...typed].map((character, i) => character + marks[i % marks.length]).join('');
          const other = nfd ? noisy.normalize('NFD').toUpperCase() : marks[0] + noisy;
          expect(gradeAnswer(other, asked, book)).toEqual(gradeAnswer(typed, asked, book));
        },
      ),
    );
  });

  test('what is blocked fails, whatever else is said of it', () => {
    fc.assert(
      fc.property(word, answer, (asked, typed) => {
        fc.pre(/[가-힣a-z]/i.test(typed));
        const blocking = { ...asked, block: [typed], accept: [typed] };
        expect(gradeAnswer(typed, blocking, book, [typed]).verdict).not.toBe('right');
      }),
    );
  });

  test('every sense and every accepted answer passes', () => {
    for (const asked of words.values()) {
      for (const sense of sensesOf(asked.meaningKo)) expect(told(gradeAnswer(sense, asked, book))).toBe('sense');
      for (const other of asked.accept) expect(told(gradeAnswer(other, asked, book))).toBe('accepted');
    }
  });

  describe('once it is a sense of another word', () => {
    const fuller = (typed: string) => {
      const keys = sensesOf(typed).flatMap(answerKeys);
      return { ...book, senses: new Map([...book.senses, ...keys.map((key) => [key, [wordOf('血')]] as const)]) };
    };
    const passing = (...results: string[]) => rows.filter(([, , result]) => results.includes(result));

    test.each(passing('variant', 'slip'))('%s "%s" passes no more', (word, typed) => {
      expect(gradeAnswer(typed, wordOf(word), fuller(typed)).verdict).not.toBe('right');
    });

    // 눈 (신체) of another word is that word's, whatever stands before the bracket.
    // Nor do two senses whose letters are one of another word.
    const spaced = new Set<unknown>(CASES['two senses with a space']);
    test.each(passing('sense', 'accepted', 'form').filter((row) => !row[1].includes('(') && !spaced.has(row)))(
      '%s "%s" still passes',
      (word, typed) => {
        expect(gradeAnswer(typed, wordOf(word), fuller(typed)).verdict).toBe('right');
      },
    );
  });
});
