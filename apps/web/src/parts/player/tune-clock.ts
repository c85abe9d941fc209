import { type Tune, tonesOf } from '@utarang/domain/tunes';
import { createClockState, type PlayerClock } from './player-clock.js';
import { scheduleTones, type TuneRun } from './tune-run.js';
import { createTuneSound } from './tune-sound.js';

/** The interval at which the next tones are scheduled. */
const TICK_MS = 100;
/** The time from a press to the first tone, in seconds. */
const LEAD_S = 0.05;
/** The time in which the sound fades out at a pause, in seconds. */
const FADE_S = 0.03;
/** The time after which a context that does not run counts as forbidden. */
const BLOCKED_MS = 1500;
/** The time of silence after which the device may rest. */
const REST_AFTER_MS = 3000;

/**
 * The clock of a tune that the browser plays itself (docs/product/songs.md#tunes). The time is that of the audio context, by
 * which all tones are scheduled: what is shown and what is heard cannot drift apart. At a slower tempo the pitch stays,
 * since tones are made for it.
 */
export function createTuneClock(tune: Tune, open = () => new AudioContext()): PlayerClock {
  const { state, change, tellTime, onTime } = createClockState();
  const tones = tonesOf(tune);
  let [context, sound]: [AudioContext | null, ReturnType<typeof createTuneSound> | null] = [null, null];
  let run: TuneRun | null = null;
  let [heldMs, rate] = [0, 1];
  let ticker: ReturnType<typeof setInterval> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  change({ is: 'paused', durationMs: Math.round(tune.endMs) });

  const now = () => {
    if (!run || !context) return heldMs;
    // A tone is heard later than it is made: by half a second with some wireless headphones.
    const heard = context.currentTime - (context.outputLatency || 0);
    return Math.min(tune.endMs, run.fromMs + Math.max(0, heard - run.at) * 1000 * run.rate);
  };

  function schedule() {
    if (run && context && sound) scheduleTones(tones, run, { now: context.currentTime, sound });
  }

  /** Ends the stretch that plays, and keeps its moment. */
  function hold() {
    heldMs = now();
    clearInterval(ticker);
    if (!run || !context) return;
    const { bus } = run;
    run = null;
    bus.gain.setTargetAtTime(0, context.currentTime, FADE_S / 3);
    // Tones that were given ahead are cut off with their way to the loudspeaker.
    setTimeout(() => bus.disconnect(), FADE_S * 4000);
  }

  function begin(fromMs: number) {
    if (!context) return;
    const bus = context.createGain();
    bus.connect(context.destination);
    run = { fromMs, at: context.currentTime + LEAD_S, rate, bus, next: 0 };
    schedule();
    clearInterval(ticker);
    ticker = setInterval(tick, TICK_MS);
  }

  function tick() {
    schedule();
    tellTime();
    if (now() < tune.endMs) return;
    hold();
    // A listener may start the tune again at once, which cancels the rest.
    rest();
    change({ is: 'ended' });
  }

  const restartAt = (fromMs: number) => {
    hold();
    heldMs = fromMs;
    begin(fromMs);
  };
  const rest = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void context?.suspend().catch(() => {}), REST_AFTER_MS);
  };

  /** Begins once the context runs, which browsers allow after a press alone. */
  function whenRunning() {
    if (context?.state !== 'running') return false;
    clearTimeout(timer);
    if (!run) begin(heldMs >= tune.endMs ? 0 : heldMs);
    change({ is: 'playing', fault: null });
    return true;
  }

  let wanted = false;
  const onContext = () => {
    if (wanted && whenRunning()) return;
    // A call or another program has taken the sound away.
    if (run && context?.state !== 'running') {
      wanted = false;
      hold();
      change({ is: 'paused' });
    }
  };

  return {
    state,
    now,
    play: () => {
      wanted = true;
      try {
        context ??= open();
      } catch {
        return change({ is: 'paused', fault: 'silent' });
      }
      sound ??= createTuneSound(context);
      context.onstatechange = onContext;
      clearTimeout(timer);
      if (whenRunning()) return;
      void context.resume().then(onContext, () => {});
      timer = setTimeout(() => {
        wanted = false;
        change({ is: 'paused', fault: 'blocked' });
      }, BLOCKED_MS);
    },
    pause: () => {
      wanted = false;
      clearTimeout(timer);
      if (!run) return;
      hold();
      change({ is: 'paused' });
      rest();
    },
    seek: (ms) => {
      const to = Math.min(tune.endMs, Math.max(0, ms));
      if (run) restartAt(to);
      else heldMs = to;
      if (state.get().is === 'ended') change({ is: 'paused' });
      tellTime();
    },
    setRate: (next) => {
      if (next === rate) return;
      rate = next;
      if (run) restartAt(now());
    },
    onTime,
    close: () => {
      wanted = false;
      clearTimeout(timer);
      hold();
      if (context) context.onstatechange = null;
      void context?.close().catch(() => {});
    },
  };
}
