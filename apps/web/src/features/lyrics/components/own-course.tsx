import { useQuery } from '@tanstack/react-query';
import type { AnalysedText } from '@utarang/contract';
import type { CourseStep } from '@utarang/domain/songs';
import { useMemo } from 'react';
import { CourseCard } from '../../../parts/course/course-card.js';
import { studyOf } from '../../../parts/course/course-step.js';
import { CourseSteps } from '../../../parts/course/course-steps.js';
import { useIsMember } from '../../../parts/session/use-viewer.js';
import { LinkedWords } from '../../../parts/text/linked-words.js';
import { correctedText, studyLines } from '../corrected-text.js';
import { correctionsQuery } from '../queries.js';
import type { EditableLyric } from '../use-own-lyric.js';

export type OwnCourseProps = {
  editable: EditableLyric;
  answer: AnalysedText;
  /** The current step; null for the card of all steps. */
  step: CourseStep | null;
  asked: boolean;
  onGo: (to: Record<string, string>) => void;
};

/** A text of one's own as a course, as on the pages of songs (docs/product/songs.md#course). */
export function OwnCourse({ editable, answer, step, asked, onGo }: OwnCourseProps) {
  const { lyric } = editable;
  const { data: words } = useQuery({ ...correctionsQuery, enabled: useIsMember() });
  const lyrics = useMemo(() => {
    const stanzas = correctedText(answer, { placed: lyric.corrections, words: words ?? [] });
    return studyLines(stanzas, lyric.translation, lyric.times);
  }, [answer, lyric, words]);
  if (lyrics.length === 0) return null;
  const text = { id: lyric.id, lyrics, words: answer.words };
  const plays = lyric.videoUrl !== null && lyrics.every(({ startMs }) => startMs !== null);
  const go = (to: CourseStep | null) => {
    if (to === 'whole' && plays) return onGo({ play: 'true' });
    onGo(to ? { study: studyOf(to) } : {});
  };
  if (step === null) {
    return <CourseCard {...text} place="above" onStep={go} onPlay={() => onGo({ play: 'true' })} />;
  }
  return (
    <LinkedWords words={answer.words}>
      <CourseSteps key={step} {...text} step={step} asked={asked} onGo={go} />
    </LinkedWords>
  );
}
