import { useQueryClient } from '@tanstack/react-query';
import { type LyricLine, queryKeys } from '@utarang/contract';
import {
  atTheBeginning,
  type CourseRecord,
  type CourseStep,
  joinCourses,
  type LineProgress,
  lineKey,
  NO_COURSE,
  nextLine,
  withDone,
  withHeard,
  withStudied,
  withSung,
} from '@utarang/domain/songs';
import { useState } from 'react';
import { storedCourse, updateCourse } from '../course/course-storage.js';
import { useCourseRecord } from '../course/use-courses.js';
import { useUsername } from '../session/use-username.js';
import { storedProgress, storeProgress } from './progress-storage.js';

/** The steps of a course that go from line to line. */
export type LineStep = Exclude<CourseStep, 'words'>;

type StudyProgressProps = {
  id: number | string;
  lyrics: readonly LyricLine[];
  step: LineStep;
  startAt: number | null;
};

/** The lines of a step of the course that are done, and the first that is not. */
function courseProgress(lyrics: readonly LyricLine[], { heard, sung }: CourseRecord, step: LineStep): LineProgress {
  const keys = new Set(step === 'heard' ? heard : sung);
  const done = lyrics.filter(({ jpText }) => keys.has(lineKey(jpText))).map(({ seq }) => seq);
  const open = lyrics.find(({ seq }) => !done.includes(seq));
  return { at: open?.seq ?? 1, done };
}

/**
 * The progress from line to line: of the study itself, or of the dictation and of singing along, whose lines the course
 * stores (docs/product/songs.md#course).
 */
export function useStudyProgress({ id, lyrics, step, startAt }: StudyProgressProps) {
  const username = useUsername();
  const client = useQueryClient();
  useCourseRecord(id); // the server's comes to this device's
  const [progress, setProgress] = useState<LineProgress>(() => {
    const answer = client.getQueryData<CourseRecord>(queryKeys.course(id));
    const record = joinCourses(storedCourse(username, id), answer ?? NO_COURSE);
    const stored = step === 'lines' ? storedProgress(id, lyrics, record) : courseProgress(lyrics, record, step);
    return startAt !== null && lyrics[startAt - 1] ? { ...stored, at: startAt } : stored;
  });
  const show = (next: LineProgress) => {
    if (step === 'lines') {
      const studied = lyrics.filter(({ seq }) => next.done.includes(seq)).map(({ jpText }) => jpText);
      updateCourse(username, id, (record) => withStudied(record, studied)); // it becomes the latest, too
      storeProgress(id, next, lyrics, storedCourse(username, id));
    }
    setProgress(next);
  };
  const note = (line: LyricLine, edit: typeof withHeard) => {
    updateCourse(username, id, (record) => edit(record, [line.jpText]));
    return courseProgress(lyrics, storedCourse(username, id), step).done;
  };
  const isOpenBehind = ({ seq }: LyricLine) => seq > progress.at && (step !== 'heard' || !progress.done.includes(seq));
  return {
    progress,
    show,
    /** True if this is the last line. */
    isLast: !lyrics.some(isOpenBehind),
    /**
     * Moves to the next line. In the study and in singing along that completes the line; a heard line has to be typed.
     */
    forward(): LineProgress {
      const line = lyrics[progress.at - 1];
      if (!line || step === 'lines') return nextLine(progress, lyrics.length);
      const done = step === 'whole' ? note(line, withSung) : progress.done;
      const open = lyrics.find(isOpenBehind);
      return { at: open?.seq ?? lyrics.length + 1, done };
    },
    /** Completes a line that was typed as it was heard. */
    right(line: LyricLine): void {
      const done = note(line, withHeard);
      if (step === 'heard') setProgress({ ...progress, done });
      else show(withDone(progress, line.seq));
    },
    /** Starts again: with the lines that are left, where there are any. */
    again: () => show(step === 'lines' ? atTheBeginning : courseProgress(lyrics, storedCourse(username, id), step)),
  };
}
