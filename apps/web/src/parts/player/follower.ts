import { nextStop, placeAt, stopOf, type TimedLine } from '@utarang/domain/timing';
import { createStore } from '../../lib/store.js';
import type { PlayerClock } from './player-clock.js';

/** The settings of what a player does at the ends of lines. */
export type Mode = {
  /** The indexes of the first and the last line that are repeated; null where nothing is. */
  readonly span: readonly [first: number, last: number] | null;
  /** True if the player waits at the end of a line. */
  readonly waits: (place: number) => boolean;
};

export const PLAYS_ON: Mode = { span: null, waits: () => false };

/**
 * Follows a clock: it finds the current line, and acts at the end of one (docs/product/songs.md#in-time). It checks in
 * every frame while the page is visible, and whenever the recording reports its time.
 */
export function createFollower(clock: PlayerClock, timeline: readonly TimedLine[]) {
  /** The index of the current line; -1 before the first. */
  const place = createStore(-1);
  /** The index of the line at whose end the player waits; null where it does not wait. */
  const waiting = createStore<number | null>(null);
  let mode = PLAYS_ON;
  let stop = nextStop(timeline, 0, () => false);
  let frame = 0;

  const aim = () => {
    stop = nextStop(timeline, clock.now(), mode.waits);
  };
  const look = () => {
    const ms = clock.now();
    if (clock.state.get().is === 'playing') {
      if (mode.span && ms >= stopOf(timeline, mode.span[1])) return goTo(mode.span[0]);
      if (stop && ms >= stop.ms) {
        clock.pause();
        waiting.set(stop.place);
        return;
      }
    }
    // While it waits, the position may be a little past the line: that line is still shown.
    if (waiting.get() === null) place.set(placeAt(timeline, ms));
  };
  const tick = () => {
    look();
    if (clock.state.get().is === 'playing') frame = requestAnimationFrame(tick);
  };
  const onState = () => {
    cancelAnimationFrame(frame);
    const { is } = clock.state.get();
    if (is === 'ended' && mode.span) {
      goTo(mode.span[0]);
      return clock.play();
    }
    if (is === 'playing') waiting.set(null);
    tick();
  };
  function seek(ms: number) {
    clock.seek(ms);
    waiting.set(null);
    aim();
    place.set(placeAt(timeline, ms));
  }
  function goTo(to: number) {
    const line = timeline[to];
    if (line) seek(line.startMs);
  }
  const ends = [clock.state.subscribe(onState), clock.onTime(look)];
  return {
    place,
    waiting,
    seek,
    /** Jumps to the beginning of a line; a repeated span moves along. */
    goTo,
    play: () => {
      aim();
      clock.play();
    },
    setMode: (next: Mode) => {
      mode = next;
      aim();
    },
    close: () => {
      cancelAnimationFrame(frame);
      for (const end of ends) end();
    },
  };
}

export type Follower = ReturnType<typeof createFollower>;
