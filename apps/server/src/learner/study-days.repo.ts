import { eq, sql } from 'drizzle-orm';
import type { Orm } from '../db/orm.js';
import { pointDays, reviewDays, reviewPlans } from '../db/schema.js';

/**
 * The days on which a member gave a judged answer, or earned points. They come as one text: as rows, two years of days
 * take longer to read than to find.
 */
export async function learntDaysOf(db: Orm, memberId: number): Promise<Set<string>> {
  const { rows } = await db.execute<{ days: string | null }>(sql`
    select string_agg(to_char(day, 'YYYY-MM-DD'), ' ') as days from (
      select ${reviewDays.day} from ${reviewDays}
      where ${reviewDays.memberId} = ${memberId} and ${reviewDays.answers} > 0
      union select ${pointDays.day} from ${pointDays} where ${pointDays.memberId} = ${memberId}
    ) learnt`);
  return new Set(rows[0]?.days?.split(' '));
}

/** The member's setting for a day of rest. */
export async function restDayOf(db: Orm, memberId: number): Promise<boolean> {
  const [row] = await db
    .select({ restDay: reviewPlans.restDay })
    .from(reviewPlans)
    .where(eq(reviewPlans.memberId, memberId));
  return row?.restDay ?? false;
}
