import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  COURSE_LIST_MAX,
  type CourseRecord,
  courseOf,
  FIRST_WORDS,
  hasAllOf,
  isCourseId,
  joinCourses,
  lineKey,
  NO_COURSE,
  readCourse,
  withHeard,
  withSeen,
  withSung,
} from './course.js';

const LINES = ['雨の音', '傘はどこ', '雨の音', 'またあした'];
const WORDS = [1, 2, 3];

type Work = { seen?: number[]; studied?: number; heard?: string[]; sung?: string[]; known?: number[] };

function after({ seen, studied = 0, heard = [], sung = [], known = [] }: Work) {
  const begun: CourseRecord = seen ? withSeen(NO_COURSE, WORDS, seen) : NO_COURSE;
  const record = withSung(withHeard(begun, heard), sung);
  return courseOf({ record, words: WORDS, isKnown: (id) => known.includes(id), lines: LINES, studied });
}

// biome-ignore format: a table, to be read down
test.each<[name: string, Work, next: string | null, done: string]>([
  ['nothing yet',                        {},                                        'words', '0/3 0/4 0/3 0/3'],
  ['a word looked at',                   { seen: [2] },                             'words', '1/3 0/4 0/3 0/3'],
  ['all words',                          { seen: WORDS },                           'lines', '3/3 0/4 0/3 0/3'],
  ['words left out, a line studied',     { studied: 1 },                            'lines', '0/3 1/4 0/3 0/3'],
  ['words left out, all lines studied',  { studied: 4 },                            'heard', '0/3 4/4 0/3 0/3'],
  ['a line heard, none studied',         { seen: WORDS, heard: ['傘はどこ'] },      'heard', '3/3 0/4 1/3 0/3'],
  ['what comes again is heard with it',  { seen: WORDS, studied: 4, heard: LINES }, 'whole', '3/3 4/4 3/3 0/3'],
  ['sung first of all',                  { sung: LINES },                           'words', '0/3 0/4 0/3 3/3'],
  ['sung, words looked at',              { seen: WORDS, sung: LINES },              'lines', '3/3 0/4 0/3 3/3'],
  ['everything', { seen: WORDS, studied: 4, heard: LINES, sung: LINES },            null,    '3/3 4/4 3/3 3/3'],
  ['a line that is no more',             { heard: ['もうない'] },                   'words', '0/3 0/4 0/3 0/3'],
  ['two words known before',             { known: [1, 3] },                         'words', '0/1 0/4 0/3 0/3'],
  ['all words known before',             { known: WORDS },                          'lines', '0/0 0/4 0/3 0/3'],
  ['words that became known meanwhile',  { seen: [1], known: [1] },                 'words', '1/3 0/4 0/3 0/3'],
  ['more lines studied than there are',  { studied: 9 },                            'heard', '0/3 4/4 0/3 0/3'],
])('%s', (_, work, next, done) => {
  const course = after(work);
  expect(course.next).toBe(next);
  expect(course.steps.map((step) => `${step.done}/${step.total}`).join(' ')).toBe(done);
});

describe('the first words', () => {
  const many = Array.from({ length: 30 }, (_, index) => index + 1);
  const of = (record: CourseRecord, words: readonly number[], known: readonly number[]) =>
    courseOf({ record, words, isKnown: (id) => known.includes(id), lines: [], studied: 0 }).firstWords;

  test('are ten at most, as they are sung, each once', () => {
    expect(of(NO_COURSE, [5, 5, ...many], [1, 2])).toEqual([5, 3, 4, 6, 7, 8, 9, 10, 11, 12]);
    expect(of(NO_COURSE, many, [])).toHaveLength(FIRST_WORDS);
  });
  test('stay as they were begun; those that the text no longer has go', () => {
    const begun = withSeen(NO_COURSE, [3, 4, 5], [3]);
    expect(of(begun, many, many)).toEqual([3, 4, 5]);
    expect(of(begun, [4, 5, 6], [])).toEqual([4, 5]);
    expect(of(begun, [6, 7], [])).toEqual([6, 7]);
  });
});

test('no work is undone by more work', () => {
  const numbers = fc.array(fc.integer({ min: 1, max: 3 }));
  const lines = fc.array(fc.constantFrom(...LINES));
  fc.assert(
    fc.property(numbers, lines, lines, fc.constantFrom('seen', 'heard', 'sung'), (seen, heard, sung, kind) => {
      const before = withSung(withHeard(withSeen(NO_COURSE, WORDS, seen), heard), sung);
      const more = {
        seen: () => withSeen(before, WORDS, [1]),
        heard: () => withHeard(before, [LINES[0]!]),
        sung: () => withSung(before, [LINES[0]!]),
      }[kind]!();
      const of = (record: CourseRecord) =>
        courseOf({ record, words: WORDS, isKnown: () => false, lines: LINES, studied: 0 }).steps;
      for (const [index, { done }] of of(more).entries()) expect(done).toBeGreaterThanOrEqual(of(before)[index]!.done);
    }),
  );
});

