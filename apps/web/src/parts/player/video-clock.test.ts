import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { command, VIDEO_HOST } from '../video/host.js';
import type { PlayerClock } from './player-clock.js';
import { createVideoClock } from './video-clock.js';

/** A frame without the host's player: the test says what the player would, and reads what it is told. */
let clock: PlayerClock;
let told: string[];
let page: EventTarget;
let contentWindow: { postMessage: (message: string) => void };
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  told = [];
  contentWindow = { postMessage: (message) => told.push(message) };
  clock = createVideoClock(Object.assign(new EventTarget(), { contentWindow }) as unknown as HTMLIFrameElement);
});
afterEach(() => {
  clock.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const say = (data: unknown, origin = VIDEO_HOST) =>
  page.dispatchEvent(Object.assign(new Event('message'), { data, origin, source: contentWindow }));
const inform = (info: object) => say(JSON.stringify({ event: 'infoDelivery', info }));

test('the clock goes on between two tellings, at the speed of the player', () => {
  inform({ currentTime: 10, duration: 180, playerState: 1 });
  expect(clock.state.get()).toEqual({ is: 'playing', fault: null, durationMs: 180_000 });
  vi.advanceTimersByTime(400);
  expect(clock.now()).toBeCloseTo(10_400);
  clock.setRate(0.5);
  expect(told).toContain(command('setPlaybackRate', [0.5]));
  vi.advanceTimersByTime(400);
  expect(clock.now()).toBeCloseTo(10_600);
  say(JSON.stringify({ event: 'onStateChange', info: 2 }));
  vi.advanceTimersByTime(400);
  expect([clock.state.get().is, Math.round(clock.now())]).toEqual(['paused', 10_600]);
  clock.seek(42_000);
  expect([clock.now(), told.at(-1)]).toEqual([42_000, command('seekTo', [42, true])]);
});

test('a tab that was asleep is set right by the next telling', () => {
  inform({ currentTime: 10, playerState: 1 });
  vi.advanceTimersByTime(3_600_000);
  const listener = vi.fn();
  clock.onTime(listener);
  inform({ currentTime: 12, playerState: 1 });
  expect([Math.round(clock.now()), listener.mock.calls.length]).toEqual([12_000, 1]);
});

test('a video that is gone or not to be shown elsewhere says so, and can be asked again', () => {
  say(JSON.stringify({ event: 'onError', info: 150 }));
  expect(clock.state.get()).toMatchObject({ is: 'paused', fault: 'gone' });
  clock.play();
  expect(told.at(-1)).toBe(command('playVideo', []));
});

test('a player without a word is late, until it speaks', () => {
  vi.advanceTimersByTime(8000);
  expect(clock.state.get().fault).toBe('late');
  inform({ currentTime: 0, playerState: 5 });
  expect(clock.state.get()).toMatchObject({ is: 'paused', fault: null });
});

// biome-ignore format: a table
test.each([
  ['another page',          JSON.stringify({ event: 'onError' }),                                      'https://example.com'],
  ['no JSON',               '{',                                                                       VIDEO_HOST],
  ['no text',               { event: 'onError' },                                                      VIDEO_HOST],
  ['no object',             'null',                                                                    VIDEO_HOST],
  ['no numbers',            JSON.stringify({ info: { currentTime: 'x', duration: {}, playerState: 9 } }), VIDEO_HOST],
])('what is said by %s changes nothing', (_, data, origin) => {
  say(data, origin);
  expect([clock.state.get(), clock.now()]).toEqual([{ is: 'loading', fault: null, durationMs: null }, 0]);
});
