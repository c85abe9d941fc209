import { NAME_MAX, PUSH_ENDPOINT_MAX, SENTENCE_FIELD_MAX, WORD_FIELD_MAX } from '@utarang/contract';
import { EMAIL_MAX, USERNAME_MAX } from '@utarang/domain/account';
import { dailyGoals, PARAMETERS, type Rating } from '@utarang/domain/review';
import { QUIZ_OPTIONS } from '@utarang/domain/sentences';
import { COURSE_LIST_MAX, FIRST_WORDS, LINE_NUMBER_MAX } from '@utarang/domain/songs';
import { attemptsPerRound } from '@utarang/domain/study';
import { TIME_MAX } from '@utarang/domain/timing';
import { FIRST_OWN_ID } from '@utarang/domain/word-list';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../test/database.js';

const testDatabase = await createTestDatabase();
afterAll(() => testDatabase.drop());
const { pool } = await testDatabase.open();

/** The number of ratings. */
const outcomes: Rating = 4;

/** Bounds that the rules and the tables share: who changes the constant writes a migration. */
const bounds: Record<string, readonly number[]> = {
  word_progress_attempts: [0, attemptsPerRound],
  members_username_length: [1, USERNAME_MAX],
  members_name_length: [1, NAME_MAX],
  members_job_length: [1, NAME_MAX],
  members_email_length: [1, EMAIL_MAX],
  japanese_word_length: [1, WORD_FIELD_MAX],
  hiragana_length: [1, WORD_FIELD_MAX],
  korean_pronunciation_length: [1, WORD_FIELD_MAX],
  meaning_ko_length: [1, WORD_FIELD_MAX],
  own_words_id: [FIRST_OWN_ID],
  own_words_japanese_word: [1, WORD_FIELD_MAX],
  own_words_hiragana: [1, WORD_FIELD_MAX],
  own_words_korean_pronunciation: [1, WORD_FIELD_MAX],
  own_words_meaning_ko: [1, WORD_FIELD_MAX],
  sentences_meaning_ko_length: [1, SENTENCE_FIELD_MAX],
  sentences_text_length: [1, SENTENCE_FIELD_MAX],
  quizzes_options: [QUIZ_OPTIONS - 1],
  quizzes_korean_length: [1, SENTENCE_FIELD_MAX],
  quizzes_note_length: [1, SENTENCE_FIELD_MAX],
  song_lines_number_counted: [1, LINE_NUMBER_MAX],
  song_lines_counted: [1, LINE_NUMBER_MAX, 0],
  song_lines_time: [0, TIME_MAX],
  band_known: [1, 5],
  reviews_rating: [1, outcomes],
  review_plans_parameters: [PARAMETERS],
  review_plans_goal: [dailyGoals[0], dailyGoals.at(-1)!],
  song_courses_words: [FIRST_WORDS],
  song_courses_lists: [COURSE_LIST_MAX, COURSE_LIST_MAX, COURSE_LIST_MAX, COURSE_LIST_MAX],
  reminders_hour: [0, 23],
  reminder_devices_endpoint_length: [PUSH_ENDPOINT_MAX],
  reminder_devices_keys_length: [100, 100],
};

test('every bound of a table is the constant of its rule', async () => {
  const { rows } = await pool.query<{ name: string; says: string }>(
    `select conname as name, pg_get_constraintdef(pg_constraint.oid) as says from pg_constraint
     join pg_class on pg_class.oid = conrelid where contype = 'c' and relnamespace = 'public'::regnamespace`,
  );
  const found = rows.map(({ name, says }) => {
    const numbers = says.replaceAll(/'[^']*'/g, '').match(/(?<![\w.])\d+(?![\w.])/g) ?? [];
    return [name, numbers.map(Number)] as const;
  });
  // A bound of 0 or 1 says "some", and has no constant.
  const counted = found.filter(([, numbers]) => numbers.some((number) => number > 1));
  expect(Object.fromEntries(counted)).toEqual(bounds);
});
