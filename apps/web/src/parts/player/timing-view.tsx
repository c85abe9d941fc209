import type { LyricLine } from '@utarang/contract';
import { videoIdOf } from '@utarang/domain/songs';
import { type LineTimes, nextToStamp, nudged, stamped, tenthsText } from '@utarang/domain/timing';
import { format, timing as messages, player } from '@utarang/messages';
import { ArrowLeft, Check, Download, Pause, Play, RotateCcw, Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { announce } from '../../lib/announce.js';
import { cx } from '../../lib/cx.js';
import { useShortcut } from '../../lib/keyboard.js';
import { Button } from '../../ui/button/button.js';
import { IconButton } from '../../ui/icon-button/icon-button.js';
import { Message } from '../../ui/message/message.js';
import { LineText } from '../line-study/line-text.js';
import { Position, useMoment } from './controls.js';
import { faultText } from './fault-text.js';
import { PLAYS_ON } from './follower.js';
import { isOnButton } from './is-on-button.js';
import type { PlayerClock } from './player-clock.js';
import { Stage } from './stage.js';
import css from './timing.module.css';
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
  /** Keeps the times, with each press. */
  onTimes: (times: LineTimes) => void;
  /** The line that says how far what was pressed is saved. */
  saving: ReactNode;
  onExport: () => void;
  onLeave: () => void;
};

const NUDGE_MS = 100;
const NO_LINES: readonly never[] = [];

