import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { acting } from '../../../test/acting.js';
import {
  ame,
  answer,
  cooldown,
  dialog,
  fakeServer,
  field,
  focused,
  guests,
  hear,
  leave,
  pass,
  press,
  refusal,
  renderTest,
  said,
  start,
  taberu,
  type,
  yakusoku,
} from './word-test.test-kit.js';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await leave();
});

const asked = (question: string) => start({ question });
const rows = () => [...(dialog()?.querySelectorAll('ul li') ?? [])].map((row) => row.textContent);
const totals = () =>
  [...(dialog()?.querySelectorAll('dl > div') ?? [])].map((total) =>
    [...total.children].map((part) => part.textContent),
  );
const parts = () =>
  [...(dialog()?.querySelectorAll('[role=progressbar] i') ?? [])].map((part) => part.getAttribute('data-is'));

/** Waits as long as a pass is shown before the test goes on by itself (docs/product/word-test.md#several-words). */
async function goesOn(pass: string) {
  await hear(pass);
  await acting(() => vi.advanceTimersByTime(800));
}

test('from the first key to the last: a pass, a new level, a cooldown, a completed word, their summary and practice', async () => {
  const server = fakeServer({
    'start 50001': [asked('食べる')],
    'answer 50001': [pass()],
    'start 50002': [asked('雨')],
    'answer 50002': [pass({ level: 'N4', points: 1, username: '하늘', totalPoints: 500 })],
    'start 40001': [start({ question: '約束', attemptsLeft: 1 })],
    'answer 40001': [cooldown],
    'start 40002': [start({ state: 'ALREADY_COMPLETED' })],
    'practice 40001': [{ correct: true }],
  });
  await renderTest([taberu, ame, yakusoku, { ...yakusoku, id: 40_002, japaneseWord: '経験' }]);
  await expect.poll(parts).toEqual(['now', null, null, null]);
  await expect.poll(() => dialog()?.textContent).toContain('4개 중 1번째');
  const first = field();
  await type('먹다');
  await goesOn('정답이에요! +1점.');
  await hear('정답이에요! +1점. 4개 중 2번째. 雨. 이 단어의 뜻은 무엇일까요?');
  expect(field()).toBe(first); // so that the keyboard of a phone stays
  expect([field()?.value, focused()]).toEqual(['', first]);

  await type('비');
  await goesOn('정답이에요! +1점.');
  await hear('레벨 업! 김하늘 님, 레벨 2(N4) 달성!');
  await press('{Enter}');
  await expect.poll(said).toContain('4개 중 3번째. 約束');
  expect(dialog()?.querySelector('[role=progressbar]')?.getAttribute('aria-valuetext')).toBe('4개 중 3번째');
  expect(parts()).toEqual(['passed', 'passed', 'now', null]);

  await type('약');
  await expect.poll(said).toContain('5분 뒤에');
  expect(focused().textContent).toBe('다음 단어');
  await press('{Enter}');
  await hear('이미 완료한 단어예요');
  expect(focused().textContent).toBe('결과 보기');
  await press('{Enter}');
  await hear('선택한 단어 테스트를 모두 마쳤어요. 통과 2. 재도전 대기 1. 얻은 점수 +2점.');
  expect(totals()).toEqual([
    ['통과', '2개'],
    ['재도전 대기', '1개'],
    ['얻은 점수', '+2점'],
  ]);
  expect(rows()).toEqual([
    '食べる 먹다 +1점',
    '雨 비 +1점',
    expect.stringMatching(/^約束 약속 재도전까지 0\d:\d\d$/),
    '経験 약속 완료',
  ]);
  expect(server.sent('start 50002')).toHaveLength(1);

  await press('{Shift>}{Tab}{/Shift}');
  expect(focused().textContent).toBe('놓친 단어 1개 연습하기');
  await press('{Enter}');
  await expect.poll(() => focused()).toBe(field());
  await type('약속');
  await hear('정답이에요!');
  await press('{Enter}');
  await expect.poll(dialog).toBeNull();
});

test('the end is also said beside the dialog, for five seconds', async () => {
  fakeServer({
    'start 50001': [asked('食べる')],
    'answer 50001': [pass()],
    'start 50002': [asked('雨')],
    'answer 50002': [pass()],
  });
  const { screen } = await renderTest([taberu, ame]);
  await type('먹다');
  await goesOn('정답이에요! +1점.');
  await expect.poll(said).toContain('雨');
  await type('비');
  await goesOn('정답이에요! +1점.');
  await expect.poll(said).toContain('모두 마쳤어요');
  await expect.element(screen.getByRole('button', { name: '연습하기' })).not.toBeInTheDocument();
  await press('{Enter}');
  await expect.poll(dialog).toBeNull();
  await expect.element(screen.getByText('선택한 단어 테스트를 모두 마쳤어요')).toBeVisible();
});

