import type { QuizEntry } from '@utarang/content/quiz';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.js';
import { recordingLog, silentLog } from '../../test/log.js';
import { sentenceEntry } from '../../test/sentences.js';
import { readVersion } from '../catalogue/changes.js';
import { loadSnapshot } from '../catalogue/snapshot.js';
import type { Database } from './database.js';
import { seedQuizzes } from './seed-quizzes.js';
import { seedSentences } from './seed-sentences.js';

let own: TestDatabase;
let database: Database;
beforeEach(async () => {
  own = await createTestDatabase();
  database = await own.open();
  await seedSentences(database, [sentenceEntry(1), sentenceEntry(2), sentenceEntry(3)], silentLog);
});
afterEach(() => own.drop());

const quiz = (id: number, over: Partial<QuizEntry> = {}): QuizEntry => ({
  id,
  answerId: 1,
  wrongIds: [2, 3, 4],
  korean: '뜻',
  note: `까닭 ${id}이에요.`,
  ...over,
});
const stored = async () => (await loadSnapshot(database)).quizzes;
const versions = async () => {
  const sql = 'select sentence_id, version from quizzes order by sentence_id';
  return (await database.pool.query<{ version: number }>(sql)).rows.map(({ version }) => version);
};

test('every field arrives, and the same content again changes nothing, not even the version', async () => {
  await seedQuizzes(database, [quiz(1), quiz(3, { wrongIds: [9, 8, 7] })], silentLog);
  expect(await stored()).toEqual([quiz(1), quiz(3, { wrongIds: [9, 8, 7] })]);
  const version = await readVersion(database.orm);
  await seedQuizzes(database, [quiz(1), quiz(3, { wrongIds: [9, 8, 7] })], silentLog);
  expect(await readVersion(database.orm)).toBe(version);
});

test('only what changed is written, and each change counts in its row; a quiz that is lost and comes back is the same', async () => {
  await seedQuizzes(database, [quiz(1), quiz(2)], silentLog);
  await seedQuizzes(database, [quiz(1, { note: '새 까닭이에요.' }), quiz(2)], silentLog);
  expect(await versions()).toEqual([2, 1]);
  await seedQuizzes(database, [quiz(2)], silentLog);
  expect(await stored()).toEqual([quiz(2)]);
  await seedQuizzes(database, [quiz(1), quiz(2)], silentLog);
  expect(await stored()).toEqual([quiz(1), quiz(2)]);
  expect(await versions()).toEqual([4, 1]);
});

test('what an admin changed, added or took away stays, whatever the content says', async () => {
  await seedQuizzes(database, [quiz(1), quiz(2)], silentLog);
  await database.pool.query(`update quizzes set note = '관리자예요.', edited_at = now() where sentence_id = 1`);
  await database.pool.query('update quizzes set retired_at = now(), edited_at = now() where sentence_id = 2');
  await database.pool.query(
    `insert into quizzes (sentence_id, answer_id, wrong_ids, korean, note, edited_at)
     values (3, 1, '{2,3,4}', '뜻', '더했어요.', now())`,
  );
  await seedQuizzes(database, [quiz(1, { note: '새 까닭이에요.' }), quiz(2, { note: '새 까닭이에요.' })], silentLog);
  const after = [quiz(1, { note: '관리자예요.' }), quiz(3, { note: '더했어요.' })];
  expect(await stored()).toEqual(after);
  await seedQuizzes(database, [], silentLog);
  expect(await stored()).toEqual(after);
});

test('processes that seed at once leave one whole seed', async () => {
  const others = await Promise.all([own.open(), own.open()]);
  const { log, messages } = recordingLog();
  await Promise.all([database, ...others].map((process) => seedQuizzes(process, [quiz(1), quiz(2), quiz(3)], log)));
  expect(messages).toEqual(['quizzes seeded']);
  expect(await stored()).toHaveLength(3);
});

test.each<[string, QuizEntry, string]>([
  ['of a sentence that there is not', quiz(9), 'quizzes_sentence_id'],
  ['with two wrong options', quiz(1, { wrongIds: [2, 3] }), 'quizzes_options'],
  ['with the answer among the wrong ones', quiz(1, { wrongIds: [1, 2, 3] }), 'quizzes_options'],
  ['without a reason', quiz(1, { note: '' }), 'quizzes_note_length'],
])('one %s is refused, and everything is as it was', async (_, refused, constraint) => {
  await seedQuizzes(database, [quiz(2)], silentLog);
  await expect(seedQuizzes(database, [quiz(2, { note: '새 까닭이에요.' }), refused], silentLog)).rejects.toThrow(
    constraint,
  );
  expect(await stored()).toEqual([quiz(2)]);
});
