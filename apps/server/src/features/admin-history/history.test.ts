import { type AdminWord, type Changes, changes } from '@utarang/contract';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { enter } from '../../../test/accounts.js';
import { enterAdmin } from '../../../test/admin.js';
import { problemIn } from '../../../test/problem.js';
import { serveStudy } from '../../../test/study.js';
import { recordOperatorChange } from '../../audit/audit.repo.js';

const served = await serveStudy();
const { browser, database } = served;
const admin = await enterAdmin(served);
const path = '/api/admin/changes';

const list = async (query = ''): Promise<Changes> =>
  z.parse(changes, await (await admin.get(`${path}${query}`)).json());
const told = async (query = '') =>
  (await list(query)).content.map(({ action, name, admin: by }) => [action, name, by] as const);

test('what was done stands there with the latest first, by whom, to what, and what became of it', async () => {
  const text = { hiragana: 'れきしいち', koreanPronunciation: '레키시이치', japaneseWord: '歴史一', meaningKo: '역사' };
  const word = (await (await admin.post('/api/admin/words/add', text)).json()) as AdminWord;
  await admin.put(`/api/admin/words/${word.id}`, { ...text, id: word.id, meaningKo: '옛일' });
  const her = browser();
  const { username } = await enter(her);
  const { rows } = await database.pool.query<{ id: number }>('select id from members where username = $1', [username]);
  const memberId = rows[0]!.id;
  await admin.post(`/api/admin/members/${memberId}/suspend`);
  await recordOperatorChange(database.orm, {
    at: new Date(),
    subject: 'member',
    subjectId: memberId,
    action: 'granted',
    before: { role: 'ROLE_USER' },
    after: { role: 'ROLE_ADMIN' },
  });

  const { content, totalElements } = await list('?size=4');
  expect(totalElements).toBe(4);
  expect(content).toMatchObject([
    { action: 'granted', actor: 'operator', admin: null, subject: 'member', subjectId: memberId, name: username },
    { action: 'suspended', actor: 'admin', admin: admin.username, name: username, before: { suspendedAt: null } },
    {
      action: 'edited',
      name: '歴史一',
      before: { meaningKo: '역사' },
      after: { meaningKo: '옛일' },
      revertedBy: null,
    },
    { action: 'added', subject: 'word', subjectId: word.id, before: null, after: { meaningKo: '역사' } },
  ]);

  // What was taken back names the entry that did it; who is gone is named no more.
  await admin.post(`/api/admin/words/${word.id}/history/${content[2]!.id}/revert`);
  await admin.delete(`/api/admin/members/${memberId}`);
  const later = (await list()).content;
  expect(later.find(({ id }) => id === content[2]!.id)?.revertedBy).toBe(
    later.find(({ action }) => action === 'reverted')?.id,
  );
  expect(JSON.stringify(later)).not.toContain(username);
});

test('of one kind alone, page by page', async () => {
  expect(await told('?subject=word')).toEqual([
    ['reverted', '歴史一', admin.username],
    ['edited', '歴史一', admin.username],
    ['added', '歴史一', admin.username],
  ]);
  expect((await told('?subject=member')).map(([action]) => action)).toEqual(['deleted', 'granted', 'suspended']);
  expect(await told('?subject=song')).toEqual([]);
  const pages = await Promise.all([0, 1, 2].map((page) => list(`?subject=word&size=2&page=${page}`)));
  expect(pages.map(({ content }) => content.length)).toEqual([2, 1, 0]);
  expect(pages[0]).toMatchObject({ number: 0, size: 2, totalPages: 2, totalElements: 3 });
});

test.each(['?subject=weather', '?size=101', '?page=-1'])('%s is told to be wrong', async (query) => {
  const response = await admin.get(`${path}${query}`);
  expect(await problemIn(response)).toMatchObject({ code: 'validation_failed', status: 400 });
});

test('a guest is to log in, a member may not', async () => {
  const member = browser();
  await enter(member);
  expect([(await browser().get(path)).status, (await member.get(path)).status]).toEqual([401, 403]);
});
