import type { AnswerResult, TestStart } from '@utarang/contract';
import { common, format, word as messages, test as testMessages } from '@utarang/messages';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { member } from '../../parts/study/study.test-kit.js';
import { WordTest } from '../../parts/study/word-test/word-test.js';
import {
  answer,
  type as answerWith,
  cooldown,
  dialog,
  endMotion,
  field,
  guests,
  hear,
  leave,
  pass,
  press,
  start as started,
} from '../../parts/study/word-test/word-test.test-kit.js';
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

afterEach(async () => {
  await leave();
  leaveBrowse();
});

const WORD = 59_999;
const quiz = (id: BrowsePageId) => buttonOf(0, format(messages.quizAria, { word: heading(id, 1) }))!;
const star = (id: BrowsePageId) => buttonOf(0, format(messages.save, { word: heading(id, 1) }))!;

type Quiz = { as: 'guest' | 'member'; first: TestStart; answers: AnswerResult[] };

/** Opens the quiz of a page's first word by its button; the server answers as it is told. */
async function openQuiz(id: BrowsePageId, { as, first, answers }: Quiz) {
  const server = fakeBrowseServer(5);
  const waiting = [...answers];
  server.refuse = ({ path }) => {
    if (path === `/api/my-words/${WORD}/clear/start`) return Response.json({ ...first, question: heading(id, 1) });
    return path === `/api/my-words/${WORD}/clear/answer` ? Response.json(waiting.shift()) : null;
  };
  const viewer = as === 'member' ? member() : ({ role: 'ANONYMOUS' } as const);
  const { screen } = await renderBrowse(start[id], { viewer, beside: <WordTest /> });
  await expect.poll(shown).toHaveLength(5);
  expect(dialog()).toBeNull();
  await userEvent.click(quiz(id));
  await expect.poll(dialog).not.toBeNull();
  endMotion();
  await expect.element(screen.getByText(testMessages.question)).toBeVisible();
  const asked = dialog()?.querySelector('p[lang=ja]');
  expect(asked).toHaveTextContent(heading(id, 1));
  await expect.poll(() => document.activeElement).toBe(field());
  const sent = () => server.calls.filter(({ path }) => path.endsWith('/answer')).map(({ body }) => body);
  return { server, screen, sent };
}

test.each(Object.values(browse) as BrowseSettings[])(
  "$id: a member's right answer completes the word, and its card says so",
  async ({ id }) => {
    const { screen } = await openQuiz(id, { as: 'member', first: started({ attemptsLeft: 2 }), answers: [pass()] });
    await answerWith('말 1');
    await hear(`${testMessages.correct} ${format(testMessages.points, { n: 1 })}.`);
    await screen.getByRole('button', { name: common.confirm }).click();
    await expect.poll(dialog).toBeNull();
    await expect.poll(() => card(0)?.textContent).toContain(messages.completedBadge);
    expect(star(id)).toHaveAttribute('aria-pressed', 'true');
    expect(quiz(id)).toHaveAccessibleDescription(testMessages.already);
  },
);

/** The card is the same on all pages; how each page's looks while its word waits: `browse-status.test.tsx`. */
const id = 'jlpt';

test('a guest answers until it is right, and nothing of it is kept', async () => {
  const { server, screen, sent } = await openQuiz(id, {
    as: 'guest',
    first: started({ attemptsLeft: null }),
    answers: [answer(guests), answer(guests), answer(guests), pass(guests)],
  });
  for (const wrong of ['물', '불', '흙']) {
    await answerWith(wrong);
    await expect.poll(() => field()?.value).toBe('');
    await hear(testMessages.wrongGuest);
  }
  await answerWith('말 1');
  await hear(testMessages.correct);
  await expect.element(screen.getByText(testMessages.guestNote)).toBeVisible();
  expect(sent()).toEqual(['물', '불', '흙', '말 1'].map((answerKo) => ({ answerKo })));
  await screen.getByRole('button', { name: common.confirm }).click();
  await expect.poll(dialog).toBeNull();
  expect(document.activeElement).toBe(quiz(id));
  expect(quiz(id)).toHaveAttribute('aria-disabled', 'false');
  expect(card(0)?.textContent).not.toContain(messages.completedBadge);
  expect(server.calls.filter(({ path }) => path.startsWith('/api/users'))).toEqual([]);
});

test("a member's wrong answers cost attempts; the last begins a cooldown, which the card shows", async () => {
  const { screen, sent } = await openQuiz(id, {
    as: 'member',
    first: started({ attemptsLeft: 2 }),
    answers: [answer({ attemptsLeft: 1 }), cooldown],
  });
  await expect.element(screen.getByText(format(testMessages.attempts, { n: 2 }))).toBeVisible();
  await answerWith('물');
  await hear(format(testMessages.wrong, { n: 1 }));
  expect(card(0)?.querySelector('[role=timer]')).toBeNull();
  await answerWith('불');
  const told = format(testMessages.answerIs, { meaning: '말 1' });
  await hear(`${testMessages.wrongLast} ${told}. ${format(testMessages.cooldown, { n: 5 })}.`);
  expect(sent()).toEqual([{ answerKo: '물' }, { answerKo: '불' }]);
  await press('{Escape}');
  await expect.poll(dialog).toBeNull();
  await expect.poll(() => card(0)?.querySelector('[role=timer]')?.textContent).toMatch(/재도전까지 0[45]:\d\d/);
  expect(star(id)).toHaveAttribute('aria-pressed', 'true');
  expect(quiz(id)).toHaveAttribute('aria-disabled', 'true');
  expect(quiz(id)).toHaveAccessibleDescription(messages.testCooling);
  expect(document.activeElement).toBe(quiz(id));
  await press('{Enter}');
  expect(dialog()).toBeNull();
});
