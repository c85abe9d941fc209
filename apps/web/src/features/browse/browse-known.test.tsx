import type { KnownByMember } from '@utarang/contract';
import { common, format, known, learn, plus } from '@utarang/messages';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { problem } from '../../parts/study/fake-server.test-kit.js';
import { member } from '../../parts/study/study.test-kit.js';
import { closeTest } from '../../parts/study/test-session.js';
import { setWindow } from '../../test/set-window.js';
import { tap } from '../../test/tap.js';
import { Toaster } from '../../ui/toast/toaster.js';
import { dismissToast, toasts } from '../../ui/toast/toasts.js';
import { card, fakeBrowseServer, heading, leaveBrowse, renderBrowse, shown, start, word } from './browse.test-kit.js';

beforeEach(async () => {
  await setWindow(1000, 800);
});
afterEach(() => {
  for (const { id } of toasts.get()) dismissToast(id);
  closeTest();
  leaveBrowse();
});

const PATH = '/api/users/me/known-words';
const TOTAL = 3;
const idOf = (n: number) => word('N5', n).id;

/** The browsing pages of a member who marked some words of N5. */
async function asMember(marked: number[], address: string = start.jlpt, total = TOTAL) {
  const server = fakeBrowseServer(total);
  const marks = new Set(marked);
  const sent: string[] = [];
  server.checked = { ids: [], completedIds: [], cooldowns: {}, knownIds: marked };
  server.refuse = ({ path, body }) => {
    if (!path.startsWith(PATH)) return null;
    const level = Array.from({ length: total }, (_, index) => idOf(index + 1));
    const ids = (body as { wordIds: number[] } | undefined)?.wordIds ?? level;
    sent.push(`${path.slice(PATH.length)}${body ? JSON.stringify(ids) : ''}`);
    // The kit does not name the method; which way a level goes is seen by what is marked.
    const adds = path === PATH ? body !== undefined : path.endsWith('delete') ? false : marks.size < total;
    if (path !== PATH || body) for (const id of ids) adds ? marks.add(id) : marks.delete(id);
    server.checked = { ...server.checked, knownIds: [...marks] };
    return Response.json({
      knownIds: [...marks],
      levels: [{ level: 'N5', known: marks.size, total }],
    } satisfies KnownByMember);
  };
  const { screen } = await renderBrowse(address, { viewer: member(), beside: <Toaster /> });
  const press = (name: string) => tap(screen.getByRole('button', { name, exact: true }));
  return { server, screen, press, sent, marks };
}

const markN5 = format(known.markLevel, { level: 'N5' });
const counted = (n: number) => format(known.ofLevel, { level: 'N5', n });

test('a level is marked with one press, says how much of it is known, and is as before once taken back', async () => {
  const { screen, press, sent, marks } = await asMember([idOf(2)]);
  await expect.element(screen.getByText(counted(1))).toBeInTheDocument();
  await expect.poll(() => card(1)?.textContent).toContain(known.badge);
  expect(card(0)?.textContent).not.toContain(known.badge);
  await press(markN5);
  await expect.element(screen.getByText(counted(3))).toBeInTheDocument();
  await expect.poll(() => card(0)?.textContent).toContain(known.badge);
  await expect.element(screen.getByText(format(known.marked, { n: 2 }))).toBeInTheDocument();
  await press(plus.undo);
  await expect.element(screen.getByText(counted(1))).toBeInTheDocument();
  expect([...marks]).toEqual([idOf(2)]);
  expect(sent.filter(Boolean)).toEqual(['/levels/N5', `/delete${JSON.stringify([idOf(1), idOf(3)])}`]);
});

test('the marks of a level that is known are taken back with one press', async () => {
  const { screen, press, marks } = await asMember([1, 2, 3].map(idOf));
  await press(known.unmark);
  await expect.element(screen.getByText(counted(0))).toBeInTheDocument();
  await expect.element(screen.getByText(format(known.unmarked, { n: 3 }))).toBeInTheDocument();
  expect(marks.size).toBe(0);
  await press(plus.undo);
  await expect.element(screen.getByText(counted(3))).toBeInTheDocument();
});

test('a press that fails says so and can be tried again; what the lost call did is taken back, too', async () => {
  const { server, screen, press, marks } = await asMember([]);
  await expect.element(screen.getByText(counted(0))).toBeInTheDocument();
  const answer = server.refuse;
  server.refuse = (call) => {
    const done = answer(call);
    return call.path.includes('/levels/') ? problem('internal') : done;
  };
  await press(markN5);
  await expect.element(screen.getByText(new RegExp(known.fail))).toBeInTheDocument();
  server.refuse = (call) => {
    // The call was done, and the level is marked once more.
    if (call.path.includes('/levels/')) marks.clear();
    return answer(call);
  };
  await press(common.retry);
  await expect.element(screen.getByText(format(known.marked, { n: 3 }))).toBeInTheDocument();
  await press(plus.undo);
  await expect.element(screen.getByText(counted(0))).toBeInTheDocument();
});

test('what is learnt of a page leaves out what is marked, and its button counts what is left', async () => {
  const { screen, press } = await asMember([idOf(1), idOf(3)]);
  await press(format(learn.studyPage, { n: 1 }));
  await expect.poll(shown).toEqual([heading('jlpt', 2)]);
  await expect.element(screen.getByText(format(learn.studying, { n: 1 }))).toBeInTheDocument();
});

test('where all of a page is marked, all of it can be learnt', async () => {
  const { press } = await asMember([1, 2, 3].map(idOf));
  await press(format(learn.studyPage, { n: 3 }));
  await expect.poll(shown).toEqual([1, 2, 3].map((n) => heading('jlpt', n)));
});

test('a guest is offered none of it', async () => {
  fakeBrowseServer(TOTAL);
  const { screen } = await renderBrowse(start.jlpt);
  await expect.poll(shown).toHaveLength(TOTAL);
  expect(screen.getByRole('button', { name: markN5 }).query()).toBeNull();
});
