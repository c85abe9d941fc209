import { readTune } from '@utarang/domain/tunes';
import { afterEach, expect, test, vi } from 'vitest';
import type { PlayerClock } from './player-clock.js';
import { createTuneClock } from './tune-clock.js';

const HEAD = ['X:1', 'M:4/4', 'L:1/8', 'Q:1/4=120', '%%accompaniment strum', 'K:C'];
/** A bar of two seconds with two notes, and the chord at its end. */
const tune = readTune([...HEAD, '"C"c4 e4|', '"F"f4 g4|', '"C"z8|]'].join('\n'));

/** An audio context whose time the test sets; what it is given to sound is noted: the pitch, its begin and its end. */
function fakeContext(state: AudioContextState = 'running') {
  const sounded: { hertz: number; from: number; to: number }[] = [];
  const gain = () => ({
    gain: {
      setValueAtTime() {},
      linearRampToValueAtTime() {},
      exponentialRampToValueAtTime() {},
      setTargetAtTime() {},
    },
    connect: (to: unknown) => to,
    disconnect() {},
  });
  const context = {
    state,
    currentTime: 10,
    outputLatency: 0,
    destination: {},
    onstatechange: null as (() => void) | null,
    createGain: gain,
    createPeriodicWave: () => ({}),
    createOscillator: () => {
      const tone = { hertz: 0, from: 0, to: 0 };
      sounded.push(tone);
      return {
        frequency: {
          set value(hertz: number) {
            tone.hertz = hertz;
          },
        },
        setPeriodicWave() {},
        connect: (to: unknown) => to,
        start: (at: number) => {
          tone.from = at;
        },
        stop: (at: number) => {
          tone.to = at;
        },
      };
    },
    resume: async () => {},
    suspend: async () => {},
    close: async () => {},
  };
  return { context, sounded, open: () => context as unknown as AudioContext };
}

let clock: PlayerClock | undefined;
afterEach(() => {
  clock?.close();
  vi.useRealTimers();
});

const C5 = 523.25;
const E5 = 659.26;
const near = (hertz: number) => (tone: { hertz: number }) => Math.abs(tone.hertz - hertz) < 0.1;

test('tones are given ahead at the times of the context, and the clock goes with it', () => {
  vi.useFakeTimers();
  const { context, sounded, open } = fakeContext();
  clock = createTuneClock(tune, open);
  expect(clock.state.get()).toEqual({ is: 'paused', fault: null, durationMs: 6000 });
  clock.play();
  expect(clock.state.get().is).toBe('playing');
  const [first] = sounded.filter(near(C5));
  const [second] = sounded.filter(near(E5));
  expect(second!.from - first!.from).toBeCloseTo(1);
  context.currentTime = second!.from;
  expect(clock.now()).toBeCloseTo(1000);
  // What comes later is given later.
  expect(sounded.some(near(698.46))).toBe(false);
  vi.advanceTimersByTime(100);
  expect(sounded.some(near(698.46))).toBe(true);
});

test('half the tempo is the same pitch in twice the time', () => {
  const { context, sounded, open } = fakeContext();
  clock = createTuneClock(tune, open);
  clock.setRate(0.5);
  clock.play();
  const [first] = sounded.filter(near(C5));
  expect(first!.to - first!.from).toBeCloseTo(2);
  context.currentTime = first!.from + 1;
  expect(clock.now()).toBeCloseTo(500);
  // The tempo changes while it plays: it goes on from where it is.
  clock.setRate(1);
  context.currentTime += 1.05;
  expect(clock.now()).toBeCloseTo(1500);
});

test('it stands still at a pause, goes to any moment, ends, and restarts', () => {
  vi.useFakeTimers();
  const { context, sounded, open } = fakeContext();
  clock = createTuneClock(tune, open);
  clock.play();
  context.currentTime += 1.05;
  clock.pause();
  context.currentTime += 5;
  expect([clock.state.get().is, Math.round(clock.now())]).toEqual(['paused', 1000]);
  const told = vi.fn();
  clock.onTime(told);
  clock.seek(500);
  expect([told.mock.calls.length, clock.now()]).toEqual([1, 500]);
  sounded.length = 0;
  clock.play();
  // The note that has begun before is heard from there.
  expect(sounded.filter(near(C5)).map(({ from, to }) => Math.round((to - from) * 1000))).toEqual([500]);
  clock.seek(5990);
  context.currentTime += 1;
  vi.advanceTimersByTime(100);
  expect([clock.state.get().is, clock.now()]).toEqual(['ended', 6000]);
  clock.play();
  expect([clock.state.get().is, clock.now()]).toEqual(['playing', 0]);
  clock.seek(99_999);
  clock.seek(-5);
  expect(clock.now()).toBe(0);
});

test('a stretch that is restarted at the end is heard beyond the time of rest', () => {
  vi.useFakeTimers();
  const { context, open } = fakeContext();
  const suspended = vi.spyOn(context, 'suspend');
  clock = createTuneClock(tune, open);
  const repeated = clock;
  let repeats = 1;
  repeated.state.subscribe(() => {
    if (repeated.state.get().is !== 'ended' || repeats-- === 0) return;
    repeated.seek(0);
    repeated.play();
  });
  repeated.play();
  context.currentTime += 7;
  vi.advanceTimersByTime(100);
  expect(repeated.state.get().is).toBe('playing');
  vi.advanceTimersByTime(4000);
  expect(suspended).not.toHaveBeenCalled();
});

test('a browser that allows no sound yet, loses it or has none says so, and can be asked again', () => {
  vi.useFakeTimers();
  const { context, open } = fakeContext('suspended');
  clock = createTuneClock(tune, open);
  clock.play();
  vi.advanceTimersByTime(2000);
  expect(clock.state.get()).toMatchObject({ is: 'paused', fault: 'blocked' });
  context.state = 'running';
  clock.play();
  expect(clock.state.get()).toMatchObject({ is: 'playing', fault: null });
  context.state = 'suspended';
  context.onstatechange?.();
  expect(clock.state.get().is).toBe('paused');
  const none = createTuneClock(tune, () => {
    throw new TypeError('AudioContext is not a constructor');
  });
  none.play();
  expect(none.state.get()).toMatchObject({ is: 'paused', fault: 'silent' });
});
