import type { Today, WordDetail, WordsPage } from '@utarang/contract';
import { expect, test } from 'vitest';
import { silentLog } from '../../../test/log.js';
import { serveStudy, studyWords } from '../../../test/study.js';
import { seedWords } from '../../db/seed.js';

const { learner, guest, database } = await serveStudy();
const EAT = 50_412;
const visitor = guest();

const json = async <Body>(response: Promise<Response>) => (await (await response).json()) as Body;
const listed = async (path: string) => (await json<WordsPage>(visitor.get(path))).content.map(({ id }) => id);
const all = async () => (await json<{ id: number }[]>(visitor.get('/api/words/all'))).map(({ id }) => id);
const detail = () => json<WordDetail>(visitor.get(`/api/words/${EAT}`));
const page = async () => (await visitor.get(`/words/${EAT}`)).text();

test('a word that the content lost is found no more, and stays for who saved it, until it comes back', async () => {
  const her = await learner();
  await her.save(EAT);
  expect(await page()).not.toContain('noindex');

  await seedWords(
    database,
    studyWords.filter(({ id }) => id !== EAT),
    silentLog,
  );
  await expect.poll(all).not.toContain(EAT);
  expect(await listed('/api/words?q=타베루')).not.toContain(EAT);
  expect(await listed('/api/words?q=먹다&mode=meaning')).not.toContain(EAT);
  expect(await listed('/api/words')).not.toContain(EAT);
  expect(await listed('/api/difficulties/N5/words')).not.toContain(EAT);

  expect(await detail()).toMatchObject({ id: EAT, japaneseWord: '食べる', retired: true });
  expect(await page()).toMatch(/<title>[^<]*食べる.*<meta name="robots" content="noindex">/s);

  expect((await her.saved()).map(({ id }) => id)).toEqual([EAT]);
  expect((await her.ids()).ids).toEqual([EAT]);
  expect((await json<Today>(her.get('/api/users/me/today'))).words.map(({ id }) => id)).toEqual([EAT]);
  expect(await her.answer(EAT, '먹다')).toMatchObject({ state: 'PASSED', points: 1 });
  expect((await her.unsave(EAT)).status).toBe(204);

  await seedWords(database, studyWords, silentLog);
  await expect.poll(all).toContain(EAT);
  expect(await listed('/api/words?q=타베루')).toContain(EAT);
  expect(await detail()).toMatchObject({ id: EAT, retired: false });
  expect(await page()).not.toContain('noindex');
});
