import type pg from 'pg';
import { addMembers } from '../study/fill.js';

/** The habits of the members who are counted: each learns on every other day of a year. */
export const HABITS = {
  days: 180,
  answersADay: 20,
  awardsADay: 5,
  saved: 200,
  known: 100,
  quizzes: 100,
  synonyms: 5,
  texts: 3,
  linesOfText: 40,
  reports: 2,
  keys: 20,
  keysOfMonth: 580,
  patterns: 40,
  courses: 3,
  songs: 5,
} as const;

const each = `from generate_series(1, $1::int) m cross join generate_series(1, $2::int) n`;
/** Rows with a word of the book each, those of one member far apart. */
const withWords = (nth = 'n') => `${each} join book on nth = (m * 7919 + ${nth}) % (select count(*) from book)`;
const dayOf = `now() - n * interval '2 days'`;

/** Statements that add what a year leaves, table by table, given the number of members and of rows of each. */
const STATEMENTS: readonly (readonly [rows: number, statement: string])[] = [
  [1, `insert into known_devices select m, md5('d' || m || '-' || n) || 'xxxxxxxxxxx', now() ${each}`],
  [
    HABITS.saved,
    `insert into word_progress (member_id, word_id, saved_at, completed_at)
     select m, id, now(), case when n % 2 = 0 then now() end ${withWords()}`,
  ],
  [
    HABITS.saved,
    `update word_memory set stability = 12.5, difficulty = 5.1, due_at = now(), reviewed_at = now(), reps = 18
     where member_id <= $1 and $2 > 0`,
  ],
  [HABITS.known, `insert into known_words select m, id, now() ${withWords()}`],
  [
    HABITS.days * HABITS.awardsADay,
    `insert into point_awards (member_id, kind, source_id, round, points, level, earned_at)
     select m, 'word', n, 0, 1 + n % 5, 'N5', now() - (n % ${HABITS.days}) * interval '2 days' ${each}`,
  ],
  [
    HABITS.days * HABITS.answersADay,
    `insert into reviews (member_id, number, word_id, kind, rating, answered_at, elapsed_ms, days, stability)
     select m, n, id, 'meaning', 3,
            now() - (n / ${HABITS.answersADay}) * interval '2 days', 4000, 5, 12.5 ${withWords(`n % ${HABITS.saved}`)}`,
  ],
  [
    HABITS.days,
    `insert into review_days (member_id, day, answers, recalled, done, spent_ms)
     select m, (${dayOf})::date, 20, 17, 20, 90000 ${each}`,
  ],
  [1, `insert into review_plans (member_id, daily_goal, last_review) select m, 20, '{"number": 1}' ${each}`],
  [
    HABITS.quizzes,
    `insert into given_quizzes (member_id, quiz_id, kind, given_at, answered_at)
     select m, id, 'sentence', now(), now() ${each} join bank on nth = n`,
  ],
  [
    HABITS.synonyms,
    `insert into own_synonyms (member_id, word_id, answer_ko, answer_key, created_at)
     select m, id, '다른 뜻', '다른뜻' || n, now() ${withWords()}`,
  ],
  [
    HABITS.reports,
    `insert into word_reports (member_id, word_id, field, note, created_at)
     select m, id, 'meaningKo', '다른 뜻도 있는 것 같아요.', now() ${withWords()}`,
  ],
  [
    HABITS.texts,
    `insert into own_lyrics (id, member_id, title, artist, text, translation, corrections, times, version, created_at, updated_at)
     select md5(m || '-' || n), m, '제목', '이름',
       (select string_agg(md5(m || ' ' || n || ' ' || line), E'\\n') from generate_series(1, ${HABITS.linesOfText}) line),
       (select jsonb_agg('번역한 줄이에요 ' || md5(m || ' ' || line)) from generate_series(1, ${HABITS.linesOfText}) line),
       '[]', '[]', 1, now(), now() ${each}`,
  ],
  [
    HABITS.keys,
    `insert into idempotency_keys select m, md5(m || '-' || n), md5(n::text) || 'xxxxxxxxxxx', '{"body": {"correct": true, "state": "PASSED", "points": 1}}', now() ${each}`,
  ],
  [
    HABITS.keysOfMonth,
    `insert into idempotency_keys select m, md5('month' || m || '-' || n), md5(n::text) || 'xxxxxxxxxxx', '{"done": true}', now() ${each}`,
  ],
  [
    HABITS.patterns,
    `insert into pattern_memory (member_id, pattern_id, saved_at, stability, difficulty, due_at, reviewed_at, reps, begun_on)
     select m, 'an-ending-' || n, now(), 12.5, 5.1, now(), now(), 9, now() ${each}`,
  ],
  [
    HABITS.courses,
    `insert into song_courses (member_id, song_id, words, seen, studied, heard, sung, updated_at)
     select m, id, array(select generate_series(1, 10)), array(select generate_series(1, 10)), line, line, line, now()
     ${each} join (select id, row_number() over (order by id) as nth from songs) song on nth = n
     cross join (select array_agg(4000000000 + i) as line from generate_series(1, 24) i) lines`,
  ],
  [
    HABITS.songs,
    `insert into favorite_songs (member_id, song_id, added_at)
     select m, id, now() ${each} join (select id, row_number() over (order by id) as nth from songs) song on nth = n`,
  ],
];

/** Adds members, each with what a year of learning leaves. */
export async function addYear(client: pg.Client, members: number, progress: (line: string) => void): Promise<void> {
  await addMembers(client, members);
  await client.query('create temporary table book as select id, row_number() over (order by id) - 1 as nth from words');
  await client.query('create temporary table bank as select id, row_number() over (order by id) as nth from sentences');
  await client.query('analyze book, bank');
  await client.query('set statement_timeout = 0');
  for (const [rows, statement] of STATEMENTS) {
    progress(/(?:insert into|update) (\w+)/.exec(statement)?.[1] ?? '');
    await client.query(statement, [members, rows]);
  }
  await client.query('vacuum (full, analyze)');
}
