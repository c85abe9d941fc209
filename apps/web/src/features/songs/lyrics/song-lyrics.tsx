import { pages, type SongDetail } from '@utarang/contract';
import type { LineProgress } from '@utarang/domain/songs';
import { song as messages } from '@utarang/messages';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useHydrated } from '../../../lib/hydration.js';
import { numberIn } from '../../../lib/number-in.js';
import { whenIdle } from '../../../lib/when-idle.js';
import { lineStudyCode } from '../../../parts/line-study/line-study-code.js';
import { type SongLeft, storeSong } from '../../../parts/line-study/song-left.js';
import { Study } from '../../../parts/line-study/study.js';
import { inTimeCode } from '../../../parts/player/player-code.js';
import { LinkedWords } from '../../../parts/text/linked-words.js';
import { ButtonLink } from '../../../ui/button/button.js';
import { EmptyState } from '../../../ui/empty-state/empty-state.js';
import { Panel } from '../../../ui/panel/panel.js';
import { isTimed } from '../timed.js';
import { AllLines } from './all-lines.js';

/** The lyrics of a song: all of them, or one line at a time (`?study=true`). Without a script all are shown. */
export function SongLyrics({ song }: { song: SongDetail }) {
  const [search, setSearch] = useSearchParams();
  const studying = useHydrated() && search.get('study') === 'true';
  useEffect(() => whenIdle(() => void lineStudyCode.preload().catch(() => {})), []);
  const timed = isTimed(song);
  useEffect(() => (timed ? whenIdle(() => void inTimeCode.preload().catch(() => {})) : undefined), [timed]);
  /** True if a press led from one view to the other: only then does the focus move. */
  const asked = useRef(false);
  const change = (to: Record<string, string>) => {
    asked.current = true;
    setSearch(to);
  };
  return (
    <LinkedWords key={String(studying)} words={song.words}>
      {studying ? (
        <Study
          id={song.id}
          lyrics={song.lyrics}
          words={song.words}
          asked={asked.current}
          startAt={numberIn(search.get('line') ?? '')}
          onStep={(progress) => storeSong(leftOf(song, progress))}
          onLeave={() => change({})}
        />
      ) : (
        <AllLines
          song={song}
          asked={asked.current}
          onStudy={() => change({ study: 'true' })}
          onPlay={isTimed(song) ? () => change({ play: 'true' }) : undefined}
        />
      )}
    </LinkedWords>
  );
}

/** The part of the home page about the song that was studied last. */
function leftOf({ id, title, titleKo, artists, lyrics }: SongDetail, { at }: LineProgress): SongLeft | null {
  const line = lyrics[at - 1];
  if (!line) return null;
  const about = [titleKo, artists.map(({ name }) => name).join(', ')].join(' · ');
  const { furigana, koMean } = line;
  return { id, title, about, line: { furigana, koMean }, at, total: lyrics.length };
}

/** Lyrics of published songs are protected (docs/product/songs.md#rights): what there is instead. */
export const NoLyrics = () => (
  <Panel title={messages.lyrics}>
    <EmptyState
      glyph="詞"
      title={messages.noLyrics}
      action={
        <ButtonLink to={pages.songs} look="soft">
          {messages.oursGo}
        </ButtonLink>
      }
    >
      {messages.noLyricsTip}
    </EmptyState>
  </Panel>
);
