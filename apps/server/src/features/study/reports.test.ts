import { REPORT_MAX } from '@utarang/contract';
import { validationMessages } from '@utarang/messages';
import { expect, test } from 'vitest';
import { problemIn } from '../../../test/problem.js';
import { serveStudy } from '../../../test/study.js';
import { OPEN_REPORTS_MAX } from './reports.service.js';

const { learner, guest, database } = await serveStudy();
const EAT = 50_412;
const path = `/api/words/${EAT}/reports`;

test('a report is kept, with a note of several lines', async () => {
  const her = await learner();
  const note = ' 뜻이 하나 더 있어요.\r\n\r\n\t예: 식사하다 ';
  const response = await her.post(path, { field: 'meaningKo', note });
  expect(response.status).toBe(201);
  const { id } = (await response.json()) as { id: number };
  const { rows } = await database.pool.query(
    'select username, word_id, field, note, closed_at from word_reports join members on members.id = member_id where word_reports.id = $1',
    [id],
  );
  expect(rows).toEqual([
    {
      username: her.username,
      word_id: EAT,
      field: 'meaningKo',
      note: '뜻이 하나 더 있어요.\n\n\t예: 식사하다',
      closed_at: null,
    },
  ]);
  for (const field of ['japaneseWord', 'hiragana', 'koreanPronunciation'])
    expect((await her.post(path, { field })).status).toBe(201);
});

test.each<[string, Record<string, unknown>, string, string]>([
  ['a field that a word has not', { field: 'level' }, 'field', validationMessages.value_invalid],
  ['no field', {}, 'field', validationMessages.value_invalid],
  ['a long note', { field: 'hiragana', note: '가'.repeat(REPORT_MAX + 1) }, 'note', validationMessages.report_too_long],
  ['a control character', { field: 'hiragana', note: 'a\u0000b' }, 'note', validationMessages.text_unreadable],
  ['half a character', { field: 'hiragana', note: '\ud800' }, 'note', validationMessages.text_unreadable],
  ['a note that is none', { field: 'hiragana', note: 1 }, 'note', validationMessages.value_invalid],
])('%s is refused', async (_, body, field, message) => {
  const response = await (await learner()).post(path, body);
  expect(response.status).toBe(400);
  expect((await problemIn(response)).errors).toEqual({ [field]: message });
});

test('a note may be as long as the limit, beyond the basic plane too', async () => {
  expect((await (await learner()).post(path, { field: 'hiragana', note: '𠮷'.repeat(REPORT_MAX) })).status).toBe(201);
});

test('so many may wait for an admin, also when they come at once; one that was seen to makes room', async () => {
  const her = await learner();
  await database.pool.query(
    `insert into word_reports (member_id, word_id, field, note, created_at)
     select id, $1, 'meaningKo', '', now() from members, generate_series(1, $3) where username = $2`,
    [EAT, her.username, OPEN_REPORTS_MAX - 5],
  );
  const responses = await Promise.all(Array.from({ length: 8 }, () => her.post(path, { field: 'meaningKo' })));
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(5);
  const refused = responses.find(({ status }) => status !== 201)!;
  expect(refused.status).toBe(409);
  expect(await problemIn(refused)).toMatchObject({ code: 'report_limit' });
  await database.pool.query(
    `update word_reports set closed_at = now() where id = (select max(word_reports.id) from word_reports
     join members on members.id = member_id where username = $1)`,
    [her.username],
  );
  expect((await her.post(path, { field: 'meaningKo' })).status).toBe(201);
  expect((await her.post(path, { field: 'meaningKo' })).status).toBe(409);
});

test('only members report, and only words that there are', async () => {
  expect((await guest().post(path, { field: 'meaningKo' })).status).toBe(401);
  const her = await learner();
  for (const [id, code] of [
    ['999999', 'word_not_found'],
    ['0', 'word_id_invalid'],
    ['abc', 'word_id_invalid'],
  ])
    expect(await problemIn(await her.post(`/api/words/${id}/reports`, { field: 'meaningKo' }))).toMatchObject({ code });
});
