import { type SQL, sql } from 'drizzle-orm';

/** A song whose course a member began, or a text of the member's own. */
export type MetIn = { readonly id: string; readonly title: string };

/**
 * The query for the song or the text in which each of some words of a member was met, by `word_id`: of several the one
 * that was studied, or added, last. A word in none of them has no row. `asked` is an array of words.
 */
export const metIn = (memberId: number, asked: SQL): SQL => sql`
  select distinct on (word_id) word_id, id, title
  from (
    select c.updated_at as at, c.id, s.title, s.word_ids
    from song_courses c join songs s on s.id = c.song_id
    where c.member_id = ${memberId} and s.retired_at is null and s.word_ids && ${asked}
    union all
    select l.created_at, l.id, l.title, l.word_ids from own_lyrics l
    where l.member_id = ${memberId} and l.word_ids && ${asked}
  ) texts cross join lateral unnest(word_ids) as word_id
  where word_id = any (${asked})
  order by word_id, at desc, id`;
