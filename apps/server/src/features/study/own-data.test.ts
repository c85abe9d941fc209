import type { MemberExport } from '@utarang/contract';
import { expect, test } from 'vitest';
import { serveStudy } from '../../../test/study.js';

const { learner, database } = await serveStudy();
const [EAT, FOOD, SCHOOL] = [50_412, 50_112, 50_201];

/** Tables with rows that members make by learning. */
const OWNED = ['word_progress', 'known_words', 'point_awards', 'own_synonyms', 'word_reports', 'idempotency_keys'];
const counts = async (username: string, memberId: number) => {
  const rows = OWNED.map((table) => database.pool.query(`select 1 from ${table} where member_id = $1`, [memberId]));
  return [username, ...(await Promise.all(rows)).map(({ rowCount }) => rowCount)];
};

test('the export holds all of it, and the end of the account takes it along at once', async () => {
  const [her, him] = [await learner(), await learner()];
  for (const user of [her, him]) {
    await user.answer(EAT, '먹다', 'a key');
    await user.answer(FOOD, '아니', 'another key');
    await user.save(SCHOOL);
    await user.post('/api/users/me/known-words', { wordIds: [SCHOOL] });
    await user.post(`/api/my-words/${FOOD}/synonyms`, { answerKo: '먹거리' });
    await user.post(`/api/words/${EAT}/reports`, { field: 'meaningKo', note: '뜻이 더 있어요' });
  }
  const all = (await (await her.get('/api/users/me/export')).json()) as MemberExport;
  const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  expect(all.points).toEqual({ level: 'N5', totalPoints: 1, wordPoints: 1, sentPoints: 0 });
  const nothing = { savedAt: null, attemptsUsed: 0, cooldownUntil: null, cooldownSeconds: null, completedAt: null };
  expect(all.words.sort((one, other) => one.wordId - other.wordId)).toEqual([
    { ...nothing, wordId: FOOD, japaneseWord: '食べ物', attemptsUsed: 1 },
    { ...nothing, wordId: SCHOOL, japaneseWord: '学校', savedAt: at },
    { ...nothing, wordId: EAT, japaneseWord: '食べる', savedAt: at, completedAt: at },
  ]);
  expect(all.knownWords).toEqual([{ wordId: SCHOOL, japaneseWord: '学校', knownAt: at }]);
  expect(all.awards).toEqual([{ kind: 'word', sourceId: EAT, level: 'N5', points: 1, earnedAt: at }]);
  expect(all.synonyms).toEqual([{ wordId: FOOD, answerKo: '먹거리', createdAt: at }]);
  expect(all.reports).toEqual([{ wordId: EAT, field: 'meaningKo', note: '뜻이 더 있어요', createdAt: at }]);

  const { rows } = await database.pool.query('select id, username from members order by id');
  const [hers, his] = [her, him].map(({ username }) => rows.find((row) => row.username === username).id as number);
  expect(await counts('her', hers!)).toEqual(['her', 3, 1, 1, 1, 1, 2]);
  expect((await her.delete('/api/users/me', { currentPassword: her.password })).status).toBe(204);
  expect(await counts('her', hers!)).toEqual(['her', 0, 0, 0, 0, 0, 0]);
  expect(await counts('him', his!)).toEqual(['him', 3, 1, 1, 1, 1, 2]);
});
