import type { LyricLine, SongDetail } from '@utarang/contract';
import { format, song as messages } from '@utarang/messages';
import { Eye, Play, Rows3 } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useHydrated } from '../../../lib/hydration.js';
import { LineText } from '../../../parts/line-study/line-text.js';
import { storedProgress } from '../../../parts/line-study/progress-storage.js';
import { Difficulty } from '../../../parts/text/difficulty.js';
import { Button } from '../../../ui/button/button.js';
import { Panel } from '../../../ui/panel/panel.js';
import css from './all-lines.module.css';
import { CopyLyrics } from './copy-lyrics.js';
import { LyricsSwitches } from './lyrics-switches.js';
import { useShown } from './shown.js';
import { type Shown, stanzasOf } from './stanzas.js';

type AllLinesProps = {
  song: SongDetail;
  /** True if the reader came back from the study on this page: then the button that led there gets the focus. */
  asked: boolean;
  onStudy: () => void;
  /** Leads to where the song plays; not there where nobody knows when its lines sound. */
  onPlay: (() => void) | undefined;
};

/** All lines, stanza by stanza (docs/product/songs.md#lyrics). */
export function AllLines({ song, asked, onStudy, onPlay }: AllLinesProps) {
  const shown = useShown();
  const id = useId();
  const [unfolded, setUnfolded] = useState(false);
  const stanzas = useMemo(() => stanzasOf(song.lyrics), [song]);
  return (
    <Panel title={messages.lyrics}>
      <div className={css['tools']}>
        <Button look="sec" aria-expanded={unfolded} aria-controls={id} onClick={() => setUnfolded(!unfolded)}>
          <Eye size={16} />
          {messages.view}
        </Button>
        <StudyButton song={song} asked={asked} onStudy={onStudy} />
        {onPlay && (
          <Button look="soft" className={css['study']} onClick={onPlay}>
            <Play size={16} />
            {messages.inTime}
          </Button>
        )}
      </div>
      <div id={id} className={css['view']} hidden={!unfolded}>
        <LyricsSwitches shown={shown} />
        <CopyLyrics lines={song.lyrics} shown={shown} />
      </div>
      {stanzas.map(({ no, lines }) => (
        <section key={no} className={css['stanza']} aria-labelledby={`stanza-${no}`}>
          <h3 id={`stanza-${no}`} className={css['no']}>
            {format(messages.stanza, { n: no })}
          </h3>
          {lines.map((line) => (
            <Line key={line.id} line={line} shown={shown} />
          ))}
        </section>
      ))}
      <Difficulty text={song} />
    </Panel>
  );
}

const Line = ({ line, shown }: { line: LyricLine; shown: Shown }) => (
  <div className={css['line']}>
    {shown.japanese && <LineText line={line} links className={css['japanese']} />}
    {shown.pronunciation && <p className={css['pronunciation']}>{line.koPron}</p>}
    {shown.korean && <p className={css['korean']}>{line.koMean}</p>}
  </div>
);

/** Leads to the study, at the line where the reader was; only this device knows which. */
function StudyButton({ song, asked, onStudy }: Omit<AllLinesProps, 'onPlay'>) {
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it comes back
  useEffect(() => {
    if (asked) button.current?.focus();
  }, []);
  const begun = useHydrated() && storedProgress(song.id, song.lyrics).at > 1;
  return (
    <Button ref={button} look="soft" className={css['study']} onClick={onStudy}>
      <Rows3 size={16} />
      {begun ? messages.lineGoOn : messages.lineMode}
    </Button>
  );
}
