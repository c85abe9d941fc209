import type { CourseWork } from '@utarang/contract';
import { type CallOptions, getJson, sendJson } from '../../lib/http.js';
import { requireOutline } from '../../lib/outline.js';

const pathOf = (id: string): string => `/api/users/me/courses/${id}`;
const work = requireOutline<CourseWork>({ words: [0], seen: [0], studied: [0], heard: [0], sung: [0] });

export const fetchCourse = (id: string, options?: CallOptions) => getJson(pathOf(id), options).then(work);

/** Adds work to a course, and returns all that the server has of it. Repeating the call changes nothing. */
export const sendCourse = (id: string, record: object) => sendJson('POST', pathOf(id), record).then(work);
