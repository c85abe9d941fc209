import { NO_COURSE } from '@utarang/domain/songs';
import { afterEach, expect, test } from 'vitest';
import { forgetNotesOf, forgetNotesOfOthers } from '../session/own-notes.js';
import { forgetCoursesRead, storedCourse, takeCourse, unsentCourses, updateCourse } from './course-storage.js';

afterEach(() => {
  localStorage.clear();
  forgetCoursesRead();
});

const seen = (username: string) => storedCourse(username, 7).seen;

test.each<[what: string, leave: () => void]>([
  ['a deleted account', () => forgetNotesOf('mina')],
  ['another member who logs in', () => forgetNotesOfOthers('jun')],
])('%s takes the courses of the member along, and leaves those of a guest', (_, leave) => {
  updateCourse('', 7, (record) => ({ ...record, seen: [1] }));
  updateCourse('mina', 7, (record) => ({ ...record, seen: [1, 2] }));
  forgetCoursesRead();
  expect(seen('mina')).toEqual([1, 2]);
  leave();
  forgetCoursesRead();
  expect([seen('mina'), seen('')]).toEqual([[1], [1]]);
  expect(Object.keys(localStorage).filter((name) => name.includes('mina'))).toEqual([]);
  expect(storedCourse('jun', 8)).toEqual(NO_COURSE);
});

const unsent = () => unsentCourses('mina').map(({ id }) => id);

test('what the server has is added, and is not sent until there is more', () => {
  updateCourse('mina', 7, (record) => ({ ...record, words: [1, 2], seen: [1] }));
  expect(unsent()).toEqual(['7']);
  takeCourse('mina', 7, { ...NO_COURSE, words: [1, 2], seen: [1, 2] });
  expect([seen('mina'), unsent()]).toEqual([[1, 2], []]);
  forgetCoursesRead();
  expect(unsent()).toEqual([]);
  updateCourse('mina', 7, (record) => ({ ...record, heard: [5] }));
  expect(unsent()).toEqual(['7']);
  // An answer from before: the line goes on waiting.
  takeCourse('mina', 7, { ...NO_COURSE, words: [1, 2], seen: [1, 2] });
  expect([unsent(), storedCourse('mina', 7).heard]).toEqual([['7'], [5]]);
});

test('an earlier day of the end goes to the server, which has all else', () => {
  updateCourse('mina', 7, (record) => ({ ...record, seen: [1], finishedOn: '2026-11-20' }));
  takeCourse('mina', 7, { ...NO_COURSE, seen: [1], heard: [5], finishedOn: '2026-11-22' });
  expect([unsent(), storedCourse('mina', 7).finishedOn]).toEqual([['7'], '2026-11-20']);
  takeCourse('mina', 7, { ...NO_COURSE, seen: [1], heard: [5], finishedOn: '2026-11-20' });
  expect(unsent()).toEqual([]);
});

test('a course of another device is not begun here by looking at it, and comes before those of this one', () => {
  takeCourse('mina', 8, NO_COURSE);
  expect(unsent()).toEqual([]);
  updateCourse('mina', 7, (record) => ({ ...record, seen: [1] }));
  takeCourse('mina', 8, { ...NO_COURSE, sung: [3] });
  expect(storedCourse('mina', 8).sung).toEqual([3]);
  expect(JSON.parse(localStorage.getItem('own:mina:song-courses')!)).toMatchObject([{ id: '8' }, { id: '7' }]);
});

test('work as a guest goes to the member, also where both have some; the text on the device stays there', () => {
  updateCourse('mina', 7, (record) => ({ ...record, seen: [1] }));
  takeCourse('mina', 7, { ...NO_COURSE, seen: [1] });
  updateCourse('', 7, (record) => ({ ...record, seen: [2] }));
  updateCourse('', 'device-1', (record) => ({ ...record, sung: [2] }));
  expect([unsent(), seen('mina'), seen('')]).toEqual([['7'], [1, 2], [2]]);
  takeCourse('mina', 7, { ...NO_COURSE, seen: [1, 2] });
  expect([unsent(), unsentCourses('')]).toEqual([[], []]);
});
