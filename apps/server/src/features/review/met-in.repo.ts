import { sql } from 'drizzle-orm';
import type { Orm } from '../../db/orm.js';

/** A song whose course a member began, or a text of the member's own. */
export type MetIn = { readonly id: string; readonly title: string };

/**
 * Finds for words of a member the song or the text in which each was met: of several the one that was studied, or
 * added, last. A word in none of them is left out.
 */
export async function metIn(
  db: Orm,
  memberId: number,
  wordIds: readonly number[],
): Promise<ReadonlyMap<number, MetIn>> {
  if (wordIds.length === 0) return new Map();
  const asked = sql`array[${sql.join([...wordIds], sql`, `)}]::integer[]`;
  const { rows } = await db.execute<{ word_id: number; id: string; title: string }>(sql`
    select distinct on (word_id) word_id, id, title
    from (
      select c.updated_at as at, c.id, s.title, s.word_ids
      from song_courses c join songs s on s.id = c.song_id
      where c.member_id = ${memberId} and s.retired_at is null and s.word_ids && ${asked}
      union all
      select l.created_at, l.id, l.title, l.word_ids from own_lyrics l
      where l.member_id = ${memberId} and l.word_ids && ${asked}
    ) texts cross join lateral unnest(word_ids) as word_id
    where word_id = any(${asked})
    order by word_id, at desc, id`);
  return new Map(rows.map(({ word_id: wordId, id, title }) => [wordId, { id, title }]));
}
