import { type LineTimes, nextToStamp, nudged, stamped } from '@utarang/domain/timing';
import { timing as messages } from '@utarang/messages';
import { useState } from 'react';
import { announce } from '../../lib/announce.js';

/** The step by which a time is corrected. */
export const NUDGE_MS = 100;

/** The times of a text's lines while they are set: the next line, and the times before each press, for undo. */
export function useLineTimes(times: LineTimes, onTimes: (times: LineTimes) => void) {
  const [next, setNext] = useState(() => nextToStamp(times));
  const [before, setBefore] = useState<readonly { readonly times: LineTimes; readonly next: number }[]>([]);
  const isDone = next >= times.length;

  const change = (to: LineTimes, line: number) => {
    setBefore([...before, { times, next }]);
    onTimes(to);
    setNext(line);
  };
  const nudge = (line: number, ms: number) => {
    if (times[line]) change(nudged(times, line, ms), next);
  };

  return {
    next,
    isDone,
    canUndo: before.length > 0,
    choose: setNext,
    choosePrevious: () => setNext(Math.max(0, next - 1)),
    chooseNext: () => setNext(Math.min(times.length, next + 1)),
    nudge,
    /** Corrects the line that was timed last. */
    nudgeLast: (ms: number) => nudge(Math.min(next, times.length) - 1, ms),
    stamp: (ms: number) => {
      const to = stamped(times, next, ms);
      // Continue with the line below, even where it has a time: a second pass times all lines again.
      change(to, next + 1 < times.length ? next + 1 : nextToStamp(to));
    },
    undo: () => {
      const last = before.at(-1);
      if (!last) return announce(messages.nothingToUndo);
      setBefore(before.slice(0, -1));
      onTimes(last.times);
      setNext(last.next);
      announce(messages.undone);
    },
  };
}
