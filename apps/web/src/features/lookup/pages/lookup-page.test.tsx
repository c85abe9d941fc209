import { TEXT_MAX } from '@utarang/contract';
import { common, errorMessages, format, guest, lookupErr, lookup as messages, pasted } from '@utarang/messages';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { dropAll, guestData } from '../../../parts/guest/guest-store.js';
import { problem } from '../../../parts/study/fake-server.test-kit.js';
import { analysed, fakeTextServer, leavePage, renderPage } from '../../../parts/text/text.test-kit.js';
import { LookupPage } from './lookup-page.js';

afterEach(leavePage);

const open = (asMember = false, address = '/lookup') => renderPage(address, '/lookup', <LookupPage />, asMember);
type Screen = Awaited<ReturnType<typeof open>>;
const box = (screen: Screen) => screen.getByRole('textbox', { name: messages.label });
const read = (screen: Screen) => screen.getByRole('button', { name: messages.submit, exact: true });
const texts = (server: ReturnType<typeof fakeTextServer>) =>
  server.asked.filter(({ path }) => path === '/api/text/analyse').map(({ body }) => (body as { text: string }).text);

test('empty, it asks for nothing and says what to do', async () => {
  const server = fakeTextServer();
  const screen = await open();
  await expect.element(box(screen)).toHaveValue('');
  await expect.element(screen.getByText(messages.hint)).toBeVisible();
  await read(screen).click();
  await expect.element(screen.getByRole('alert').filter({ hasText: lookupErr.required })).toBeVisible();
  await expect.element(box(screen)).toHaveFocus();
  await expect.element(box(screen)).toHaveAttribute('aria-invalid', 'true');
  expect(server.asked).toEqual([]);
});

test('the button that reads stays where it is when a text is there to be cleared', async () => {
  fakeTextServer();
  const screen = await open();
  box(screen).element().closest('form')!.style.width = '358px';
  const placeOf = () => {
    const { left, top } = read(screen).element().getBoundingClientRect();
    return [left, top - box(screen).element().getBoundingClientRect().bottom];
  };
  const clear = () => screen.getByRole('button', { name: messages.clear }).query();
  expect(clear()).toBeNull();
  const before = placeOf();
  await box(screen).fill('猫');
  expect(clear()).not.toBeNull();
  expect(placeOf()).toEqual(before);
});

// biome-ignore format: a table, to be read down
test.each([
  ['too many characters',       'あ'.repeat(TEXT_MAX + 1),               lookupErr.tooLong],
  ['only Korean',               '사랑해요',                         lookupErr.noJapanese],
  ['only emoji',                '😀👩‍👩‍👧',                            lookupErr.noJapanese],
  ['too many combining marks',  `か${'\u0301'.repeat(TEXT_MAX)}`,    lookupErr.tooLong],
])('%s is said and stays in the box, and nothing is sent', async (_, text, sentence) => {
  const server = fakeTextServer();
  const screen = await open();
  await box(screen).fill(text);
  await read(screen).click();
  await expect.element(screen.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
  expect((box(screen).element() as HTMLTextAreaElement).value).toHaveLength(text.length);
  expect(server.asked).toEqual([]);
});

test('while a text is read it says so, and a second press sends nothing', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const server = fakeTextServer(async ({ path, body }) => {
    if (path !== '/api/text/analyse') return undefined;
    await held;
    return Response.json(analysed((body as { text: string }).text));
  });
  const screen = await open();
  await box(screen).fill('猫と窓');
  await read(screen).click();
  await expect.element(screen.getByText(messages.working)).toBeVisible();
  await expect.element(read(screen)).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  release();
  await expect.element(screen.getByRole('button', { name: /네코/ })).toBeVisible();
  expect(texts(server)).toEqual(['猫と窓']);
});

