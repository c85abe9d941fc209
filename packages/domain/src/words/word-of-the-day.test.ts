import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seoulDate } from '../calendar/seoul-date.js';
import { mayGreet, wordOfTheDay } from './word-of-the-day.js';

const noun = (id: number) => ({ id, level: 'N5', partsOfSpeech: ['noun'], meaningKo: '꽃' });
const thousand = Array.from({ length: 1000 }, (_, index) => noun(index + 1));
const chosen = (day: string, words = thousand) => wordOfTheDay(day, words)?.id;

// biome-ignore format: a table, to be read down
test.each([
  // level  part             meaning               may greet
  ['N5',    'noun',          '꽃',                 true],
  ['N1',    'verb-u',        '그리워하다',         true],
  ['N3',    'adj-na',        '조용하다',           true],
  ['N4',    'noun-suru',     '공부',               true],
  ['N2',    'adverb',        '죽 (늘어선 모양)',   true],
  ['N1',    'noun',          '죽',                 true],
  [null,    'noun',          '꽃',                 false],
  ['N5',    'pronoun',       '나, 저',             false],
  ['N4',    'suffix',        '~개',                false],
  ['N5',    'expression',    '주세요',             false],
  ['N5',    'verb-u',        '죽다',               false],
  ['N1',    'noun',          '동반 자살',          false],
])('%s %s %s: %s', (level, part, meaningKo, may) => {
  expect(mayGreet({ id: 1, level, partsOfSpeech: [part], meaningKo })).toBe(may);
});

// biome-ignore format: a table, to be read down
test.each([
  // at                          the same word as at            same
  ['2026-11-22T00:00:00+09:00',  '2026-11-22T23:59:59+09:00',   true],
  ['2026-11-22T23:59:59+09:00',  '2026-11-23T00:00:00+09:00',   false],
  ['2026-11-21T15:00:00Z',       '2026-11-22T14:59:59Z',        true],
  ['2026-11-21T14:59:59Z',       '2026-11-21T15:00:00Z',        false],
])('at %s the word of %s: %s', (one, other, same) => {
  const [first, second] = [one, other].map((instant) => chosen(seoulDate(new Date(instant))));
  expect(first === second).toBe(same);
});

test.each([
  ['2026-11-22', 330],
  ['2026-11-23', 639],
  ['2027-01-01', 591],
])('%s is the day of word %i: a release changes nothing that was shown in the morning', (day, id) => {
  expect(chosen(day)).toBe(id);
});

test('no words, no word; none that may greet, none either', () => {
  expect(wordOfTheDay('2026-11-22', [])).toBeNull();
  expect(wordOfTheDay('2026-11-22', [{ ...noun(1), level: null }])).toBeNull();
});

const days = fc.date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true }).map(seoulDate);

test('whatever order the words are in, and whatever else is added or taken away, the word is the same', () => {
  fc.assert(
    fc.property(
      days,
      fc.uniqueArray(fc.integer({ min: 1, max: 100_000 }), { minLength: 2, maxLength: 40 }),
      fc.nat(),
      (day, ids, index) => {
        const first = chosen(day, ids.map(noun));
        expect(chosen(day, ids.toReversed().map(noun))).toBe(first);
        const other = ids[index % ids.length]!;
        const without = ids.filter((id) => id !== other);
        if (other !== first) expect(chosen(day, without.map(noun))).toBe(first);
      },
    ),
  );
});

test('in three years hardly a word comes often, and neighbouring days have nothing in common', () => {
  const start = Date.parse('2026-01-01T12:00:00+09:00');
  const ids = Array.from({ length: 1000 }, (_, index) => chosen(seoulDate(new Date(start + index * 86_400_000)))!);
  expect(new Set(ids).size).toBeGreaterThan(550); // of 1000 drawn at random some 632 differ
  const upper = ids.filter((id) => id > 500).length;
  expect(upper).toBeGreaterThan(420);
  expect(upper).toBeLessThan(580);
  expect(ids.filter((id, index) => id === ids[index - 1]).length).toBeLessThan(8);
});
