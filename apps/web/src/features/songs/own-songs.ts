import { useQuery } from '@tanstack/react-query';
import type { Song } from '@utarang/contract';
import { knownShare, ofOwnLevel } from '@utarang/domain/songs';
import { isKnown } from '@utarang/domain/study';
import { useMemo } from 'react';
import { useHydrated } from '../../lib/hydration.js';
import { useCourses } from '../../parts/course/use-courses.js';
import { useKnownWords } from '../../parts/known/use-known.js';
import { useIsMember } from '../../parts/session/use-viewer.js';
import { songWordsQuery } from './queries.js';

/** The songs of the book with the viewer's progress; loaded once the page is rendered. */
export function useOwnSongs(wanted = true) {
  const { data } = useQuery({ ...songWordsQuery, enabled: useHydrated() && wanted });
  const isMember = useIsMember();
  const known = useKnownWords();
  const courses = useCourses();
  return useMemo(() => {
    const wordsOf = new Map(data?.map(({ id, wordIds }) => [id, wordIds]));
    const finished = new Set(courses.filter(({ finishedOn }) => finishedOn !== null).map(({ id }) => id));
    const isWordKnown = (wordId: number) => isKnown(known, wordId);
    return {
      /** False until the words of the songs are loaded. */
      isThere: data !== undefined,
      /** Percentage of a song's words that is known; null where it has none, and for a guest who knows none. */
      percentOf: (songId: number): number | null => {
        const share = knownShare(wordsOf.get(songId) ?? [], isWordKnown);
        return share === null || (share === 0 && !isMember) ? null : Math.floor(share * 100);
      },
      /** The songs to learn next, the best first. */
      ofOwnLevel: (songs: readonly Song[]) =>
        ofOwnLevel(songs, {
          wordsOf: (id) => wordsOf.get(id) ?? [],
          isKnown: isWordKnown,
          isFinished: (id) => finished.has(String(id)),
        }),
      /** The songs that were begun and are not finished, the latest first. */
      begun: (songs: readonly Song[]) =>
        courses.flatMap(({ id }) => (finished.has(id) ? [] : (songs.find((song) => String(song.id) === id) ?? []))),
    };
  }, [data, known, courses, isMember]);
}
