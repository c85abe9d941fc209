import { format, player as messages } from '@utarang/messages';
import { Pause, Play, RectangleEllipsis, Repeat, Repeat1, SkipBack, SkipForward } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { RadioRow } from '../../ui/radio-row/radio-row.js';
import css from './player.module.css';
import type { PlayerClock } from './player-clock.js';
import { changeRate, RATES, useRate } from './use-playback.js';

/** The interval at which the position is rendered while a recording plays. */
const WRITE_MS = 250;

/** The current moment of the recording, rendered a few times a second; the lines follow without that delay. */
export function usePlayerTime(clock: PlayerClock | null, playing: boolean): number {
  const [ms, setMs] = useState(0);
  useEffect(() => {
    if (!clock) return setMs(0);
    const write = () => setMs(clock.now());
    write();
    const end = clock.onTime(write);
    const timer = playing ? setInterval(write, WRITE_MS) : undefined;
    return () => {
      end();
      clearInterval(timer);
    };
  }, [clock, playing]);
  return ms;
}

/** `1:02`, to the second. */
const shortTime = (ms: number): string =>
  `${Math.floor(ms / 60_000)}:${`${Math.floor(ms / 1000) % 60}`.padStart(2, '0')}`;

type PositionProps = {
  clock: PlayerClock | null;
  playing: boolean;
  durationMs: number | null;
  /** The starts of lines, shown as marks. */
  starts: readonly number[];
  onSeek: (ms: number) => void;
};

export function Position({ clock, playing, durationMs, starts, onSeek }: PositionProps) {
  const ms = usePlayerTime(clock, playing);
  const maxMs = durationMs ?? Math.max(0, ...starts);
  const now = Math.min(ms, maxMs);
  return (
    <div className={css['position']}>
      <span className={css['time']}>{shortTime(ms)}</span>
      <div className={css['track']}>
        <div className={css['marks']} aria-hidden="true">
          {maxMs > 0 &&
            starts.map((start, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the marks have no identity but their place
              <i key={index} style={{ insetInlineStart: `${Math.min(100, (start / maxMs) * 100)}%` }} />
            ))}
        </div>
        <input
          type="range"
          aria-label={messages.position}
          aria-valuetext={format(messages.at, { m: Math.floor(now / 60_000), s: Math.floor(now / 1000) % 60 })}
          min={0}
          max={Math.max(1, Math.round(maxMs))}
          step={100}
          value={Math.round(now)}
          disabled={!clock}
          onChange={({ currentTarget }) => onSeek(Number(currentTarget.value))}
        />
      </div>
      <span className={css['time']}>{durationMs === null ? '-:--' : shortTime(durationMs)}</span>
    </div>
  );
}

type TransportProps = { playing: boolean; onFlip: () => void; onPrevious: () => void; onNext: () => void };

export const Transport = ({ playing, onFlip, onPrevious, onNext }: TransportProps) => (
  <div className={css['transport']}>
    <button type="button" className={css['step']} onClick={onPrevious}>
      <SkipBack size={24} />
      {messages.previous}
    </button>
    <button
      type="button"
      className={css['flip']}
      aria-label={playing ? messages.pause : messages.play}
      onClick={onFlip}
    >
      {playing ? <Pause size={30} fill="currentColor" /> : <Play size={30} fill="currentColor" />}
    </button>
    <button type="button" className={css['step']} onClick={onNext}>
      <SkipForward size={24} />
      {messages.next}
    </button>
  </div>
);

type ToolsProps = {
  repeats: boolean;
  onRepeat: () => void;
  /** The label of the button that repeats some lines, and whether such a span is being chosen or repeated. */
  span: string;
  spans: boolean;
  onSpan: () => void;
  /** The button of the blanks, where there are any words. */
  blanks?: { readonly on: boolean; readonly label: string; readonly onFlip: () => void } | undefined;
};

/** Repeat, speed and blanks. */
export function Tools({ repeats, onRepeat, span, spans, onSpan, blanks }: ToolsProps) {
  const rate = useRate();
  const [unfolded, setUnfolded] = useState(false);
  return (
    <>
      {unfolded && (
        <div className={css['rates']}>
          <RadioRow
            label={messages.rates}
            options={RATES.map((value) => ({ value: `${value}`, content: `${value.toFixed(1)}×` }))}
            value={`${rate}`}
            onChoose={(value) => changeRate(Number(value))}
          />
        </div>
      )}
      <div className={css['tools']}>
        <Tool icon={<Repeat1 size={22} />} aria-pressed={repeats} onClick={onRepeat}>
          {messages.repeat}
        </Tool>
        <Tool icon={<Repeat size={22} />} aria-pressed={spans} onClick={onSpan}>
          {span}
        </Tool>
        <Tool icon={<b>{rate.toFixed(1)}×</b>} aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
          {messages.rate}
        </Tool>
        {blanks && (
          <Tool icon={<RectangleEllipsis size={22} />} aria-pressed={blanks.on} onClick={blanks.onFlip}>
            {blanks.label}
          </Tool>
        )}
      </div>
    </>
  );
}

type ToolProps = {
  icon: ReactNode;
  children: ReactNode;
  onClick: () => void;
  'aria-pressed'?: boolean;
  'aria-expanded'?: boolean;
};

const Tool = ({ icon, children, ...rest }: ToolProps) => (
  <button type="button" className={css['tool']} {...rest}>
    {icon}
    <span>{children}</span>
  </button>
);
