import { type CourseRecord, NO_COURSE, readCourse } from '@utarang/domain/songs';
import { useMemo } from 'react';
import { useHydrated } from '../../lib/hydration.js';
import { onDevice } from '../../lib/storage.js';
import { createStore, useStore } from '../../lib/store.js';
import { ownNotes } from '../session/own-notes.js';
import { useUsername } from '../session/use-username.js';

/** So many courses are kept on a device for one person; the one that was worked on longest ago goes first. */
export const COURSES_MAX = 100;

type SongId = number | string;
type Entry = CourseRecord & { readonly id: string };
type Entries = readonly Entry[];

/** A guest has no name. Each member's courses are theirs alone, and go with the account. */
const GUEST = '';
const NAME = 'song-courses';
const stored = (username: string): unknown =>
  username === GUEST ? onDevice.readJson<unknown>(NAME, null) : ownNotes.read(username, NAME);
const store = (username: string, entries: Entries): void =>
  username === GUEST ? onDevice.writeJson(NAME, entries) : ownNotes.keep(username, NAME, entries);

/** The courses that this page has read or changed, by whose they are. Where it refuses, they last as the page. */
const cache = createStore<Readonly<Record<string, Entries>>>({});

if (typeof addEventListener === 'function') addEventListener('storage', () => cache.set({}));

function readEntries(username: string): Entries {
  const known = cache.get()[username];
  if (known) return known;
  const found = stored(username);
  return (Array.isArray(found) ? found : []).flatMap((entry: unknown) => {
    const id = typeof entry === 'object' && entry !== null && (entry as { id?: unknown }).id;
    return typeof id === 'string' ? [{ ...readCourse(entry), id }] : [];
  });
}

/** The courses of a person on this device, the latest last. A member goes on with what was done there as a guest. */
function coursesOf(username: string): Entries {
  const own = readEntries(username);
  if (username === GUEST) return own;
  const ids = new Set(own.map(({ id }) => id));
  return [...readEntries(GUEST).filter(({ id }) => !ids.has(id)), ...own];
}

export const storedCourse = (username: string, song: SongId): CourseRecord =>
  coursesOf(username).find(({ id }) => id === String(song)) ?? NO_COURSE;

/** Notes work in the course of a song, or of a text of one's own: it is the latest then. */
export function noteCourse(username: string, song: SongId, edit: (record: CourseRecord) => CourseRecord): void {
  const id = String(song);
  const rest = readEntries(username).filter((entry) => entry.id !== id);
  const entries = [...rest, { ...edit(storedCourse(username, id)), id }].slice(-COURSES_MAX);
  store(username, entries);
  cache.set({ ...cache.get(), [username]: entries });
}

/** The record of a course; an empty one while the page is hydrated: only this device knows it. */
export function useCourseRecord(song: SongId): CourseRecord {
  const username = useUsername();
  const alive = useHydrated();
  const changes = useStore(cache);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew with each change
  return useMemo(() => (alive ? storedCourse(username, song) : NO_COURSE), [alive, username, song, changes]);
}

/** The ids of songs and texts whose course was begun, the latest first, with the day on which each was finished. */
export function useCourses(): readonly { readonly id: string; readonly finishedOn: string | null }[] {
  const username = useUsername();
  const alive = useHydrated();
  const changes = useStore(cache);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  return useMemo(() => (alive ? [...coursesOf(username)].reverse() : []), [alive, username, changes]);
}

/** Forgets what this page has read, as a page that is loaded anew has. */
export const forgetCoursesRead = (): void => cache.set({});
