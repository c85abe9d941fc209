import { isCalendarDate } from '@utarang/domain/account';
import { COURSE_LIST_MAX, FIRST_WORDS, isCourseId } from '@utarang/domain/songs';
import * as z from 'zod/mini';
import { described } from './described.js';
import { invalid } from './validation.js';

/** The id of a song, or of a text of one's own. */
export const courseParams = z.object({
  id: z.string().check(z.refine(isCourseId, 'song_not_found')),
});

/** Checks a day: days before all courses are invalid, and the database does not accept all that can be written. */
const isDay = (text: string): boolean => isCalendarDate(text) && text >= '2000-01-01';

const WORD_ID_MAX = 2 ** 31 - 1;
const LINE_KEY_MAX = 2 ** 32 - 1;

const numbers = (count: number, largest: number) =>
  z
    .array(
      z
        .int(invalid('value_invalid'))
        .check(z.nonnegative(invalid('value_invalid')), z.lte(largest, invalid('value_invalid'))),
    )
    .check(z.maxLength(count, invalid('value_invalid')));

/** The work in a course. */
export const courseRecord = z.object({
  words: described(numbers(FIRST_WORDS, WORD_ID_MAX), 'The ids of its first words.'),
  seen: described(numbers(COURSE_LIST_MAX, WORD_ID_MAX), 'Those that were looked at.'),
  studied: described(numbers(COURSE_LIST_MAX, LINE_KEY_MAX), 'Lines, each by the FNV-1a hash of its text.'),
  heard: numbers(COURSE_LIST_MAX, LINE_KEY_MAX),
  sung: numbers(COURSE_LIST_MAX, LINE_KEY_MAX),
  finishedOn: described(
    z.nullable(z.string().check(z.refine(isDay, invalid('value_invalid')))),
    'The day on which all was done for the first time.',
  ),
});

export type CourseWork = z.infer<typeof courseRecord>;

/** GET /api/users/me/courses: the begun ones, the latest first. */
export const courses = z.array(
  z.object({
    id: described(z.string(), "Of a song, or of a text of one's own."),
    finishedOn: z.nullable(z.string()),
  }),
);
export type Courses = z.infer<typeof courses>;

/** The stored courses in the account's export, the latest first. */
export const coursesExport = z.object({
  courses: z.array(
    z.object({
      ...courseRecord.shape,
      songId: z.nullable(z.number()),
      lyricId: z.nullable(z.string()),
      updatedAt: z.string(),
    }),
  ),
});
export type CoursesExport = z.infer<typeof coursesExport>;
