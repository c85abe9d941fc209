import type { QuizEntry } from '@utarang/content/quiz';
import type { Log } from '../log.js';
import type { Database } from './database.js';
import { type Seed, seedOnce } from './seed-once.js';

/**
 * Updates the stored quizzes to the content, after the sentences. Quizzes that an admin edited or added stay; those
 * that left the content are retired, and return with it.
 */
export const quizzesSeed = (entries: readonly QuizEntry[], log: Log): Seed => ({
  name: 'quizzes',
  content: entries,
  table: 'quizzes',
  async write(client) {
    const written = await client.query(WRITE, [JSON.stringify(entries)]);
    const retired = await client.query(RETIRE, [entries.map(({ id }) => id)]);
    log.info({ written: written.rowCount, retired: retired.rowCount }, 'quizzes seeded');
  },
});

export const seedQuizzes = (
  database: Pick<Database, 'connect'>,
  entries: readonly QuizEntry[],
  log: Log,
): Promise<void> => seedOnce(database, quizzesSeed(entries, log));

/** Upserts entries, whose members have the names of `QuizEntry`. Only differences are written. */
const WRITE = `
  insert into quizzes (sentence_id, answer_id, wrong_ids, korean, note)
  select id, "answerId", "wrongIds", korean, note
  from json_to_recordset($1) as entry(id int, "answerId" int, "wrongIds" int[], korean text, note text)
  on conflict (sentence_id) do update set
    answer_id = excluded.answer_id, wrong_ids = excluded.wrong_ids, korean = excluded.korean, note = excluded.note,
    retired_at = null
  where quizzes.edited_at is null and (
    quizzes.retired_at is not null
    or (quizzes.answer_id, quizzes.wrong_ids, quizzes.korean, quizzes.note)
      is distinct from (excluded.answer_id, excluded.wrong_ids, excluded.korean, excluded.note))`;

const RETIRE = `
  update quizzes set retired_at = clock_timestamp()
  where retired_at is null and edited_at is null and sentence_id not in (select unnest($1::int[]))`;
