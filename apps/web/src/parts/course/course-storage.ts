import {
  COURSES_MAX,
  type CourseRecord,
  hasAllOf,
  isCourseId,
  joinCourses,
  NO_COURSE,
  readCourse,
} from '@utarang/domain/songs';
import { onDevice } from '../../lib/storage.js';
import { createStore } from '../../lib/store.js';
import { ownNotes } from '../session/own-notes.js';

type SongId = number | string;
type Entry = CourseRecord & {
  readonly id: string;
  /** True if the server has the whole record. */
  readonly isSent?: boolean;
};
type Entries = readonly Entry[];

/**
 * Stands in place of a username for the courses of a guest. A member's courses are stored under the username, and are
 * deleted with the account.
 */
export const GUEST = '';
const NAME = 'song-courses';
const readStored = (username: string): unknown =>
  username === GUEST ? onDevice.readJson<unknown>(NAME, null) : ownNotes.read(username, NAME);
const writeStored = (username: string, entries: Entries): void =>
  username === GUEST ? onDevice.writeJson(NAME, entries) : ownNotes.keep(username, NAME, entries);

/**
 * The courses that this page has read or changed, by username. Where the device cannot store them, they last as long as
 * the page.
 */
export const coursesStore = createStore<Readonly<Record<string, Entries>>>({});

if (typeof addEventListener === 'function') addEventListener('storage', () => coursesStore.set({}));

function readEntries(username: string): Entries {
  const known = coursesStore.get()[username];
  if (known) return known;
  const found = readStored(username);
  return (Array.isArray(found) ? found : []).flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) return [];
    const { id, isSent } = entry as { id?: unknown; isSent?: unknown };
    return typeof id === 'string' ? [{ ...readCourse(entry), id, ...(isSent === true && { isSent }) }] : [];
  });
}

function keepEntries(username: string, entries: Entries): void {
  const latest = entries.slice(-COURSES_MAX);
  writeStored(username, latest);
  coursesStore.set({ ...coursesStore.get(), [username]: latest });
}

/** The courses of a user on this device, the latest last. A member continues what was done there as a guest. */
export function coursesOf(username: string): Entries {
  const own = readEntries(username);
  if (username === GUEST) return own;
  const guests = readEntries(GUEST);
  const joined = own.map((entry): Entry => {
    const before = guests.find(({ id }) => id === entry.id);
    if (!before || hasAllOf(entry, before)) return entry;
    return { ...joinCourses(entry, before), id: entry.id };
  });
  const ids = new Set(own.map(({ id }) => id));
  return [...guests.filter(({ id }) => !ids.has(id)), ...joined];
}

export const storedCourse = (username: string, song: SongId): CourseRecord =>
  coursesOf(username).find(({ id }) => id === String(song)) ?? NO_COURSE;

/** Edits the record of a song's course, or of the course of a text of one's own, which becomes the latest. */
export function updateCourse(username: string, song: SongId, edit: (record: CourseRecord) => CourseRecord): void {
  const id = String(song);
  const { isSent: _, ...before } = { isSent: false, ...storedCourse(username, id) };
  const rest = readEntries(username).filter((entry) => entry.id !== id);
  keepEntries(username, [...rest, { ...edit(before), id }]);
}

/** The member's courses on this device whose latest state the server does not have, the earliest first. */
export const unsentCourses = (username: string): Entries =>
  username === GUEST ? [] : coursesOf(username).filter(({ id, isSent }) => isSent !== true && isCourseId(id));

/**
 * Merges the server's record of a member's course into the device's. The course keeps its place among the others. An
 * empty record does not begin a course on this device.
 */
export function takeCourse(username: string, song: SongId, answer: CourseRecord): void {
  const id = String(song);
  const own = readEntries(username);
  const before = own.find((entry) => entry.id === id);
  if (!before && hasAllOf(NO_COURSE, answer)) return;
  const isSent = hasAllOf(answer, storedCourse(username, id));
  if (before && hasAllOf(before, answer) && (before.isSent === true) === isSent) return;
  const entry = { ...joinCourses(answer, storedCourse(username, id)), id, ...(isSent && { isSent }) };
  keepEntries(username, before ? own.map((each) => (each === before ? entry : each)) : [entry, ...own]);
}

/** Forgets what this page has read, as a reload does. */
export const forgetCoursesRead = (): void => coursesStore.set({});