test('who stops before the end is told nothing of an end', async () => {
  fakeServer({ 'start 50001': [asked('食べる')] });
  const { screen } = await renderTest([taberu, ame]);
  await screen.getByRole('button', { name: '그만하기' }).click();
  await expect.poll(dialog).toBeNull();
  expect(document.body.textContent).not.toContain('모두 마쳤어요');
});

test('a guest goes on after a wrong answer, and practises at the end what was missed', async () => {
  const asGuest = (question: string) => start({ question, attemptsLeft: null });
  const server = fakeServer({
    'start 50001': [asGuest('食べる')],
    'answer 50001': [answer(guests)],
    'start 50002': [asGuest('雨')],
    'answer 50002': [pass(guests)],
    'practice 50001': [{ correct: false }, { correct: true }],
  });
  const { screen } = await renderTest([taberu, ame], { as: 'guest' });
  await type('마시다');
  await hear('정답이 아니에요. 다시 해 보세요.');
  await screen.getByRole('button', { name: '다음 단어' }).click();
  await hear('2개 중 2번째. 雨. 이 단어의 뜻은 무엇일까요?');
  expect(focused()).toBe(field());
  await type('비');
  await goesOn('정답이에요!');
  await hear('선택한 단어 테스트를 모두 마쳤어요. 통과 1. 놓친 단어 1.');
  expect(totals()).toEqual([
    ['통과', '1개'],
    ['놓친 단어', '1개'],
  ]);
  expect(rows()).toEqual(['食べる 먹다 놓쳤어요', '雨 비 통과']);
  await expect.element(screen.getByText('로그인하고 풀면 +1점을 받고 완료한 단어에 기록돼요')).toBeVisible();

  await screen.getByRole('button', { name: '놓친 단어 1개 연습하기' }).click();
  await type('놀다');
  await hear('정답이 아니에요. 다시 해 보세요.');
  expect(dialog()?.textContent).not.toContain('먹다');
  await screen.getByRole('button', { name: '답 보기' }).click();
  await hear('정답은 먹다');
  await expect.element(screen.getByText('먹다', { exact: true })).toBeVisible();
  expect(focused()).toBe(field());
  await type('먹다');
  await hear('정답이에요!');
  expect(server.sent('answer 50001')).toHaveLength(1);
});

test('a right answer stays with its whole meaning until a key, which is the first of the next answer', async () => {
  fakeServer({
    'start 50001': [asked('食べる')],
    'answer 50001': [pass()],
    'start 50002': [asked('雨')],
  });
  const { screen } = await renderTest([{ ...taberu, meaningKo: '먹다, 들다' }, ame]);
  await expect.element(screen.getByText('2개 중 1번째')).toBeVisible();
  await type('먹다');
  await hear('정답이에요! +1점.');
  for (const text of ['먹다, 들다', 'たべる', '[타베루]']) {
    await expect.element(screen.getByText(text, { exact: true })).toBeVisible();
  }
  expect(focused()).toBe(field());
  await press('b');
  await expect.poll(said).toContain('2개 중 2번째. 雨');
  expect(field()?.value).toBe('b');
  expect(screen.getByText('먹다, 들다').query()).toBeNull();
});

test('the Enter that goes on sends nothing', async () => {
  const server = fakeServer({
    'start 50001': [asked('食べる')],
    'answer 50001': [pass()],
    'start 50002': [asked('雨')],
    'practice 50001': [{ correct: true }],
  });
  await renderTest([taberu, ame], { mode: 'practice' });
  await type('먹다');
  await hear('정답이에요!');
  await press('{Enter}');
  await expect.poll(said).toContain('2개 중 2번째. 雨');
  expect(said()).not.toContain('답을 입력해 주세요');
  expect(server.sent('practice 50002')).toHaveLength(0);
});

test('a word that the server does not know is passed over', async () => {
  fakeServer({
    'start 50001': [refusal('word_not_found', '단어를 찾을 수 없어요')],
    'start 50002': [asked('雨')],
    'answer 50002': [pass()],
  });
  await renderTest([taberu, ame]);
  await hear('단어 ID를 찾을 수 없어요');
  await press('{Enter}');
  await expect.poll(said).toContain('雨');
  await type('비');
  await goesOn('정답이에요! +1점.');
  await expect.poll(rows).toEqual(['食べる 먹다 찾을 수 없어요', '雨 비 +1점']);
});

test('many words have one bar', async () => {
  fakeServer({ 'start 50001': [asked('食べる')] });
  const words = Array.from({ length: 40 }, (_, index) => ({ ...taberu, id: taberu.id + index }));
  await renderTest(words);
  await expect.poll(parts).toEqual(['whole']);
  expect(dialog()?.querySelector('[role=progressbar]')?.getAttribute('aria-valuemax')).toBe('40');
  await userEvent.keyboard('{Escape}');
});
