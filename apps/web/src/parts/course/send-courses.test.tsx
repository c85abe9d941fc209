import { QueryClient } from '@tanstack/react-query';
import { queryKeys } from '@utarang/contract';
import { joinCourses, NO_COURSE } from '@utarang/domain/songs';
import { afterEach, expect, test, vi } from 'vitest';
import { ANONYMOUS, becomeViewer } from '../session/viewer.js';
import { member } from '../study/study.test-kit.js';
import { forgetCoursesRead, storedCourse, unsentCourses, updateCourse } from './course-storage.js';
import { sendAll, startCourses } from './send-courses.js';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  forgetCoursesRead();
});

const problem = (status: number, code: string) =>
  new Response(JSON.stringify({ status, code, title: code, detail: code, type: 'about:blank' }), { status });

test('a log-in brings what a guest did, work is sent soon, and what was refused for good is not sent again', async () => {
  const sent: [path: string, work: Record<string, unknown>][] = [];
  let isDown = false;
  const onServer = { ...NO_COURSE, seen: [9] };
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    const work = JSON.parse(String(body)) as typeof NO_COURSE;
    sent.push([path, work]);
    if (isDown) return problem(503, 'unavailable');
    if (path.endsWith('/8')) return problem(404, 'song_not_found');
    return new Response(JSON.stringify(joinCourses(onServer, work)));
  });
  const client = new QueryClient();
  const { username } = member();
  updateCourse('', 7, (record) => ({ ...record, seen: [1] }));
  updateCourse('', 8, (record) => ({ ...record, seen: [1] }));
  startCourses(client, 10);
  becomeViewer(client, member());
  await expect.poll(() => unsentCourses(username), { timeout: 5000 }).toEqual([]);
  expect(sent.map(([path]) => path)).toEqual(['/api/users/me/courses/7', '/api/users/me/courses/8']);
  expect(sent[0]![1]).toEqual({ ...NO_COURSE, seen: [1] });
  expect(storedCourse(username, 7).seen.toSorted()).toEqual([1, 9]);
  expect(storedCourse('', 7).seen).toEqual([1]);
  expect(client.getQueryData(queryKeys.course(7))).toMatchObject({ seen: [9, 1] });

  // The server is down: the work waits, and goes with the next.
  isDown = true;
  updateCourse(username, 7, (record) => ({ ...record, heard: [3] }));
  await expect.poll(() => sent.length, { timeout: 5000 }).toBe(3);
  isDown = false;
  expect(unsentCourses(username).map(({ id }) => id)).toEqual(['7']);
  dispatchEvent(new Event('online'));
  await expect.poll(() => unsentCourses(username), { timeout: 5000 }).toEqual([]);
  expect(sent.map(([path]) => path.at(-1))).toEqual(['7', '8', '7', '7']);
});

test('an answer that comes once another member is at the page is nobody’s', async () => {
  const answers: ((answer: Response) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => answers.push(resolve)));
  const client = new QueryClient();
  becomeViewer(client, member({ username: 'mina' }));
  updateCourse('mina', 7, (record) => ({ ...record, seen: [1] }));
  const sending = sendAll(client);
  await expect.poll(() => answers.length).toBe(1);
  becomeViewer(client, ANONYMOUS);
  becomeViewer(client, member({ username: 'jun' }));
  answers[0]!(Response.json({ ...NO_COURSE, seen: [1, 2] }));
  await sending;
  expect(client.getQueryData(queryKeys.course(7))).toBeUndefined();
  expect([storedCourse('jun', 7), localStorage.getItem('own:mina:song-courses')]).toEqual([NO_COURSE, null]);
});
