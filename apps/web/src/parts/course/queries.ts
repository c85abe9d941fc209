import { queryOptions } from '@tanstack/react-query';
import { type Courses, queryKeys } from '@utarang/contract';
import { getJson } from '../../lib/http.js';
import { requireOutline } from '../../lib/outline.js';
import { fetchCourse } from './api.js';

/** The query of the courses that the member began on any device. */
export const coursesQuery = queryOptions({
  queryKey: queryKeys.courses(),
  queryFn: ({ signal }) => getJson('/api/users/me/courses', { signal }).then(requireOutline<Courses>([{ id: '' }])),
});

/** The query of the member's work in one of them. */
export const courseQuery = (id: string) =>
  queryOptions({ queryKey: queryKeys.course(id), queryFn: ({ signal }) => fetchCourse(id, { signal }) });
