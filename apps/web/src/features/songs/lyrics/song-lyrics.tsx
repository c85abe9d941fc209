import type { SongDetail } from '@utarang/contract';
import type { CourseStep, LineProgress } from '@utarang/domain/songs';
import { useEffect } from 'react';
import { whenIdle } from '../../../lib/when-idle.js';
import { CourseSteps } from '../../../parts/course/course-steps.js';
import { firstWordsCode, lineStudyCode } from '../../../parts/line-study/line-study-code.js';
import { type SongLeft, storeSong } from '../../../parts/line-study/song-left.js';
import { inTimeCode } from '../../../parts/player/player-code.js';
import { LinkedWords } from '../../../parts/text/linked-words.js';
import { isTimed } from '../timed.js';
import { AllLines } from './all-lines.js';

type SongLyricsProps = {
  song: SongDetail;
  /** The step of its course that replaces the lyrics; null where all lines are shown. */
  step: CourseStep | null;
  /** True if a press led from one view to the other: only then does the focus move. */
  asked: boolean;
  startAt: number | null;
  onGo: (step: CourseStep | null) => void;
};

/** The lyrics of a song: all of them, or a step of its course (`?study=…`). Without a script all are shown. */
export function SongLyrics({ song, step, asked, startAt, onGo }: SongLyricsProps) {
  useEffect(
    () =>
      whenIdle(() => {
        for (const code of [lineStudyCode, firstWordsCode]) void code.preload().catch(() => {});
      }),
    [],
  );
  const timed = isTimed(song);
  useEffect(() => (timed ? whenIdle(() => void inTimeCode.preload().catch(() => {})) : undefined), [timed]);
  return (
    <LinkedWords key={step} words={song.words}>
      {step ? (
        <CourseSteps
          key={step}
          {...{ id: song.id, lyrics: song.lyrics, words: song.words, step, asked, startAt, onGo }}
          onStep={(progress) => storeSong(asSongLeft(song, progress))}
        />
      ) : (
        <AllLines song={song} />
      )}
    </LinkedWords>
  );
}

/** The place in a song at which its study stopped, as the home page shows it; null past the last line. */
function asSongLeft({ id, title, titleKo, artists, lyrics }: SongDetail, { at }: LineProgress): SongLeft | null {
  const line = lyrics[at - 1];
  if (!line) return null;
  const about = [titleKo, artists.map(({ name }) => name).join(', ')].join(' · ');
  const { furigana, koMean } = line;
  return { id, title, about, line: { furigana, koMean }, at, total: lyrics.length };
}
