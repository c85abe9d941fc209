import { createStore, type Store } from '../../lib/store.js';

/** The reasons for which a recording cannot be played; each has a sentence. */
export type PlayerFault = 'unplayable' | 'gone' | 'late' | 'blocked' | 'silent';

export type ClockState = {
  readonly is: 'loading' | 'paused' | 'playing' | 'ended';
  readonly fault: PlayerFault | null;
  /** Null while it is unknown. */
  readonly durationMs: number | null;
};

/**
 * The interface of a recording, whatever plays it: everything else uses only this clock
 * (docs/product/songs.md#in-time).
 */
export type PlayerClock = {
  readonly state: Pick<Store<ClockState>, 'get' | 'subscribe' | 'serverValue'>;
  /** The current moment, in milliseconds from the beginning. */
  now(): number;
  play(): void;
  pause(): void;
  seek(ms: number): void;
  /** From 0.5 to 1; the pitch stays. */
  setRate(rate: number): void;
  /** Calls the listener as time passes, even while the page is hidden. Returns the function that unsubscribes it. */
  onTime(listener: () => void): () => void;
  close(): void;
};

/** The part of a clock that all implementations share. */
export function createClockState() {
  const state = createStore<ClockState>({ is: 'loading', fault: null, durationMs: null });
  const listeners = new Set<() => void>();
  return {
    state,
    change: (part: Partial<ClockState>) => {
      const before = state.get();
      const isSame = Object.entries(part).every(([name, value]) => before[name as keyof ClockState] === value);
      if (!isSame) state.set({ ...before, ...part });
    },
    tellTime: () => {
      for (const listener of [...listeners]) listener();
    },
    onTime: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
