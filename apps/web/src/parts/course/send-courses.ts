import type { QueryClient } from '@tanstack/react-query';
import { ApiError, queryKeys } from '@utarang/contract';
import { onReconnect } from '../../lib/online.js';
import { viewerName } from '../session/viewer.js';
import { invalidate } from '../study/cached.js';
import { sendCourse } from './api.js';
import { coursesStore, takeCourse, unsentCourses } from './course-storage.js';

/** The time without further work after which work is sent. */
const REST_MS = 2000;

/** Codes by which the server refuses a course for good. */
const KEPT_HERE: readonly string[] = ['song_not_found', 'lyric_not_found', 'validation_failed'];

/** Sends the work of the page's member that the server does not have; a failure is retried later. */
export async function sendAll(client: QueryClient): Promise<void> {
  const member = viewerName(client);
  if (member === null || !navigator.onLine) return;
  const unsent = unsentCourses(member);
  for (const { id, isSent: _, ...record } of unsent) {
    const answer = await sendCourse(id, record).catch((error: unknown) => {
      // It stays on this device, and is not sent again and again.
      if (error instanceof ApiError && KEPT_HERE.includes(error.code)) return record;
      throw error;
    });
    // Another member may have logged in meanwhile: nothing of it may be sent as theirs, or stored here again.
    if (viewerName(client) !== member) return;
    takeCourse(member, id, answer);
    client.setQueryData(queryKeys.course(id), answer);
  }
  if (unsent.length > 0) invalidate(client, queryKeys.courses(), { exact: true });
}

let isStarted = false;

/**
 * Sends the member's courses to the server from now on: a guest's work on this device at a log-in, all else soon after
 * it was done (docs/product/songs.md#course).
 */
export function startCourses(client: QueryClient, restMs = REST_MS): void {
  if (isStarted) return;
  isStarted = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> = Promise.resolve();
  const soon = (ms = restMs) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // the next work, navigation or network event tries again
      sending = sending.then(() => sendAll(client)).catch(() => {});
    }, ms);
  };
  coursesStore.subscribe(() => soon());
  onReconnect(() => soon());
  let member = viewerName(client);
  client.getQueryCache().subscribe(({ type }) => {
    if (type !== 'updated' || viewerName(client) === member) return;
    member = viewerName(client);
    soon();
  });
  soon(0);
}
