import { pages, type SongDetail } from '@utarang/contract';
import { song as messages } from '@utarang/messages';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useHydrated } from '../../../lib/hydration.js';
import { whenIdle } from '../../../lib/when-idle.js';
import { lineStudyCode } from '../../../parts/line-study/line-study-code.js';
import { Study } from '../../../parts/line-study/study.js';
import { LinkedWords } from '../../../parts/text/linked-words.js';
import { ButtonLink } from '../../../ui/button/button.js';
import { EmptyState } from '../../../ui/empty-state/empty-state.js';
import { Panel } from '../../../ui/panel/panel.js';
import { AllLines } from './all-lines.js';

/** The lyrics of a song: all of them, or one line at a time (`?study=true`). Without a script all are shown. */
export function SongLyrics({ song }: { song: SongDetail }) {
  const [search, setSearch] = useSearchParams();
  const studying = useHydrated() && search.get('study') === 'true';
  useEffect(() => whenIdle(() => void lineStudyCode.preload().catch(() => {})), []);
  /** True if a press led from one view to the other: only then does the focus move. */
  const asked = useRef(false);
  const change = (to: Record<string, string>) => {
    asked.current = true;
    setSearch(to);
  };
  return (
    <LinkedWords key={String(studying)} words={song.words}>
      {studying ? (
        <Study id={song.id} lyrics={song.lyrics} words={song.words} asked={asked.current} onLeave={() => change({})} />
      ) : (
        <AllLines song={song} asked={asked.current} onStudy={() => change({ study: 'true' })} />
      )}
    </LinkedWords>
  );
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
