import type pg from 'pg';

/** Texts that a copy could get wrong. */
export const AWKWARD = ['', '\\N', '\\.', 'a\tb\nc\r\\d', '"\'{},;', '🍣 寿司 \u{1d11e}', '가\u0301', '\u2028 \u0001'];

/**
 * Words, members who have learnt some of them, and what else is kept of people: rows in every table that members fill,
 * with every kind of value. Written in SQL, since thousands of log-ins would take minutes.
 */
export async function fillMembers(client: pg.ClientBase, members: number, wordsEach = 8): Promise<void> {
  await client.query('begin');
  await client.query(
    `insert into words (id, japanese_word, hiragana, korean_pronunciation, meaning_ko, level, parts_of_speech, accepted)
     select n, '語' || n, 'ご', '고', '말', 'N5', array['noun'], $2::text[] from generate_series(1, $1) as n
     on conflict do nothing`,
    [wordsEach, AWKWARD],
  );
  await client.query(`insert into fields (name, position) values ('기초', 1) on conflict do nothing`);
  await client.query(
    `insert into field_words (field, position, word_id) select '기초', id, id from words where id <= $1
     on conflict do nothing`,
    [wordsEach],
  );
  const { rows } = await client.query<{ from: number; to: number }>(
    `with made as (
       insert into members (username, username_key, password_hash, name, job, email, email_key, birth_date, created_at)
       select 'member_' || n, 'member_' || n, '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$' || md5(n::text), '김하늘',
         case when n % 3 > 0 then ($2::text[])[1 + n % $3] end, n || '@example.com', n || '@example.com',
         case when n % 2 = 0 then date '2000-02-29' end, timestamptz '2026-01-01 00:00:00.123456+09'
       from generate_series(1 + (select count(*) from members), $1 + (select count(*) from members)) as n
       returning id)
     select min(id) as from, max(id) as to from made`,
    [members, AWKWARD.filter(Boolean), AWKWARD.length - 1],
  );
  const range = [rows[0]?.from, rows[0]?.to];
  const learnt = [...range, wordsEach];
  await client.query(
    `insert into word_progress (member_id, word_id, saved_at, attempts_used, cooldown_until, cooldown_seconds, completed_at)
     select id, word, now(), (id + word) % 3, case when word = 1 then now() end, case when word % 3 = 0 then 300 end, case when word % 2 = 0 then now() end
     from members, generate_series(1, $3) as word where id between $1 and $2`,
    learnt,
  );
  await client.query(
    `insert into known_words (member_id, word_id, known_at)
     select id, word, now() from members, generate_series(1, $3) as word where id between $1 and $2`,
    learnt,
  );
  await client.query(
    `insert into point_awards (member_id, kind, source_id, round, points, level, earned_at)
     select id, 'word', word, 0, 1 + word % 5, case when word % 4 > 0 then 'N5' end,
       now() - make_interval(days => word, secs => id)
     from members, generate_series(1, $3) as word where id between $1 and $2`,
    learnt,
  );
  await client.query(
    `insert into sessions (member_id, token_hash, device, created_at, last_seen_at)
     select id, md5('session' || id), null, now(), now() from members where id between $1 and $2`,
    range,
  );
  await client.query(
    `insert into idempotency_keys (member_id, key, request_hash, answer, created_at)
     select id, 'key', 'hash', jsonb_build_object('text', $3::text, 'number', 1e40), now()
     from members where id between $1 and $2`,
    [...range, AWKWARD.join('')],
  );
  await client.query(
    `insert into own_synonyms (member_id, word_id, answer_ko, answer_key, created_at)
     select id, 1, $3, $3, now() from members where id between $1 and $2`,
    [...range, AWKWARD.join('')],
  );
  await client.query(
    `insert into mail_queue (member_id, recipient, subject, text, html, next_try_at, expires_at)
     select id, email, 's', $3, '<p>', now(), 'infinity' from members where id between $1 and $2 and id % 10 = 0`,
    [...range, AWKWARD.join('\n')],
  );
  await client.query(
    `insert into artists (id, name, name_ko, name_romaji, gender, country, genres, added_at, bio)
     select n, $2, '가수', 'Kashu', 'mixed', '일본', $3::text[], date '2026-11-22', $2 from generate_series(1, $1) as n
     on conflict do nothing`,
    [wordsEach, AWKWARD.join(''), AWKWARD],
  );
  await client.query(
    `insert into songs (id, title, title_ko, reading, year, added_at, word_ids)
     select n, '歌', '노래', 'うた', 2020, date '2026-11-22', array[1] from generate_series(1, $1) as n
     on conflict do nothing`,
    [wordsEach],
  );
  for (const kind of ['artist', 'song'])
    await client.query(
      `insert into favorite_${kind}s (member_id, ${kind}_id, added_at)
       select id, ${kind}, now() from members, generate_series(1, $3) as ${kind} where id between $1 and $2`,
      learnt,
    );
  await client.query('commit');
}
