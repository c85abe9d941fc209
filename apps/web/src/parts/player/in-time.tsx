import type { LyricLine, Word } from '@utarang/contract';
import { format, player as messages } from '@utarang/messages';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../ui/icon-button/icon-button.js';
import { Message } from '../../ui/message/message.js';
import { LinkedWords } from '../text/linked-words.js';
import { BlankLine } from './blank-line.js';
import { InTimeControls } from './in-time-controls.js';
import css from './player.module.css';
import { PlayerLines } from './player-lines.js';
import { Stage } from './stage.js';
import { type InTimeState, type InTimeText, useInTime } from './use-in-time.js';
import { ViewSettings } from './view-settings.js';

export type InTimeProps = InTimeText & {
  /** The words in its lines. */
  words: readonly Word[];
  /** The video of the song whose text it is. */
  songVideo?: string | null;
  /** Saves another video with the text. */
  onVideo?: (address: string) => void;
  /** Called to open the view in which the lines are timed. */
  onTiming?: () => void;
  onLeave: () => void;
};

/** A text while its recording plays (docs/product/songs.md#in-time). */
export function InTime(props: InTimeProps) {
  const { id, title, lines, words, songVideo = null, onVideo, onTiming, onLeave } = props;
  const inTime = useInTime(props);
  const { timeline, source, pauses, setPauses, blankSong, playback, transport } = inTime;
  const [hides, setHides] = useState(false);
  const { song } = blankSong;
  const now = timeline[playback.place]?.line;
  return (
    <div className={css['view']} data-in-time="">
      <Head title={title} now={now} total={lines.length} onLeave={onLeave}>
        <ViewSettings
          pauses={pauses}
          hides={hides}
          onPauses={() => setPauses(!pauses)}
          onHides={() => setHides(!hides)}
          onTiming={onTiming}
        />
      </Head>
      <Stage
        id={id}
        title={title}
        source={source}
        started={transport.started}
        onStart={transport.start}
        onVideo={onVideo}
        songVideo={songVideo}
      />
      <LinkedWords words={words}>
        <PlayerLines
          lines={lines}
          timeline={timeline}
          place={playback.place}
          hides={hides}
          onGo={transport.goTo}
          renderLine={song ? (line) => lineWithBlanks(song, { line, lines, words, isNow: now === line }) : undefined}
        />
      </LinkedWords>
      <InTimeControls state={inTime} words={words} onTiming={onTiming} />
    </div>
  );
}

type BlankSong = NonNullable<InTimeState['blankSong']['song']>;
type ShownLine = { line: number; lines: readonly LyricLine[]; words: readonly Word[]; isNow: boolean };

/** A line with its blanks; null for one without. */
function lineWithBlanks({ blanks, game }: BlankSong, { line, lines, words, isNow }: ShownLine): ReactNode {
  const own = blanks.flatMap((blank, index) => (blank.line === line ? [{ ...blank, index }] : []));
  if (own.length === 0) return null;
  return <BlankLine line={lines[line]!} words={words} blanks={own} open={game.open} isNow={isNow} />;
}

type HeadProps = {
  title: string;
  /** The current line; undefined before the first. */
  now: number | undefined;
  total: number;
  onLeave: () => void;
  children: ReactNode;
};

/** The title, which has the focus at first, and the progress through the text. */
function Head({ title, now, total, onLeave, children }: HeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <header className={css['head']}>
      <IconButton label={messages.back} onClick={onLeave}>
        <ArrowLeft size={22} />
      </IconButton>
      <div className={css['names']}>
        <h1 ref={heading} tabIndex={-1}>
          <Message>{title}</Message>
        </h1>
        <p className={css['dim']}>
          {now === undefined ? format(messages.before, { total }) : format(messages.count, { total, n: now + 1 })}
        </p>
      </div>
      {children}
    </header>
  );
}