/** Work that a device may have noted: words and lines of the text, and others. */
const someWork: fc.Arbitrary<CourseRecord> = fc.record({
  words: fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { maxLength: 3 }),
  seen: fc.uniqueArray(fc.integer({ min: 1, max: 5 })),
  studied: fc.uniqueArray(fc.constantFrom(...LINES.map(lineKey), 9)),
  heard: fc.uniqueArray(fc.constantFrom(...LINES.map(lineKey), 9)),
  sung: fc.uniqueArray(fc.constantFrom(...LINES.map(lineKey), 9)),
  finishedOn: fc.constantFrom(null, '2026-11-26', '2026-11-27'),
});
const stepsOf = (record: CourseRecord) =>
  courseOf({ record, words: [1, 2, 3, 4, 5], isKnown: () => false, lines: LINES, studied: record.studied.length })
    .steps;

describe('work of two devices', () => {
  test('has every tick of either, in whichever order it comes', () => {
    fc.assert(
      fc.property(someWork, someWork, (one, other) => {
        const both = joinCourses(one, other);
        for (const each of [one, other]) {
          expect(hasAllOf(both, each)).toBe(true);
          for (const [index, { isDone }] of stepsOf(each).entries()) {
            if (isDone) expect(stepsOf(both)[index]!.isDone, `step ${index + 1}`).toBe(true);
          }
        }
        const sorted = ({ words: _, finishedOn, ...lists }: CourseRecord) => [
          finishedOn,
          ...Object.values(lists).map((list) => list.toSorted((a, b) => a - b)),
        ];
        expect(sorted(joinCourses(other, one))).toEqual(sorted(both));
      }),
    );
  });
  test('is there as soon as joining it changes nothing, so that it need not be joined then', () => {
    fc.assert(
      fc.property(someWork, someWork, (one, other) => {
        const both = joinCourses(one, other);
        const isSame = JSON.stringify(both) === JSON.stringify(one);
        expect(hasAllOf(one, other)).toBe(isSame);
      }),
    );
  });
  // biome-ignore format: a table, to be read down
  test.each<[name: string, one: Partial<CourseRecord>, other: Partial<CourseRecord>, is: boolean]>([
    ['a later end',                 { finishedOn: '2026-11-20' },     { finishedOn: '2026-11-22' },  true],
    ['an earlier end',              { finishedOn: '2026-11-22' },     { finishedOn: '2026-11-20' },  false],
    ['first words, none here',      {},                               { words: [1] },                false],
    ['other words, some looked at', { words: [1], seen: [2] },        { words: [2, 3], seen: [2] },  true],
    ['other words, all looked at',  { words: [1], seen: [2, 3] },     { words: [2, 3], seen: [2] },  false],
    ['both all looked at',          { words: [1], seen: [1, 2] },     { words: [2], seen: [2] },     true],
    ['more than is kept',           { sung: Array.from({ length: COURSE_LIST_MAX }, (_, n) => n) }, { sung: [9999] }, true],
  ])('is there, or not: %s', (_, one, other, is) => {
    expect(hasAllOf({ ...NO_COURSE, ...one }, { ...NO_COURSE, ...other })).toBe(is);
  });
  test('is the same when it comes once more, and nothing is added by nothing', () => {
    fc.assert(
      fc.property(someWork, someWork, (one, other) => {
        const both = joinCourses(one, other);
        expect(joinCourses(both, other)).toEqual(both);
        expect(joinCourses(one, NO_COURSE)).toEqual(one);
        expect(joinCourses(NO_COURSE, one)).toEqual(one);
      }),
    );
  });
});

// biome-ignore format: a table, to be read down
test.each<[id: string, is: boolean]>([
  ['7',                      true],
  ['999999999',              true],
  ['abcdefghijklmnopqrs-_1', true],
  ['0',                      false],
  ['1234567890',             false],
  ['device-4294967295',      false],
  ['',                       false],
])('%s is the id of a course: %s', (id, is) => expect(isCourseId(id)).toBe(is));

// biome-ignore format: a table, to be read down
test.each<[unknown, Partial<CourseRecord>]>([
  [null,                                               {}],
  ['x',                                                {}],
  [[1],                                                {}],
  [{ seen: 3, heard: 'x', sung: null },                {}],
  [{ seen: [1, -1, 1.5, '2', null, 3] },               { seen: [1, 3] }],
  [{ words: Array.from({ length: 99 }, (_, i) => i) }, { words: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] }],
  [{ heard: [lineKey('雨の音')] },                     { heard: [lineKey('雨の音')] }],
  [{ finishedOn: '2026-11-27' },                       { finishedOn: '2026-11-27' }],
  [{ finishedOn: 'yesterday' },                        {}],
])('%j is read as %j', (stored, read) => {
  expect(readCourse(stored)).toEqual({ ...NO_COURSE, ...read });
});

test('whatever a device has is read, and read again the same', () => {
  fc.assert(
    fc.property(fc.anything(), (stored) => {
      expect(readCourse(readCourse(stored))).toEqual(readCourse(stored));
    }),
  );
});
