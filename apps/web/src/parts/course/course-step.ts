import type { CourseStep } from '@utarang/domain/songs';

/** Steps by the value of `?study=`; `true` is the study of lines. */
const STEPS: Readonly<Record<string, CourseStep>> = { words: 'words', true: 'lines', heard: 'heard', whole: 'whole' };

/** Reads the step from `?study=`; null without the parameter, and for an unknown value. */
export const readCourseStep = (study: string | null): CourseStep | null =>
  study !== null && Object.hasOwn(STEPS, study) ? (STEPS[study] ?? null) : null;

/** The value of `?study=` for a step. */
export const studyOf = (step: CourseStep): string => (step === 'lines' ? 'true' : step);