/** Whoever knows the song presses where each line begins (docs/product/songs.md#timing). */
export function TimingView(props: TimingProps) {
  const { id, title, lines, times, video, songVideo, onVideo, onTimes, saving, onExport, onLeave } = props;
  const source = useSource(id, { videoId: video === null ? null : videoIdOf(video) });
  const [started, setStarted] = useState(false);
  const { state, playing, follower, elsewhere } = usePlayback(source.clock, NO_LINES, PLAYS_ON);
  const [next, setNext] = useState(() => nextToStamp(times));
  const [before, setBefore] = useState<readonly { readonly times: LineTimes; readonly next: number }[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each line that is next
  useEffect(() => {
    list.current?.querySelector('[data-next]')?.scrollIntoView({ block: 'nearest' });
  }, [next]);

  const change = (to: LineTimes, line: number) => {
    setBefore([...before, { times, next }]);
    onTimes(to);
    setNext(line);
  };
  const stamp = () => {
    if (!source.clock || next >= lines.length) return;
    const to = stamped(times, next, source.clock.now());
    // On to the line below, also where that has a time already: whoever goes through again times all anew.
    change(to, next + 1 < lines.length ? next + 1 : nextToStamp(to));
  };
  const undo = () => {
    const last = before.at(-1);
    if (!last) return announce(messages.nothingToUndo);
    setBefore(before.slice(0, -1));
    onTimes(last.times);
    setNext(last.next);
    announce(messages.undone);
  };
  const nudge = (line: number, by: number) => {
    if (times[line]) change(nudged(times, line, by), next);
  };
  const flip = () => {
    if (playing) return source.clock?.pause();
    if (follower) return follower.play();
    setStarted(true);
  };
  const playFrom = (ms: number) => {
    if (!follower) return setStarted(true);
    follower.seek(ms);
    follower.play();
  };
  const last = Math.min(next, lines.length) - 1;
  useShortcut(' ', (event) => {
    if (isOnButton(event)) return;
    event.preventDefault();
    if (playing) stamp();
    else flip();
  });
  useShortcut('Backspace', undo);
  useShortcut('ArrowLeft', (event) => {
    if (!isOnButton(event)) nudge(last, -NUDGE_MS);
  });
  useShortcut('ArrowRight', (event) => {
    if (!isOnButton(event)) nudge(last, NUDGE_MS);
  });
  useShortcut('ArrowUp', (event) => {
    event.preventDefault();
    setNext(Math.max(0, next - 1));
  });
  useShortcut('ArrowDown', (event) => {
    event.preventDefault();
    setNext(Math.min(lines.length, next + 1));
  });

  const done = times.filter((time) => time !== null).length;
  return (
    <div className={css['view']} data-in-time="">
      <header className={css['head']}>
        <IconButton label={player.back} onClick={onLeave}>
          <ArrowLeft size={22} />
        </IconButton>
        <div className={css['names']}>
          <h1 ref={heading} tabIndex={-1}>
            {messages.title}
          </h1>
          <p className={css['dim']}>
            <Message>{title}</Message> · {format(messages.done, { total: lines.length, n: done })}
          </p>
        </div>
        <Button look="sec" onClick={onExport}>
          <Download size={18} />
          {messages.export}
        </Button>
      </header>
      <ol ref={list} className={css['rows']} aria-label={player.lines}>
        {lines.map((line, index) => (
          <Row
            key={line.id}
            line={line}
            n={index + 1}
            startMs={times[index]?.startMs ?? null}
            isNext={index === next}
            onChoose={() => setNext(index)}
            onNudge={(by) => nudge(index, by)}
            onPlay={playFrom}
          />
        ))}
      </ol>
      <div className={css['panel']}>
        <Stage
          id={id}
          title={title}
          source={source}
          started={started}
          onStart={() => setStarted(true)}
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
        <div className={css['transport']}>
          <IconButton label={messages.restart} onClick={() => playFrom(0)}>
            <RotateCcw size={22} />
          </IconButton>
          <Now clock={source.clock} playing={playing} />
          <IconButton label={playing ? player.pause : player.play} onClick={flip}>
            {playing ? <Pause size={26} fill="currentColor" /> : <Play size={26} fill="currentColor" />}
          </IconButton>
        </div>
        <Button className={css['stamp']} aria-disabled={!source.clock || next >= lines.length} onClick={stamp}>
          {next < lines.length ? format(messages.stamp, { n: next + 1 }) : messages.all}
        </Button>
        <div className={css['buttons']}>
          <Button look="sec" aria-disabled={before.length === 0} onClick={undo}>
            <Undo2 size={18} />
            {messages.undo}
          </Button>
          <Button look="soft" onClick={onLeave}>
            {messages.save}
          </Button>
        </div>
        {saving}
        <p className={css['keys']}>{messages.keys}</p>
      </div>
    </div>
  );
}

/** The moment that sounds, to the tenth. */
function Now({ clock, playing }: { clock: PlayerClock | null; playing: boolean }) {
  const ms = useMoment(clock, playing);
  return <span className={css['moment']}>{tenthsText(ms)}</span>;
}

type RowProps = {
  line: LyricLine;
  n: number;
  startMs: number | null;
  isNext: boolean;
  onChoose: () => void;
  onNudge: (by: number) => void;
  onPlay: (ms: number) => void;
};

function Row({ line, n, startMs, isNext, onChoose, onNudge, onPlay }: RowProps) {
  const time = startMs === null ? '' : tenthsText(startMs + 50);
  return (
    <li className={cx(isNext && css['next'])} data-next={isNext ? '' : undefined} aria-current={isNext}>
      <button
        type="button"
        className={cx(css['number'], startMs !== null && css['done'])}
        aria-label={format(messages.choose, { n })}
        onClick={onChoose}
      >
        <span>{startMs === null ? n : <Check size={16} />}</span>
      </button>
      <LineText line={line} links={false} className={css['japanese']} />
      {startMs === null ? (
        <span className={cx(isNext ? css['tag'] : css['none'])}>{isNext ? messages.next : messages.none}</span>
      ) : (
        <span className={css['times']}>
          {isNext && <span className={css['tag']}>{messages.next}</span>}
          <button type="button" aria-label={format(messages.earlier, { n })} onClick={() => onNudge(-NUDGE_MS)}>
            −0.1
          </button>
          <button
            type="button"
            className={css['chip']}
            aria-label={format(messages.playFrom, { n, time })}
            onClick={() => onPlay(startMs)}
          >
            {time}
          </button>
          <button type="button" aria-label={format(messages.later, { n })} onClick={() => onNudge(NUDGE_MS)}>
            +0.1
          </button>
        </span>
      )}
    </li>
  );
}
