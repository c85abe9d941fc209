import { queryKeys } from '@utarang/contract';
import { isCourseId } from '@utarang/domain/songs';
import type { MemberPageSource, MemberPageSources } from '../../lib/page-source.js';
import type { Courses } from './courses.service.js';

/** The initial data of pages with a member's courses: the begun ones, and the work in that of a song or a text. */
export function coursePages(courses: Pick<Courses, 'list' | 'find'>): MemberPageSources {
  const one: MemberPageSource = async (memberId, { params: { id = '' } }) =>
    isCourseId(id) ? [{ key: queryKeys.course(id), data: await courses.find(memberId, id) }] : [];
  return {
    songs: async (memberId) => [{ key: queryKeys.courses(), data: await courses.list(memberId) }],
    song: one,
    myLyric: one,
  };
}
