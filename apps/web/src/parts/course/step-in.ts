import type { CourseStep } from '@utarang/domain/songs';

/** Steps by the value of `?study=`; `true` is the study of lines. */
const STEPS: Readonly<Record<string, CourseStep>> = { words: 'words', true: 'lines', heard: 'heard', whole: 'whole' };

/** The step that an address asks for; null where it asks for none, or for one that does not exist. */
export const stepIn = (study: string | null): CourseStep | null =>
  study !== null && Object.hasOwn(STEPS, study) ? (STEPS[study] ?? null) : null;

/** The value of `?study=` for a step. */
export const studyOf = (step: CourseStep): string => (step === 'lines' ? 'true' : step);
