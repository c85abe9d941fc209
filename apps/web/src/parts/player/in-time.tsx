import type { LyricLine, Word } from '@utarang/contract';
import { videoIdOf } from '@utarang/domain/songs';
import { backwardLines, type LineTimes, timelineOf } from '@utarang/domain/timing';
import { format, player as messages } from '@utarang/messages';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../ui/button/button.js';
import { IconButton } from '../../ui/icon-button/icon-button.js';
import { Message } from '../../ui/message/message.js';
import { LinkedWords } from '../text/linked-words.js';
import { BlankLine } from './blank-line.js';
import { BlankAsk, BlankBegin } from './blank-panel.js';
import { BlankSummary } from './blank-summary.js';
import { Position, Tools, Transport } from './controls.js';
import { faultText } from './fault-text.js';
import type { Mode } from './follower.js';
import css from './player.module.css';
import { PlayerLines } from './player-lines.js';
import { Stage } from './stage.js';
import { useBlankPlay } from './use-blank-play.js';
import { useBlankSong } from './use-blank-song.js';
import { usePlayback } from './use-playback.js';
import { useSource } from './use-source.js';
import { useSpan } from './use-span.js';
import { useSung } from './use-sung.js';
import { useTransport } from './use-transport.js';
import { ViewSettings } from './view-settings.js';

export type InTimeProps = {
  /** The id of a song, or of a text of one's own: under it the device keeps which file belongs to it. */
  id: number | string;
  title: string;
  artist: string;
  lines: readonly LyricLine[];
  /** The words that stand in them. */
  words: readonly Word[];
  /** The address of the video, where it has one. */
  video: string | null;
  /** The video of the song whose text it is. */
  songVideo?: string | null;
  /** True for a song of our own, whose tune the browser plays. */
  hasTune?: boolean;
  /** Keeps another video with the text. */
  onVideo?: (address: string) => void;
  /** Leads to where its lines are timed. */
  onTiming?: () => void;
  onLeave: () => void;
};

