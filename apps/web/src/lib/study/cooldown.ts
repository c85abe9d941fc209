import { word } from '@utarang/messages';
import { useCallback, useSyncExternalStore } from 'react';
import { announce } from '../announce.js';

const TICK_MS = 1000;

/**
 * One clock for all countdowns. What they count to are moments, not lengths: after a sleep of the tab, in which timers
 * stand still, the first tick is right again.
 */
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();
/** The ends being counted down to, with how many parts of the page show each. */
const ends = new Map<number, number>();

function tick() {
  const before = now;
  now = Date.now();
  const over = [...ends.keys()].some((end) => before < end && end <= now);
  for (const listener of [...listeners]) listener();
  if (over) announce(word.cooldownOver);
}

const onShown = () => {
  if (document.visibilityState === 'visible') tick();
};

function watch(end: number, listener: () => void): () => void {
  if (listeners.size === 0) {
    now = Date.now();
    timer = setInterval(tick, TICK_MS);
    document.addEventListener('visibilitychange', onShown);
  }
  listeners.add(listener);
  ends.set(end, (ends.get(end) ?? 0) + 1);
  return () => {
    listeners.delete(listener);
    const others = (ends.get(end) ?? 1) - 1;
    if (others > 0) ends.set(end, others);
    else ends.delete(end);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onShown);
  };
}

/** Nobody may be counting when a component asks first. */
const present = () => (listeners.size === 0 ? Date.now() : now);

const secondsTo = (end: number | null) => (end === null ? 0 : Math.max(0, Math.ceil((end - present()) / 1000)));

function useTicking<Value>(end: number | null, read: () => Value): Value {
  const subscribe = useCallback(
    (changed: () => void) => (end === null || end <= Date.now() ? () => {} : watch(end, changed)),
    [end],
  );
  return useSyncExternalStore(subscribe, read);
}

/** Whole seconds until a moment, rounded up, counting down; 0 from then on and where there is none. */
export const useSecondsLeft = (end: number | null): number => useTicking(end, () => secondsTo(end));

/** Whether a moment has passed, for what changes only then. */
export const useIsOver = (end: number | null): boolean => useTicking(end, () => secondsTo(end) === 0);

/** 272 → `04:32` */
export const mmss = (seconds: number): string =>
  [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');
