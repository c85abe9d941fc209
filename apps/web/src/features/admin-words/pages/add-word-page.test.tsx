import { admin, noPerm } from '@utarang/messages';
import { afterEach, expect, test } from 'vitest';
import { fakeAdminServer, leaveAdminPage, renderToAdmin } from '../../../parts/admin/admin.test-kit.js';
import { problem } from '../../../parts/study/fake-server.test-kit.js';
import { adminWord } from '../admin-words.test-kit.js';
import { AddWordPage } from './add-word-page.js';

afterEach(leaveAdminPage);

const texts = { hiragana: 'ねこ', pron: '네코', word: '猫', meaning: '고양이' } as const;
const boxNames = {
  hiragana: admin['add.hiragana'],
  pron: admin['add.pron'],
  word: admin['add.word'],
  meaning: admin['add.meaning'],
} as const;

async function render(answer: () => unknown) {
  const server = fakeAdminServer(answer);
  const screen = await renderToAdmin('/add', '/add', <AddWordPage />);
  const box = (name: keyof typeof boxNames) => screen.getByLabelText(boxNames[name], { exact: true });
  const fill = async (over: Partial<Record<keyof typeof boxNames, string>> = {}) => {
    for (const [name, text] of Object.entries({ ...texts, ...over }))
      await box(name as keyof typeof boxNames).fill(text);
  };
  return { server, screen, box, fill, add: () => screen.getByRole('button', { name: admin['add.submit'] }).click() };
}

test('the answer to a word empties what was sent, and leaves what was typed for the next one', async () => {
  const { server, screen, box, fill, add } = await render(() => adminWord({}));
  await fill();
  const release = server.hold();
  await add();
  await fill({ hiragana: 'いぬ', word: '犬' });
  release();
  await expect.element(screen.getByText('단어를 추가했어요', { exact: false }).first()).toBeVisible();
  await expect.element(box('hiragana')).toHaveValue('いぬ');
  await expect.element(box('word')).toHaveValue('犬');
  await expect.element(box('meaning')).toHaveValue('');
});

test('a word that was added is no longer told of beside a later failure', async () => {
  let adds = 0;
  const { screen, fill, add } = await render(() => (adds++ === 0 ? adminWord({}) : problem('unavailable')));
  const done = screen.getByText('단어를 추가했어요', { exact: false });
  await fill();
  await add();
  await expect.element(done.first()).toBeVisible();
  await add();
  await expect.poll(() => done.elements().length).toBe(0);
});

test('where the server does not allow it any more, the page says so', async () => {
  const { screen, fill, add } = await render(() => problem('forbidden'));
  await fill();
  await add();
  await expect.element(screen.getByRole('heading', { level: 1, name: noPerm.title })).toBeVisible();
});
