import { type Courses as Begun, type CoursesExport, type CourseWork, fail } from '@utarang/contract';
import { COURSES_MAX, type CourseRecord, hasAllOf, joinCourses, NO_COURSE } from '@utarang/domain/songs';
import type { Orm } from '../../db/orm.js';
import type { Turn } from '../../learner/turn.js';
import { begunCourses, type CourseOf, coursesOf, findCourse, holdCourseOf, saveCourse } from './courses.repo.js';
import type { Songs } from './songs.service.js';

type Deps = {
  readonly orm: Orm;
  readonly turn: Turn;
  readonly songs: Pick<Songs, 'songInList'>;
};

const ofId = (id: string): CourseOf =>
  /^\d{1,9}$/.test(id) ? { songId: Number(id), lyricId: null } : { songId: null, lyricId: id };

const sent = ({ words, seen, studied, heard, sung, finishedOn }: CourseRecord): CourseWork => ({
  ...{ words: [...words], seen: [...seen], studied: [...studied], heard: [...heard], sung: [...sung] },
  finishedOn,
});

/** The work of members in the courses of songs and of their own texts (docs/product/songs.md#course). */
export function createCourses({ orm, turn, songs }: Deps) {
  return {
    /** The courses that a member began, the latest first. */
    list: (memberId: number): Promise<Begun> => begunCourses(orm, memberId),

    /** The work in a course; empty for one that was not begun. */
    find: async (memberId: number, id: string): Promise<CourseWork> =>
      sent((await findCourse(orm, memberId, id)) ?? NO_COURSE),

    /**
     * Adds the work of a device to the stored one, and returns all of it. Devices may send theirs in any order, nothing
     * is lost. Throws `song_not_found` and `lyric_not_found`.
     */
    async add(memberId: number, id: string, more: CourseRecord): Promise<CourseWork> {
      const subject = ofId(id);
      const isThere = subject.songId === null || songs.songInList(subject.songId) !== null;
      if (!isThere) fail('song_not_found');
      return turn(memberId, async (tx, { now }) => {
        const before = await findCourse(tx, memberId, id);
        if (before && hasAllOf(before, more)) return sent(before);
        if (!(await holdCourseOf(tx, memberId, subject)))
          fail(subject.songId === null ? 'lyric_not_found' : 'song_not_found');
        const record = joinCourses(before ?? NO_COURSE, more);
        await saveCourse(tx, { memberId, of: subject, record, now }, COURSES_MAX);
        return sent(record);
      });
    },

    /** Everything that is kept of a member's courses. */
    export: async (memberId: number): Promise<CoursesExport> => ({
      courses: (await coursesOf(orm, memberId)).map(({ memberId: _, id: __, updatedAt, ...course }) => ({
        ...course,
        updatedAt: updatedAt.toISOString(),
      })),
    }),
  };
}

export type Courses = ReturnType<typeof createCourses>;