/** A text while its recording plays (docs/product/songs.md#in-time). */
export function InTime(props: InTimeProps) {
  const {
    id,
    title,
    artist,
    lines,
    words,
    video,
    songVideo = null,
    hasTune = false,
    onVideo,
    onTiming,
    onLeave,
  } = props;
  const times = useMemo(
    () => lines.map(({ startMs, endMs }) => (startMs === null ? null : { startMs, endMs })),
    [lines],
  );
  const timeline = useMemo(() => timelineOf(times), [times]);
  const source = useSource(id, {
    videoId: video === null ? null : videoIdOf(video),
    tuneTimes: hasTune ? times : null,
  });
  const spans = useSpan();
  const { span } = spans;
  const [pauses, setPauses] = useState(false);
  const [hides, setHides] = useState(false);
  const blankSong = useBlankSong(lines, timeline);
  const { song } = blankSong;
  const openLines = useMemo(() => new Set(song?.game.open.map((index) => song.blanks[index]!.line)), [song]);
  const mode = useMemo<Mode>(
    () => ({ span, waits: (at) => pauses || openLines.has(timeline[at]?.line ?? -1) }),
    [span, pauses, openLines, timeline],
  );
  const playback = usePlayback(source.clock, timeline, mode);
  const { state, playing, place, follower, elsewhere } = playback;
  const noteHeard = useSung({ id, lines, timeline, clock: source.clock });
  const { started, start, flip, goTo, previous, next, repeat } = useTransport({
    ...{ title, artist, source, timeline, playback, spans },
  });
  const here = Math.max(0, place);
  const goToLine = (line: number) => goTo(timeline.findIndex((each) => each.line === line));
  const blanks = useBlankPlay({ blankSong, playback, timeline, onGoToLine: goToLine, onHeard: noteHeard });
  const { asked } = blanks;
  const drawn = (line: number) => {
    const own = song?.blanks.flatMap((blank, index) => (blank.line === line ? [{ ...blank, index }] : [])) ?? [];
    if (!song || own.length === 0) return null;
    return (
      <BlankLine
        line={lines[line]!}
        words={words}
        blanks={own}
        open={song.game.open}
        isNow={timeline[place]?.line === line}
      />
    );
  };

  return (
    <div className={css['view']} data-in-time="">
      <Head title={title} now={timeline[place]?.line} total={lines.length} onLeave={onLeave}>
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
        started={started}
        onStart={start}
        onVideo={onVideo}
        songVideo={songVideo}
      />
      <LinkedWords words={words}>
        <PlayerLines
          lines={lines}
          timeline={timeline}
          place={place}
          hides={hides}
          onGo={goTo}
          drawn={song ? drawn : undefined}
        />
      </LinkedWords>
      <div className={css['controls']}>
        <p role="status" className={css['said']}>
          {elsewhere ? messages.otherTab : faultText(state.fault)}
        </p>
        <TimesNote times={times} isTimed={timeline.length > 0} onTiming={onTiming} />
        <p role="status" className={css['dim']}>
          {blanks.feedback}
        </p>
        <Position
          clock={source.clock}
          playing={playing}
          durationMs={state.durationMs}
          starts={timeline.map(({ startMs }) => startMs)}
          onSeek={(ms) => follower?.seek(ms)}
        />
        {asked ? (
          <BlankAsk
            blank={asked.blank}
            n={asked.index + 1}
            count={asked.count}
            way={blanks.way}
            onAnswer={blanks.answer}
            onAgain={() => goToLine(asked.blank.line)}
            onPass={blanks.pass}
            onEnd={blanks.end}
          />
        ) : (
          <Transport playing={playing} onFlip={flip} onPrevious={previous} onNext={next} />
        )}
        <BlankPanels
          blankSong={blankSong}
          blanks={blanks}
          words={words}
          onBegun={() => {
            spans.clear();
            goTo(0);
          }}
        />
        {!asked && (
          <Tools
            repeats={spans.repeatsLine}
            onRepeat={repeat}
            span={spans.textOf((at) => (timeline[at]?.line ?? 0) + 1)}
            spans={spans.isSpan}
            onSpan={() => spans.flipSpan(here)}
            blanks={
              blankSong.possible
                ? {
                    on: blanks.step !== 'closed',
                    label: messages.blanks,
                    onFlip: blanks.step === 'closed' ? blanks.open : blanks.end,
                  }
                : undefined
            }
          />
        )}
        <p className={css['keys']}>{messages.keys}</p>
      </div>
    </div>
  );
}

type HeadProps = {
  title: string;
  /** The line that sounds; none before the first. */
  now: number | undefined;
  total: number;
  onLeave: () => void;
  children: ReactNode;
};

/** The title, which has the focus at first, and how far the text has come. */
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

type BlankPanelsProps = {
  blankSong: ReturnType<typeof useBlankSong>;
  blanks: ReturnType<typeof useBlankPlay>;
  words: readonly Word[];
  onBegun: () => void;
};

/** The panels before and after a play with blanks: the choice of how it is to be, and its summary. */
function BlankPanels({ blankSong: { song, over }, blanks, words, onBegun }: BlankPanelsProps) {
  return (
    <>
      {blanks.step === 'begin' && (
        <BlankBegin
          way={blanks.way}
          onWay={blanks.setWay}
          onBegin={(share) => {
            blanks.begin(share);
            onBegun();
          }}
          onCancel={blanks.end}
        />
      )}
      {song && over && (
        <BlankSummary
          blanks={song.blanks}
          missed={song.game.everMissed}
          words={words}
          onAgain={blanks.open}
          onEnd={blanks.end}
        />
      )}
    </>
  );
}

type TimesNoteProps = { times: LineTimes; isTimed: boolean; onTiming: (() => void) | undefined };

/** Says where lines have no times, or times that run backward. */
function TimesNote({ times, isTimed, onTiming }: TimesNoteProps) {
  const backward = backwardLines(times).length;
  return (
    <>
      {!isTimed && <p className={css['dim']}>{messages.noTimes}</p>}
      {backward > 0 && <p className={css['dim']}>{format(messages.backward, { n: backward })}</p>}
      {!isTimed && onTiming && (
        <Button look="soft" onClick={onTiming}>
          {messages.timing}
        </Button>
      )}
    </>
  );
}
