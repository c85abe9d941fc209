import type { WordContent } from '@utarang/contract';
import { admin, format, wordNames } from '@utarang/messages';
import { afterEach, expect, test } from 'vitest';
import { fakeAdminServer, leaveAdminPage, renderToAdmin } from '../../../parts/admin/admin.test-kit.js';
import { adminWord } from '../admin-words.test-kit.js';
import { AdminWordsPage } from './admin-words-page.js';

afterEach(leaveAdminPage);

const word = adminWord({});

test('what is typed while a word is being saved stays in its row', async () => {
  const server = fakeAdminServer(({ method, path, body }) => {
    if (method !== 'GET') return { ...word, ...(body as WordContent), version: 2 };
    return path === '/api/admin/words' ? [word] : undefined;
  });
  const screen = await renderToAdmin('/admin/words', '/admin/words', <AdminWordsPage />);
  await screen.getByRole('button', { name: format(admin['list.edit'], { word: word.japaneseWord }) }).click();
  const meaning = screen.getByRole('textbox', { name: wordNames.meaningKo });
  const save = screen.getByRole('button', { name: admin['list.save'] });
  await meaning.fill('고양이, 냥이');
  const release = server.hold();
  await save.click();
  await meaning.fill('고양이, 냥이, 야옹이');
  release();
  await expect.element(save).toHaveAttribute('aria-disabled', 'false');
  await expect.element(meaning).toHaveValue('고양이, 냥이, 야옹이');

  await save.click();
  await expect.element(meaning).not.toBeInTheDocument();
  expect(server.writes.map(({ body }) => (body as WordContent).meaningKo)).toEqual([
    '고양이, 냥이',
    '고양이, 냥이, 야옹이',
  ]);
});
