import type { LyricLine } from '@utarang/contract';
import { videoIdOf } from '@utarang/domain/songs';
import { type LineTimes, tenthsText } from '@utarang/domain/timing';
import { format, timing as messages, player } from '@utarang/messages';
import { ArrowLeft, Download, Pause, Play, RotateCcw, Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useShortcut } from '../../lib/keyboard.js';
import { Button } from '../../ui/button/button.js';
import { IconButton } from '../../ui/icon-button/icon-button.js';
import { Message } from '../../ui/message/message.js';
import { Position, usePlayerTime } from './controls.js';
import { faultText } from './fault-text.js';
import { PLAYS_ON } from './follower.js';
import { isOnButton } from './is-on-button.js';
import type { PlayerClock } from './player-clock.js';
import { Stage } from './stage.js';
import css from './timing.module.css';
import { TimingRow } from './timing-row.js';
import { NUDGE_MS, useLineTimes } from './use-line-times.js';
import { usePlayback } from './use-playback.js';
import { useSource } from './use-source.js';

export type TimingProps = {
  id: number | string;
  title: string;
  /** All lines of the text, in the order of `times`. */
  lines: readonly LyricLine[];
  times: LineTimes;
  video: string | null;
  songVideo: string | null;
  onVideo: (address: string) => void;
  /** Saves the times, after each press. */
  onTimes: (times: LineTimes) => void;
  /** The line that says whether the times are saved. */
  saving: ReactNode;
  onExport: () => void;
  onLeave: () => void;
};

const NO_LINES: readonly never[] = [];

/** The view in which a listener presses where each line begins (docs/product/songs.md#timing). */
export function TimingView(props: TimingProps) {
  const { title, lines, times, onExport, onLeave } = props;
  const timing = useTiming(props);
  const { stamps, playFrom } = timing;
  const { next } = stamps;
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each line that is next
  useEffect(() => {
    list.current?.querySelector('[data-next]')?.scrollIntoView({ block: 'nearest' });
  }, [next]);
  const done = times.filter((time) => time !== null).length;
  return (
    <div className={css['view']} data-in-time="">
      <Head title={title} done={done} total={lines.length} onExport={onExport} onLeave={onLeave} />
      <ol ref={list} className={css['rows']} aria-label={player.lines}>
        {lines.map((line, index) => (
          <TimingRow
            key={line.id}
            line={line}
            n={index + 1}
            startMs={times[index]?.startMs ?? null}
            isNext={index === next}
            onChoose={() => stamps.choose(index)}
            onNudge={(ms) => stamps.nudge(index, ms)}
            onPlay={playFrom}
          />
        ))}
      </ol>
      <TimingPanel {...props} timing={timing} />
    </div>
  );
}

/** The recording, and the times that are set while it plays: by buttons and by keys. */
function useTiming({ id, video, times, onTimes }: Pick<TimingProps, 'id' | 'video' | 'times' | 'onTimes'>) {
  const source = useSource(id, { videoId: video === null ? null : videoIdOf(video) });
  const [started, setStarted] = useState(false);
  const playback = usePlayback(source.clock, NO_LINES, PLAYS_ON);
  const { playing, follower } = playback;
  const stamps = useLineTimes(times, onTimes);

  const start = () => setStarted(true);
  const stamp = () => {
    if (source.clock && !stamps.isDone) stamps.stamp(source.clock.now());
  };
  const flip = () => {
    if (playing) return source.clock?.pause();
    if (follower) return follower.play();
    start();
  };
  const playFrom = (ms: number) => {
    if (!follower) return start();
    follower.seek(ms);
    follower.play();
  };
  useTimingKeys(stamps, { onSpace: () => (playing ? stamp() : flip()) });
  return { source, started, start, playback, stamps, stamp, flip, playFrom };
}

type TimingPanelProps = TimingProps & { timing: ReturnType<typeof useTiming> };

