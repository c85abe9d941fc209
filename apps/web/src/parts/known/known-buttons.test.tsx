import type { KnownByMember } from '@utarang/contract';
import { common, format, known, plus } from '@utarang/messages';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { problem } from '../study/fake-server.test-kit.js';
import { fakeTextServer, leavePage, renderPage } from '../text/text.test-kit.js';
import { TextKnown, WordKnown } from './known-buttons.js';

afterEach(leavePage);

const PATH = '/api/users/me/known-words';
const WORDS = [11, 12, 13].map((id) => ({ id }));

/** Serves what the server knows of the member; `fails` refuses the next changes. */
function serve(marked: readonly number[], completed: readonly number[] = []) {
  const state = { marks: new Set(marked), fails: false, sent: [] as string[] };
  fakeTextServer(({ method, path, body }) => {
    if (path === '/api/users/checked-words/ids') {
      return Response.json({ ids: [], completedIds: completed, cooldowns: {}, knownIds: [...state.marks] });
    }
    if (!path.startsWith(PATH) || method === 'GET') return undefined;
    const { wordIds } = body as { wordIds: number[] };
    const adds = path === PATH;
    state.sent.push(`${adds ? '+' : '-'}${wordIds.join()}`);
    if (state.fails) return problem('internal');
    for (const id of wordIds) adds ? state.marks.add(id) : state.marks.delete(id);
    return Response.json({ knownIds: [...state.marks], levels: [] } satisfies KnownByMember);
  });
  return state;
}

const text = (asMember = true) => renderPage('/lookup', '/lookup', <TextKnown words={WORDS} />, asMember);
const word = (asMember = true) => renderPage('/lookup', '/lookup', <WordKnown wordId={11} />, asMember);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const isOn = () => button(known.badge).element().ariaPressed;

test('all words of a text are marked at one press, which can be taken back for exactly these', async () => {
  const server = serve([12]);
  await text();
  await button(known.markText).click();
  await expect.element(page.getByText(format(known.marked, { n: 2 }))).toBeInTheDocument();
  expect([...server.marks].sort()).toEqual([11, 12, 13]);
  await expect.element(button(known.unmark)).toBeVisible();
  await button(plus.undo).click();
  await expect.element(button(known.markText)).toBeVisible();
  expect([...server.marks]).toEqual([12]);
  expect(server.sent).toEqual(['+11,12,13', '-11,13']);
});

test('where all of a text is known, its marks are taken back, and a completed word stays known', async () => {
  const server = serve([11, 12], [13]);
  await text();
  await button(known.unmark).click();
  await expect.element(button(known.markText)).toBeVisible();
  expect(server.sent).toEqual(['-11,12']);
});

test('a word is marked and taken back by one switch; a press that fails leaves it and can be tried again', async () => {
  const server = serve([]);
  await word();
  await button(known.badge).click();
  await expect.poll(isOn).toBe('true');
  server.fails = true;
  await button(known.badge).click();
  await expect.element(page.getByText(new RegExp(known.fail))).toBeInTheDocument();
  expect(isOn()).toBe('true');
  server.fails = false;
  await button(common.retry).click();
  await expect.poll(isOn).toBe('false');
  expect([...server.marks]).toEqual([]);
  expect(server.sent).toEqual(['+11', '-11', '-11']);
});

test('two presses at once are one', async () => {
  const server = serve([]);
  await word();
  const element = button(known.badge).element() as HTMLElement;
  element.click();
  element.click();
  await expect.poll(isOn).toBe('true');
  expect(server.sent).toEqual(['+11']);
});

test.each([['a text', text] as const, ['a word', word] as const])('guests have no button for %s', async (_, render) => {
  serve([]);
  await render(false);
  expect(page.getByRole('main').getByRole('button').elements()).toEqual([]);
});
