import type { CourseStep, LineProgress } from '@utarang/domain/songs';
import { Study, WordsFirst } from '../line-study/study.js';
import type { CourseText } from './use-course.js';

type CourseStepsProps = CourseText & {
  step: CourseStep;
  asked: boolean;
  /** The line with which the study begins; without it, the line where it was left. */
  startAt?: number | null;
  onStep?: (progress: LineProgress) => void;
  /** Called with another step, or null to return to the text. */
  onGo: (step: CourseStep | null) => void;
};

/** One step of a course, in place of its text. */
export function CourseSteps({ id, lyrics, words, step, asked, startAt = null, onStep, onGo }: CourseStepsProps) {
  const onLeave = () => onGo(null);
  if (step === 'words') {
    return <WordsFirst {...{ id, lyrics, words, asked, onLeave }} onLines={() => onGo('lines')} />;
  }
  // Only the study of lines continues from that line.
  const lines = step === 'lines' ? { startAt, ...(onStep && { onStep }) } : {};
  return <Study key={step} {...{ id, lyrics, words, step, asked, onLeave }} {...lines} />;
}