test('too many wait: the sentence, the text, and the way to try again', async () => {
  let isBusy = true;
  const server = fakeTextServer(({ path }) =>
    path === '/api/text/analyse' && isBusy ? problem('analyser_busy') : undefined,
  );
  const screen = await open();
  await box(screen).fill('猫');
  await read(screen).click();
  await expect.element(screen.getByText(errorMessages.analyser_busy)).toBeVisible();
  await expect.element(box(screen)).toHaveValue('猫');
  isBusy = false;
  await screen.getByRole('button', { name: common.retry }).click();
  await expect.element(screen.getByRole('button', { name: /네코/ })).toBeVisible();
  expect(texts(server)).toEqual(['猫', '猫']);
});

test('a word shows what it is, to a guest without marks, to a member with them', async () => {
  fakeTextServer();
  const screen = await open(false, `/lookup#${encodeURIComponent('猫と窓 <b>LOVE</b> 사랑해')}`);
  await screen.getByRole('button', { name: /네코/ }).click();
  await expect.element(screen.getByRole('complementary')).toHaveTextContent('고양이');
  expect(screen.getByRole('link', { name: messages.toWord }).element()).toHaveAttribute('href', '/words/50331');
  await expect.element(screen.getByText('단어 2개')).toBeVisible();
  await screen.getByRole('button', { name: /마도/ }).click();
  await expect.element(screen.getByRole('complementary')).toHaveTextContent(messages.notInBook);
  // What is HTML is a text, and what is not Japanese stays as it is.
  expect(document.querySelector('main b')?.textContent).not.toBe('LOVE');
  expect(document.querySelector('main')?.textContent).toContain('<b>LOVE</b> 사랑해');
  await screen.unmount();
  const asMember = await open(true);
  await box(asMember).fill('猫と窓');
  await read(asMember).click();
  await expect.element(asMember.getByText(format(messages.known, { share: 0 }))).toBeVisible();
  await expect.element(asMember.getByRole('button', { name: /네코.*저장한 단어/ })).toBeVisible();
});

test('the patterns of a text lead to their entries, and a text without any shows none', async () => {
  fakeTextServer();
  const screen = await open();
  await box(screen).fill('窓');
  await read(screen).click();
  const link = screen.getByRole('link', { name: '〜に違いない ~임이 틀림없다' });
  await expect.element(link).toHaveAttribute('href', '/endings/ni-chigai-nai');
  await box(screen).fill('猫');
  await read(screen).click();
  await expect.element(screen.getByRole('button', { name: '猫' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: messages.patterns })).not.toBeInTheDocument();
});

test('a guest puts the text that was read aside; another takes its place once that is confirmed; a member has lists', async () => {
  fakeTextServer();
  const screen = await open();
  const press = (name: string) => screen.getByRole('button', { name, exact: true }).click();
  const lookUp = async (text: string) => {
    await box(screen).fill(text);
    await read(screen).click();
  };
  await lookUp('猫と窓');
  await press(guest.textSave);
  await expect.element(screen.getByRole('link', { name: messages.keptGo })).toHaveAttribute('href', '/my-lyrics');
  expect(guestData.get().text).toMatchObject({ title: '', artist: '', text: '猫と窓' });
  await lookUp('窓の朝');
  await press(guest.textSave);
  await expect.element(screen.getByRole('alertdialog')).toBeVisible();
  await screen.getByRole('alertdialog').getByRole('button', { name: common.cancel }).click();
  expect(guestData.get().text?.text).toBe('猫と窓');
  await press(guest.textSave);
  await press(guest.textReplace);
  await expect.poll(() => guestData.get().text?.text).toBe('窓の朝');
  await screen.unmount();
  dropAll();

  const hers = await open(true);
  await box(hers).fill('猫と窓');
  await read(hers).click();
  await expect.element(hers.getByRole('button', { name: /네코/ })).toBeVisible();
  expect(document.querySelector('main')?.textContent).not.toContain(guest.textSave);
});

