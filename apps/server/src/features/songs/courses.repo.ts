import type { CourseRecord } from '@utarang/domain/songs';
import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { Orm } from '../../db/orm.js';
import { songCourses as courses, ownLyrics, songs } from '../../db/schema.js';

/** A song, or a text of the member's own; the other is null. */
export type CourseOf =
  | { readonly songId: number; readonly lyricId: null }
  | { readonly songId: null; readonly lyricId: string };

const latestFirst = [desc(courses.updatedAt), desc(courses.id)];

/** All courses that a member began, the latest first. */
export const coursesOf = (db: Orm, memberId: number) =>
  db
    .select()
    .from(courses)
    .where(eq(courses.memberId, memberId))
    .orderBy(...latestFirst);

/** The courses of a member like `coursesOf`, without their work. */
export const begunCourses = (db: Orm, memberId: number) =>
  db
    .select({ id: courses.id, finishedOn: courses.finishedOn })
    .from(courses)
    .where(eq(courses.memberId, memberId))
    .orderBy(...latestFirst);

/** The work of a member in a course; null where it was not begun. */
export async function findCourse(db: Orm, memberId: number, id: string): Promise<CourseRecord | null> {
  const [course] = await db
    .select({
      words: courses.words,
      seen: courses.seen,
      studied: courses.studied,
      heard: courses.heard,
      sung: courses.sung,
      finishedOn: courses.finishedOn,
    })
    .from(courses)
    .where(and(eq(courses.memberId, memberId), eq(courses.id, id)));
  return course ?? null;
}

/** Checks whether the song, or the member's text, exists, and locks it until the transaction ends. */
export async function holdCourseOf(tx: Orm, memberId: number, { songId, lyricId }: CourseOf): Promise<boolean> {
  const rows =
    lyricId === null
      ? await tx.select({ id: songs.id }).from(songs).where(eq(songs.id, songId)).for('key share')
      : await tx
          .select({ id: ownLyrics.id })
          .from(ownLyrics)
          .where(and(eq(ownLyrics.memberId, memberId), eq(ownLyrics.id, lyricId)))
          .for('key share');
  return rows.length > 0;
}

type CourseToSave = {
  readonly memberId: number;
  readonly of: CourseOf;
  readonly record: CourseRecord;
  readonly now: Date;
};

/** Saves the work of a member in a course in place of the earlier one; the latest `most` of all courses stay. */
export async function saveCourse(tx: Orm, { memberId, of, record, now }: CourseToSave, most: number): Promise<void> {
  const { words, seen, studied, heard, sung, finishedOn } = record;
  const lists = { words: [...words], seen: [...seen], studied: [...studied], heard: [...heard], sung: [...sung] };
  const work = { ...lists, finishedOn, updatedAt: now };
  await tx
    .insert(courses)
    .values({ memberId, ...of, ...work })
    .onConflictDoUpdate({ target: [courses.memberId, courses.id], set: work });
  const latest = tx
    .select({ id: courses.id })
    .from(courses)
    .where(eq(courses.memberId, memberId))
    .orderBy(...latestFirst)
    .limit(most);
  await tx.delete(courses).where(and(eq(courses.memberId, memberId), notInArray(courses.id, latest)));
}
