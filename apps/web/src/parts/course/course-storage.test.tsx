import { NO_COURSE } from '@utarang/domain/songs';
import { afterEach, expect, test } from 'vitest';
import { forgetNotesOf, forgetNotesOfOthers } from '../session/own-notes.js';
import { forgetCoursesRead, noteCourse, storedCourse } from './course-storage.js';

afterEach(() => {
  localStorage.clear();
  forgetCoursesRead();
});

const seen = (username: string) => storedCourse(username, 7).seen;

test.each<[what: string, leave: () => void]>([
  ['a deleted account', () => forgetNotesOf('mina')],
  ['somebody else who logs in', () => forgetNotesOfOthers('jun')],
])('%s takes the courses of the member along, and leaves those of a guest', (_, leave) => {
  noteCourse('', 7, (record) => ({ ...record, seen: [1] }));
  noteCourse('mina', 7, (record) => ({ ...record, seen: [1, 2] }));
  forgetCoursesRead();
  expect(seen('mina')).toEqual([1, 2]);
  leave();
  forgetCoursesRead();
  expect([seen('mina'), seen('')]).toEqual([[1], [1]]);
  expect(Object.keys(localStorage).filter((name) => name.includes('mina'))).toEqual([]);
  expect(storedCourse('jun', 8)).toEqual(NO_COURSE);
});
