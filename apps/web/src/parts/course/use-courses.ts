import { useQuery } from '@tanstack/react-query';
import { type CourseRecord, isCourseId, NO_COURSE } from '@utarang/domain/songs';
import { useEffect, useMemo } from 'react';
import { useHydrated } from '../../lib/hydration.js';
import { useStore } from '../../lib/store.js';
import { useUsername } from '../session/use-username.js';
import { coursesOf, coursesStore, GUEST, storedCourse, takeCourse } from './course-storage.js';
import { courseQuery, coursesQuery } from './queries.js';

/** The work in a course on this device, to which the server's is added; null while the page is hydrated. */
export function useCourseRecord(song: number | string): CourseRecord {
  const username = useUsername();
  const hydrated = useHydrated();
  const changes = useStore(coursesStore);
  const id = String(song);
  const { data } = useQuery({ ...courseQuery(id), enabled: hydrated && username !== GUEST && isCourseId(id) });
  useEffect(() => {
    if (data && username !== GUEST) takeCourse(username, id, data);
  }, [data, username, id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again with each change
  return useMemo(() => (hydrated ? storedCourse(username, id) : NO_COURSE), [hydrated, username, id, changes]);
}

/** A course that was begun. */
type BegunCourse = { readonly id: string; readonly finishedOn: string | null };

/**
 * Songs and texts whose course was begun, the latest first, with the day on which each was finished: first those that
 * the server does not have yet, then those of all devices, then those that only this device has.
 */
export function useCourses(): readonly BegunCourse[] {
  const username = useUsername();
  const hydrated = useHydrated();
  const changes = useStore(coursesStore);
  const { data } = useQuery({ ...coursesQuery, enabled: hydrated && username !== GUEST });
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  return useMemo(() => {
    if (!hydrated) return [];
    const here = [...coursesOf(username)].reverse();
    const all = new Map<string, BegunCourse>();
    for (const { id, finishedOn } of [...here.filter(({ isSent }) => !isSent), ...(data ?? []), ...here]) {
      all.set(id, { id, finishedOn: all.get(id)?.finishedOn ?? finishedOn });
    }
    return [...all.values()];
  }, [hydrated, username, changes, data]);
}