/** The recording and its controls, the button that times a line, and whether the times are saved. */
function TimingPanel({ id, title, times, songVideo, onVideo, saving, onLeave, timing }: TimingPanelProps) {
  const { source, started, start, playback, stamps, stamp, flip, playFrom } = timing;
  const { state, playing, follower, elsewhere } = playback;
  return (
    <div className={css['panel']}>
      <Stage
        id={id}
        title={title}
        source={source}
        started={started}
        onStart={start}
        onVideo={onVideo}
        songVideo={songVideo}
      />
      <p role="status" className={css['fault']}>
        {elsewhere ? player.otherTab : faultText(state.fault)}
      </p>
      <p className={css['ask']}>{source.clock ? messages.ask : messages.needsSource}</p>
      <Position
        clock={source.clock}
        playing={playing}
        durationMs={state.durationMs}
        starts={times.flatMap((time) => (time ? [time.startMs] : []))}
        onSeek={(ms) => follower?.seek(ms)}
      />
      <Transport clock={source.clock} playing={playing} onFlip={flip} onRestart={() => playFrom(0)} />
      <Button className={css['stamp']} aria-disabled={!source.clock || stamps.isDone} onClick={stamp}>
        {stamps.isDone ? messages.all : format(messages.stamp, { n: stamps.next + 1 })}
      </Button>
      <div className={css['buttons']}>
        <Button variant="sec" aria-disabled={!stamps.canUndo} onClick={stamps.undo}>
          <Undo2 size={18} />
          {messages.undo}
        </Button>
        <Button variant="soft" onClick={onLeave}>
          {messages.save}
        </Button>
      </div>
      {saving}
      <p className={css['keys']}>{messages.keys}</p>
    </div>
  );
}

type TransportProps = { clock: PlayerClock | null; playing: boolean; onFlip: () => void; onRestart: () => void };

function Transport({ clock, playing, onFlip, onRestart }: TransportProps) {
  return (
    <div className={css['transport']}>
      <IconButton label={messages.restart} onClick={onRestart}>
        <RotateCcw size={22} />
      </IconButton>
      <Now clock={clock} playing={playing} />
      <IconButton label={playing ? player.pause : player.play} onClick={onFlip}>
        {playing ? <Pause size={26} fill="currentColor" /> : <Play size={26} fill="currentColor" />}
      </IconButton>
    </div>
  );
}

/** The current moment, to the tenth of a second. */
function Now({ clock, playing }: { clock: PlayerClock | null; playing: boolean }) {
  const ms = usePlayerTime(clock, playing);
  return <span className={css['moment']}>{tenthsText(ms)}</span>;
}

type HeadProps = { title: string; done: number; total: number; onExport: () => void; onLeave: () => void };

/** The heading, which has the focus at first, and how many lines have a time. */
function Head({ title, done, total, onExport, onLeave }: HeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <header className={css['head']}>
      <IconButton label={player.back} onClick={onLeave}>
        <ArrowLeft size={22} />
      </IconButton>
      <div className={css['names']}>
        <h1 ref={heading} tabIndex={-1}>
          {messages.title}
        </h1>
        <p className={css['dim']}>
          <Message>{title}</Message> · {format(messages.done, { total, n: done })}
        </p>
      </div>
      <Button variant="sec" onClick={onExport}>
        <Download size={18} />
        {messages.export}
      </Button>
    </header>
  );
}

type Stamps = ReturnType<typeof useLineTimes>;

function useTimingKeys({ undo, nudgeLast, choosePrevious, chooseNext }: Stamps, { onSpace }: { onSpace: () => void }) {
  useShortcut(' ', (event) => {
    if (isOnButton(event)) return;
    event.preventDefault();
    onSpace();
  });
  useShortcut('Backspace', undo);
  useShortcut('ArrowLeft', (event) => {
    if (!isOnButton(event)) nudgeLast(-NUDGE_MS);
  });
  useShortcut('ArrowRight', (event) => {
    if (!isOnButton(event)) nudgeLast(NUDGE_MS);
  });
  useShortcut('ArrowUp', (event) => {
    event.preventDefault();
    choosePrevious();
  });
  useShortcut('ArrowDown', (event) => {
    event.preventDefault();
    chooseNext();
  });
}
