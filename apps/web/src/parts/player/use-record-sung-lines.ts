import type { LyricLine } from '@utarang/contract';
import { withHeard, withSung } from '@utarang/domain/songs';
import { type HeardRange, listenedTo, type TimedLine } from '@utarang/domain/timing';
import { useEffect } from 'react';
import { updateCourse } from '../course/course-storage.js';
import { useUsername } from '../session/use-username.js';
import type { PlayerClock } from './player-clock.js';

type PlayedSong = {
  id: number | string;
  lines: readonly LyricLine[];
  timeline: readonly TimedLine[];
  clock: PlayerClock | null;
};

/**
 * Records in the course of a song which of its lines have played from beginning to end. Returns a function that records
 * a line whose blanks were all answered.
 */
export function useRecordSungLines({ id, lines, timeline, clock }: PlayedSong): (line: number) => void {
  const username = useUsername();
  useEffect(() => {
    if (!clock) return;
    let listened: HeardRange | null = null;
    const recordPlayed = () => {
      const { is: state } = clock.state.get();
      if (state !== 'playing' && state !== 'ended') return;
      const next = listenedTo(timeline, listened, clock.now(), state === 'ended');
      listened = next.listened;
      const sung = next.sung.flatMap((line) => lines[line]?.jpText ?? []);
      if (sung.length > 0) updateCourse(username, id, (record) => withSung(record, sung));
    };
    const unsubscribes = [clock.onTime(recordPlayed), clock.state.subscribe(recordPlayed)];
    return () => {
      for (const unsubscribe of unsubscribes) unsubscribe();
    };
  }, [username, id, lines, timeline, clock]);
  return (line) => {
    const text = lines[line]?.jpText;
    if (text !== undefined) updateCourse(username, id, (record) => withHeard(record, [text]));
  };
}
