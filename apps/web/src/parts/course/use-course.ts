import type { LyricLine, Word } from '@utarang/contract';
import { type Course, type CourseRecord, courseOf, lineKey } from '@utarang/domain/songs';
import { isKnown, seoulDate } from '@utarang/domain/study';
import { useEffect, useMemo } from 'react';
import { useHydrated } from '../../lib/hydration.js';
import { useKnownWords } from '../known/use-known.js';
import { storedProgress } from '../line-study/progress-storage.js';
import { useUsername } from '../session/use-username.js';
import { updateCourse } from './course-storage.js';
import { useCourseRecord } from './use-courses.js';

/** A song, or a text of one's own, with the parts that a course needs. */
export type CourseText = {
  readonly id: number | string;
  /** The lines that can be heard. */
  readonly lyrics: readonly LyricLine[];
  readonly words: readonly Word[];
};

/** The words of a text in the order in which they are sung. */
const sungWords = (lyrics: readonly LyricLine[]): number[] => [
  ...new Set(lyrics.flatMap(({ words }) => words.map(({ id }) => id))),
];

type OwnCourse = Course & {
  readonly record: CourseRecord;
  /** The current line of its study, from 1. */
  readonly currentLine: number;
};

/** The viewer's progress through a course (docs/product/songs.md#course). */
export function useCourse({ id, lyrics, words }: CourseText): OwnCourse {
  const username = useUsername();
  const record = useCourseRecord(id);
  const known = useKnownWords();
  const hydrated = useHydrated();
  const progress = hydrated ? storedProgress(id, lyrics, record) : null;
  const keys = useMemo(() => new Set(record.studied), [record]);
  const studied = lyrics.filter(({ jpText, seq }) => keys.has(lineKey(jpText)) || progress?.done.includes(seq)).length;
  const course = useMemo(() => {
    const inText = new Set(words.map((word) => word.id));
    const sung = sungWords(lyrics).filter((wordId) => inText.has(wordId));
    const lines = lyrics.map(({ jpText }) => jpText);
    return courseOf({ record, words: sung, isKnown: (wordId) => isKnown(known, wordId), lines, studied });
  }, [record, known, lyrics, words, studied]);
  const finished = course.next === null && lyrics.length > 0 && record.finishedOn === null;
  useEffect(() => {
    if (finished) updateCourse(username, id, (work) => ({ ...work, finishedOn: seoulDate(new Date()) }));
  }, [finished, username, id]);
  return { ...course, record, currentLine: progress?.at ?? 1 };
}