test('a long line is shown in parts', async () => {
  fakeTextServer();
  const screen = await open();
  await box(screen).fill('猫'.repeat(TEXT_MAX - 1000));
  await read(screen).click();
  await expect.element(screen.getByRole('button', { name: messages.more })).toBeInTheDocument();
  expect(document.querySelectorAll('button[data-word]')).toHaveLength(1000);
});

test('what a member typed is not shown to the next in this tab, and is there again for that member', async () => {
  fakeTextServer();
  const hers = await open(true);
  await box(hers).fill('猫と秘密');
  await hers.unmount();
  const guest = await open();
  await expect.element(box(guest)).toHaveValue('');
  await guest.unmount();
  const again = await open(true);
  await expect.element(box(again)).toHaveValue('猫と秘密');
});

test('what a guest typed is there after the log-in', async () => {
  fakeTextServer();
  const guest = await open();
  await box(guest).fill('猫');
  await guest.unmount();
  const member = await open(true);
  await expect.element(box(member)).toHaveValue('猫');
});

/** The answer about 「[00:12.40]猫(ねこ) / 고양이」, without what is to be left. */
function pastedAnswer(leave: readonly string[]) {
  const takes = (kind: string) => !leave.includes(kind);
  const answer = analysed(takes('times') ? '猫' : '[00:12.40]猫');
  const [line] = answer.stanzas[0]!;
  const tokens = line!.tokens.map((token) =>
    token.written === '猫' && takes('furigana') ? { ...token, given: true as const } : token,
  );
  const translation = takes('posts') ? '고양이' : null;
  return {
    ...answer,
    stanzas: [[{ ...line!, tokens, startMs: takes('times') ? 12_400 : null, translation }]],
    recognised: {
      ...{ furigana: takes('furigana') ? 12 : 0, times: takes('times') ? 24 : 0, pronunciations: 0, marks: 0 },
      translations: takes('posts') ? 24 : 0,
    },
  };
}

test('what was recognised of a pasted text is said; each kind can be left, and all of it', async () => {
  const server = fakeTextServer(({ path, body }) =>
    path === '/api/text/analyse' ? Response.json(pastedAnswer((body as { leave: string[] }).leave)) : undefined,
  );
  const screen = await open();
  await box(screen).fill('[00:12.40]猫(ねこ)\n고양이');
  await read(screen).click();
  const card = screen.getByRole('region', { name: pasted.title });
  await expect.element(card.getByRole('status')).toHaveTextContent('후리가나 12곳 · 시간 24줄 · 번역 24줄');
  await expect.element(screen.getByText('00:12.4', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('고양이', { exact: true })).toBeVisible();

  await card.getByRole('button', { name: `${pasted.nameTimes} ${pasted.apply}` }).click();
  await expect.element(screen.getByText('00:12.4', { exact: true })).not.toBeInTheDocument();
  await expect.element(card.getByRole('status')).toHaveTextContent('후리가나 12곳 · 번역 24줄');
  await expect
    .element(card.getByRole('button', { name: `${pasted.nameTimes} ${pasted.apply}` }))
    .toHaveAttribute('aria-pressed', 'false');

  await card.getByRole('button', { name: pasted.undo }).click();
  await expect.element(card.getByRole('status')).toHaveTextContent(pasted.undone);
  await expect.element(screen.getByText('고양이', { exact: true })).not.toBeInTheDocument();
  await card.getByRole('button', { name: pasted.again }).click();
  await expect.element(screen.getByText('고양이', { exact: true })).toBeVisible();
  // What was read once is not asked for again.
  expect(server.asked.map(({ body }) => (body as { leave: string[] }).leave)).toEqual([
    [],
    ['times'],
    ['furigana', 'times', 'posts', 'marks'],
  ]);
});

test('a text of which nothing was recognised is shown without the choice', async () => {
  fakeTextServer();
  const screen = await open();
  await box(screen).fill('猫');
  await read(screen).click();
  await expect.element(screen.getByRole('button', { name: /네코/ })).toBeVisible();
  await expect.element(screen.getByRole('region', { name: pasted.title })).not.toBeInTheDocument();
});
