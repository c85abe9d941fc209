import { format, word as messages, test as testMessages } from '@utarang/messages';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { member } from '../../parts/study/study.test-kit.js';
import { closeTest, testSession } from '../../parts/study/test-session.js';
import { acting } from '../../test/acting.js';
import {
  buttonOf,
  card,
  fakeBrowseServer,
  heading,
  leaveBrowse,
  renderBrowse,
  shown,
  start,
} from './browse.test-kit.js';
import { type BrowsePageId, type BrowseSettings, browse } from './settings.js';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await acting(closeTest);
  leaveBrowse();
});

const wait = (ms: number) => acting(() => vi.advanceTimersByTime(ms));

/** The first word is only saved, the second completed, the third waits for its next try. */
const PLAIN = 0;
const COMPLETED = 1;
const COOLING = 2;
const checked = { ids: [59_999, 59_998, 59_997], completedIds: [59_998], cooldowns: { '59997': 272 } };

const timer = (index: number) => card(index)?.querySelector('[role=timer]');
const hint = (index: number) => card(index)?.querySelector('[role=status]')?.textContent;

const starOf = (id: BrowsePageId, index: number) =>
  buttonOf(index, format(messages.save, { word: heading(id, index + 1) }))!;
const quizOf = (id: BrowsePageId, index: number) =>
  buttonOf(index, format(messages.quizAria, { word: heading(id, index + 1) }))!;

async function asMember(id: BrowsePageId) {
  const server = fakeBrowseServer(5);
  server.checked = checked;
  const { screen } = await renderBrowse(start[id], { viewer: member() });
  await expect.poll(() => timer(COOLING)?.textContent).toBe(format(messages.cooldownBadge, { mmss: '04:32' }));
  return { server, screen };
}

describe.each(Object.values(browse) as BrowseSettings[])('$id', ({ id, hints }) => {
  const star = (index: number) => starOf(id, index);
  const quiz = (index: number) => quizOf(id, index);

  test('a card says where its member stands, and counts down to the next try', async () => {
    await asMember(id);
    const marked = [PLAIN, COMPLETED, COOLING, 3].map((index) =>
      [messages.completedBadge, '재도전까지'].filter((text) => card(index)?.textContent?.includes(text)),
    );
    expect(marked).toEqual([[], [messages.completedBadge], ['재도전까지'], []]);
    expect([PLAIN, COMPLETED, COOLING, 3].map((index) => star(index).ariaPressed)).toEqual([
      'true',
      'true',
      'true',
      'false',
    ]);
    expect(timer(COOLING)).toHaveAccessibleName(format(messages.cooldownAria, { m: 4, s: 32 }));
    await wait(1000);
    expect(timer(COOLING)).toHaveTextContent('04:31');
    await wait(271_000);
    expect(timer(COOLING)).toBeNull();
    expect(quiz(COOLING)).toHaveAttribute('aria-disabled', 'false');
  });

  test(`the star of a completed word stays, and says so for ${hints.completedMs} ms`, async () => {
    const { server } = await asMember(id);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await acting(() => star(COMPLETED).click());
    expect(hint(COMPLETED)).toBe(messages.completedHint);
    await wait(hints.completedMs - 1);
    expect(hint(COMPLETED)).toBe(messages.completedHint);
    await wait(1);
    expect(hint(COMPLETED)).toBeUndefined();
    expect(star(COMPLETED)).toHaveAttribute('aria-pressed', 'true');
    expect(server.calls.filter(({ path }) => path.startsWith('/api/checked-words'))).toEqual([]);
  });

  test(`the star of a guest says for ${hints.guestMs} ms what would make it save`, async () => {
    const server = fakeBrowseServer(5);
    await renderBrowse(start[id]);
    await expect.poll(shown).toHaveLength(5);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await acting(() => star(PLAIN).click());
    expect(hint(PLAIN)).toContain(messages.loginHint);
    await wait(hints.guestMs - 1);
    expect(hint(PLAIN)).toContain(messages.loginHint);
    await wait(1);
    expect(hint(PLAIN)).toBeUndefined();
    expect(star(PLAIN)).toHaveAttribute('aria-pressed', 'false');
    expect(server.calls.filter(({ path }) => /users|checked/.test(path))).toEqual([]);
    expect(card(PLAIN)?.querySelector('[role=timer]')).toBeNull();
  });
});

// The same card on all four pages: on one of them.
test('the quiz of a word that is completed or cooling is disabled and says why; it can be practised', async () => {
  const { id } = browse.jlpt;
  const quiz = (index: number) => quizOf(id, index);
  await asMember(id);
  expect(quiz(PLAIN)).toHaveAttribute('aria-disabled', 'false');
  expect(quiz(PLAIN)).not.toHaveAccessibleDescription();
  for (const [index, reason] of [
    [COMPLETED, testMessages.already],
    [COOLING, messages.testCooling],
  ] as const) {
    expect(quiz(index)).toHaveAttribute('aria-disabled', 'true');
    expect(quiz(index)).toHaveAccessibleDescription(reason);
    quiz(index).click();
    await expect.poll(() => hint(index)).toBe(reason);
    expect(testSession.get()).toBeNull();
    buttonOf(index, format(testMessages.practiceAria, { word: heading(id, index + 1) }))!.click();
    expect(testSession.get()).toMatchObject({ words: [{ id: 59_999 - index }], mode: 'practice' });
    await acting(closeTest);
  }
});
