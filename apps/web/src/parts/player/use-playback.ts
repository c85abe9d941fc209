import type { TimedLine } from '@utarang/domain/timing';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { onDevice } from '../../lib/storage.js';
import { createStore, useStore } from '../../lib/store.js';
import { tabChannel } from '../../lib/tab-channel.js';
import { createFollower, type Follower, type Mode } from './follower.js';
import type { ClockState, PlayerClock } from './player-clock.js';

export const RATES = [0.5, 0.6, 0.7, 0.8, 0.9, 1] as const;

const RATE = 'player-rate';
const storedRate = (): number => {
  const value = onDevice.readJson<unknown>(RATE, 1);
  return RATES.find((rate) => rate === value) ?? 1;
};
const rateStore = createStore(storedRate());
export const changeRate = (rate: number): void => {
  rateStore.set(rate);
  onDevice.writeJson(RATE, rate);
};
export const useRate = (): number => useStore(rateStore);

const NOTHING: ClockState = { is: 'loading', fault: null, durationMs: null };
const NOWHERE = createStore(-1);
const NO_STOP = createStore<number | null>(null);
const noUpdates = () => () => {};

const channel = tabChannel<string>('playing');

/** A recording and its follower: the current line, and what happens at the ends of lines. */
export function usePlayback(clock: PlayerClock | null, timeline: readonly TimedLine[], mode: Mode) {
  const [follower, setFollower] = useState<Follower | null>(null);
  const [elsewhere, setElsewhere] = useState(false);
  const state = useSyncExternalStore(clock?.state.subscribe ?? noUpdates, () => clock?.state.get() ?? NOTHING);
  const place = useStore(follower?.place ?? NOWHERE);
  const waiting = useStore(follower?.waiting ?? NO_STOP);
  const rate = useRate();
  const playing = state.is === 'playing';

  useEffect(() => {
    if (!clock) return;
    const made = createFollower(clock, timeline);
    setFollower(made);
    return () => {
      made.close();
      setFollower(null);
    };
  }, [clock, timeline]);
  useEffect(() => follower?.setMode(mode), [follower, mode]);
  useEffect(() => clock?.setRate(rate), [clock, rate]);
  useOneTab(clock, playing, setElsewhere);
  useAwake(playing);
  return { state, playing, place, waiting, follower, elsewhere };
}

/** "Of two tabs the one that began last plays" (docs/product/songs.md#in-time). */
function useOneTab(clock: PlayerClock | null, playing: boolean, onElsewhere: (elsewhere: boolean) => void) {
  useEffect(() => {
    if (!playing) return;
    onElsewhere(false);
    channel.post('playing');
    return channel.listen(() => {
      clock?.pause();
      onElsewhere(true);
    });
  }, [clock, playing, onElsewhere]);
}

/** Keeps the screen on while something plays, where the browser can. */
function useAwake(playing: boolean) {
  useEffect(() => {
    if (!playing || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let over = false;
    const ask = () => {
      if (document.visibilityState !== 'visible') return;
      navigator.wakeLock.request('screen').then(
        (given) => {
          if (over) void given.release();
          else lock = given;
        },
        () => {}, // with a low battery the screen may go off
      );
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, [playing]);
}
