import { format, word } from '@utarang/messages';
import { useCallback, useSyncExternalStore } from 'react';
import { announce } from '../../lib/announce.js';
import { useInitialDataTime } from '../../lib/hydration.js';

const TICK_MS = 1000;

/**
 * The clock of all countdowns. They count to moments, not lengths: after a sleep of the tab, in which timers stand
 * still, the first tick is right again.
 */
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
/** The subscribers of the clock, and the end to which each counts down. */
const followers = new Map<() => void, number>();

function tick() {
  now = Date.now();
  const following = [...followers];
  const over = following.filter(([, end]) => end <= now);
  for (const [follower] of over) unfollow(follower);
  for (const [follower] of following) follower();
  if (over.length > 0) announce(word.cooldownOver);
}

/**
 * Restarts the clock at this moment: a countdown that begins now begins with its whole length, and all others tick with
 * it.
 */
export function restartTicker(): void {
  if (followers.size === 0) return;
  clearInterval(timer);
  timer = setInterval(tick, TICK_MS);
  tick();
}

const onShown = () => {
  if (document.visibilityState === 'visible') tick();
};

function follow(end: number, follower: () => void): void {
  if (followers.size === 0) {
    now = Date.now();
    timer = setInterval(tick, TICK_MS);
    document.addEventListener('visibilitychange', onShown);
  }
  followers.set(follower, end);
}

function unfollow(follower: () => void): void {
  if (!followers.delete(follower) || followers.size > 0) return;
  clearInterval(timer);
  document.removeEventListener('visibilitychange', onShown);
}

/** The time that countdowns show. Until the first subscriber, nothing ticks and `now` is old. */
const present = () => (followers.size === 0 ? Date.now() : now);

const secondsTo = (end: number | null, from = present()) =>
  end === null ? 0 : Math.max(0, Math.ceil((end - from) / 1000));

/** Reads a value again at each tick. `read` gets the moment of the initial data while the page hydrates, else none. */
function useTicking<Value>(end: number | null, read: (from?: number) => Value): Value {
  const first = useInitialDataTime();
  const subscribe = useCallback(
    (changed: () => void) => {
      const follower = () => changed(); // React gives several hooks of one component the same function
      if (end !== null && end > Date.now()) follow(end, follower);
      return () => unfollow(follower);
    },
    [end],
  );
  return useSyncExternalStore(
    subscribe,
    () => read(),
    () => read(first),
  );
}

/** Whole seconds until a moment, rounded up, counting down; 0 after it and where there is none. */
export const useSecondsLeft = (end: number | null): number => useTicking(end, (from) => secondsTo(end, from));

/** Checks whether a moment has passed, for components that change only then. */
export const useIsOver = (end: number | null): boolean => useTicking(end, (from) => secondsTo(end, from) === 0);

/** Two ends of a word's cooldown that are closer than this are the same. */
const SAME_MS = 2000;

/**
 * The end of a cooldown, in milliseconds by the clock of this device: `known`, where that is the same end. The server
 * sends whole seconds, rounded up, so each answer yields a slightly different end; every component has to show the same
 * one.
 */
export const stabilizeEnd = (known: number | undefined, end: number): number =>
  known !== undefined && Math.abs(known - end) < SAME_MS ? known : end;

/** 272 → `04:32` */
export const mmss = (seconds: number): string =>
  [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** The remaining time in words, for screen readers. */
export const spokenLeft = (seconds: number): string =>
  format(word.cooldownAria, { m: Math.floor(seconds / 60), s: seconds % 60 });
