import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { acting } from '../../../test/acting.js';
import { toasts } from '../../../ui/toast/toasts.js';
import { closeTest, openTest } from '../test-session.js';
import {
  answer,
  cooldown,
  dialog,
  fakeServer,
  field,
  focused,
  goTo,
  guests,
  hear,
  leave,
  liveRegion,
  pass,
  press,
  type Reply,
  refusal,
  renderTest,
  said,
  start,
  taberu,
  type,
} from './word-test.test-kit.js';

afterEach(leave);

const visible = () => {
  const copy = dialog()?.cloneNode(true) as HTMLElement | undefined;
  for (const unseen of copy?.querySelectorAll('.sr') ?? []) unseen.remove();
  return copy?.textContent ?? '';
};

const noWord = refusal('word_not_found', '단어를 찾을 수 없어요');
const fullLevel = pass({ level: 'N2', points: 4, username: '하늘', totalPoints: 2002 });
const topLevel = pass({ level: 'N1', points: 5, username: '하늘', totalPoints: 3004 });
const asGuest = start({ attemptsLeft: null });

// biome-ignore format: a table, to be read down
const cases: [string, 'member' | 'guest', Reply, Reply | null, string, string[], string[], string][] = [
  // case                        who       start              answer                        heard
  // seen                                     not seen          focus
  ['ready',                      'member', start(),           null,                         '',                                            ['食べる', '남은 기회 2번', 'N5'],        ['먹다'],          'answerKo'],
  ['ready for a guest',          'guest',  asGuest,           null,                         '',                                            ['食べる', '게스트 모드라서'],            ['남은 기회'],     'answerKo'],
  ['not started',                'member', 'lost',            null,                         '테스트를 시작하지 못했어요. 나중에 다시 시도해 주세요.', ['食べる', '다시 시도'],          ['먹다', '남은 기회'], 'answerKo'],
  ['not started for a guest',    'guest',  refusal('internal', '문제'), null,               '테스트를 시작하지 못했어요. 나중에 다시 시도해 주세요.', ['食べる'],                              ['남은 기회'],     'answerKo'],
  ['in its cooldown',            'member', start({ state: 'COOLDOWN', attemptsLeft: 0, retryInSec: 272 }), null, '5분 뒤에 다시 도전할 수 있어요.', ['04:32', '食べる', '남은 기회 0번'], ['먹다', '내 답도'], '연습하기'],
  ['completed',                  'member', start({ state: 'ALREADY_COMPLETED' }), null,      '이미 완료한 단어예요',                          ['먹다', '이미 완료한'],                  ['남은 기회'],     '완료한 단어 보기'],
  ['unknown to the server',      'member', noWord,            null,                         '단어 ID를 찾을 수 없어요',                       ['단어 ID를 찾을 수 없어요'],             ['食べる'],        '닫기'],
  ['wrong',                      'member', start(),           answer(),                     '정답이 아니에요. 남은 기회 1번',                 ['남은 기회 1번', '내 답도 정답으로 인정하기'],       ['먹다'],          'answerKo'],
  ['wrong for a guest',          'guest',  asGuest,           answer(guests),               '정답이 아니에요. 다시 해 보세요.',               ['답 보기'],                              ['내 답도', '뜻 오류'], 'answerKo'],
  ['the reading',                'member', start(),           answer({ attemptsLeft: 2, near: 'pronunciation' }), '지금 쓴 건 발음이에요. 뜻을 써 주세요. 기회는 줄지 않았어요.', ['남은 기회 2번'], ['내 답도'], 'answerKo'],
  ['out of attempts',            'member', start({ attemptsLeft: 1 }), cooldown,            '정답이 아니에요. 정답은 먹다. 5분 뒤에 다시 도전할 수 있어요.', ['먹다', 'たべる', '타베루', '마시다', '05:00', '내 답도 정답으로 인정하기', '뜻 오류 신고'], [], '연습하기'],
  ['right',                      'member', start(),           pass({ level: 'N2' }),        '정답이에요! +1점.',                             ['먹다', '현재 레벨 4(N2)'],                 ['게스트'],        '확인'],
  ['right without points',       'member', start(),           pass({ points: 0 }),          '정답이에요! 점수 없이 통과.',                    ['점수 없이 통과'],                       ['+0점'],          '확인'],
  ['right for a guest',          'guest',  asGuest,           pass(guests),                 '정답이에요!',                                   ['먹다', '게스트 모드라서', '로그인하고 풀면 +1점을 받고', '로그인', '회원가입'], ['점수 없이', '완료한 단어 보기', '현재 레벨'], '확인'],
  ['a new level',                'member', start(),           fullLevel,                    '정답이에요! +4점.',                             ['먹다', '현재 레벨 4(N2)'],                 ['완료한 단어 보기', '레벨 업'], '계속하기'],
  ['completed in another tab',   'member', start(),           answer({ state: 'ALREADY_COMPLETED' }), '이미 완료한 단어예요',                ['먹다'],                                ['남은 기회'],     '완료한 단어 보기'],
  ['not submitted',              'member', start(),           'lost',                       '답을 제출하지 못했어요',                         ['다시 시도', '남은 기회 2번'],           ['내 답도'],       'answerKo'],
  ['refused with a sentence',    'member', start(),           refusal('too_many_requests', '요청이 너무 많아요'), '요청이 너무 많아요',     ['요청이 너무 많아요'],                   ['다시 시도'],     'answerKo'],
  ['a state of a newer server',  'member', start(),           { ...answer(), state: 'PAUSED' }, '알 수 없는 응답이에요',                      ['알 수 없는 응답이에요'],                ['내 답도'],       'answerKo'],
];

test.each([
  ['Escape', () => press('{Escape}')],
  ['the button to close', () => dialog()!.querySelector<HTMLElement>('[aria-label="닫기"]')!.click()],
  ['Back', () => history.back()],
  ['going on', () => press('{Enter}')],
])('a new level is said however its pass is left: %s', async (_, leavePass) => {
  fakeServer({ 'start 50001': [start()], 'answer 50001': [fullLevel] });
  await renderTest([taberu]);
  await type('먹다');
  await hear('정답이에요! +4점.');
  await leavePass();
  await hear('레벨 업! 김하늘 님, 레벨 4(N2) 달성!');
  await press('{Escape}');
  await expect.poll(dialog).toBeNull();
});

test('a new level of an answer that came after the dialog was closed is said by a toast', async () => {
  let give: (reply: object) => void = () => {};
  fakeServer({ 'start 50001': [start()], 'answer 50001': [new Promise<object>((resolve) => (give = resolve))] });
  await renderTest([taberu]);
  await type('먹다');
  await press('{Escape}');
  await expect.poll(dialog).toBeNull();
  give(fullLevel);
  await expect.poll(() => toasts.get().map(({ text }) => text)).toEqual(['레벨 업! 김하늘 님, 레벨 4(N2) 달성!']);
});

test('a result stands once in what screen readers read through', async () => {
  fakeServer({ 'start 50001': [start()], 'answer 50001': [answer()] });
  await renderTest([taberu]);
  await type('마시다');
  await hear('정답이 아니에요. 남은 기회 1번');
  await expect.poll(() => liveRegion()?.textContent).toBe('');
  expect(visible().split('정답이 아니에요')).toHaveLength(2);
});

test.each(cases)('%s', async (_, as, started, answered, heard, seen, unseen, focus) => {
  fakeServer({ 'start 50001': [started], 'answer 50001': answered === null ? [] : [answered] });
  await renderTest([taberu], { as });
  if (answered !== null) await type('마시다');
  await hear(heard);
  for (const text of seen) expect(visible()).toContain(text);
  for (const text of unseen) expect(visible()).not.toContain(text);
  expect((focused() as HTMLInputElement).name || focused().textContent).toBe(focus);
});

test('a new level comes after the pass, and shows how far the next one is', async () => {
  fakeServer({ 'start 50001': [start()], 'answer 50001': [fullLevel] });
  const { screen } = await renderTest([taberu]);
  await type('먹다');
  await hear('정답이에요! +4점.');
  await press('{Enter}');
  await hear('레벨 업! 김하늘 님, 레벨 4(N2) 달성!');
  for (const text of ['지금까지 2,002점', '레벨 5(N1)까지 998점 남았어요', '목표 3,000점'])
    expect(visible()).toContain(text);
  const meter = screen.getByRole('progressbar', { name: '다음은 레벨 5(N1)' });
  await expect.element(meter).toHaveAttribute('aria-valuemin', '2000');
  await expect.element(meter).toHaveAttribute('aria-valuemax', '3000');
  await expect.element(meter).toHaveAttribute('aria-valuenow', '2002');
  await screen.getByRole('button', { name: '계속하기' }).click();
  await expect.poll(dialog).toBeNull();
});

test('the highest level has none above it', async () => {
  fakeServer({ 'start 50001': [start()], 'answer 50001': [topLevel] });
  await renderTest([taberu]);
  await type('먹다');
  await hear('정답이에요! +5점.');
  await press('{Enter}');
  await hear('레벨 업! 김하늘 님, 레벨 5(N1) 달성!');
  for (const text of ['가장 높은 레벨이에요', '지금까지 3,004점']) expect(visible()).toContain(text);
  expect(visible()).not.toContain('남았어요');
});

test('nothing of the word can be read behind it or in the title', async () => {
  document.title = '愛 사랑 · 우타랑';
  fakeServer({ 'start 50001': [start()] });
  const { screen } = await renderTest([taberu]);
  expect(document.title).toBe('단어 테스트 · 우타랑');
  const { backgroundColor, animationName } = getComputedStyle(dialog()!, '::backdrop');
  expect(backgroundColor).not.toMatch(/^rgba|\/|transparent/); // no see-through colour
  expect(animationName).toBe('none');
  await screen.getByRole('button', { name: '그만하기' }).click();
  await expect.poll(() => document.title).toBe('愛 사랑 · 우타랑');
});

test('in a list it is a quiz, in its title too', async () => {
  fakeServer({ 'start 50001': ['lost'] });
  const { screen } = await renderTest([taberu], { name: 'quiz' });
  await expect.element(screen.getByRole('dialog', { name: '단어 퀴즈' })).toBeVisible();
  await expect.element(screen.getByText('이 단어의 뜻은 무엇일까요?')).toBeVisible();
  expect(said()).toBe(''); // a quiz that was not started is asked all the same
  expect(visible()).not.toContain('남은 기회');
});

test('a test that was not started can be started again', async () => {
  fakeServer({ 'start 50001': ['lost', start()] });
  const { screen } = await renderTest([taberu]);
  await screen.getByRole('button', { name: '다시 시도' }).click();
  await expect.element(screen.getByText('남은 기회 2번')).toBeVisible();
});

test('a new level: the longest name stays inside on the narrowest screen', async () => {
  await page.viewport(320, 640);
  const name = 'w'.repeat(50); // docs/product/limits.md#text
  fakeServer({ 'start 50001': [start()], 'answer 50001': [pass({ level: 'N4', username: 'w', totalPoints: 500 })] });
  await renderTest([taberu], { called: name });
  await type('먹다');
  await hear('정답이에요! +1점.');
  await press('{Enter}');
  await expect.poll(visible).toContain(name);
  expect(dialog()!.scrollWidth).toBeLessThanOrEqual(dialog()!.clientWidth);
});

test('while the question is on its way the field is there and has the focus', async () => {
  let give: (reply: object) => void = () => {};
  fakeServer({ 'start 50001': [new Promise<object>((resolve) => (give = resolve))] });
  const { screen } = await renderTest([taberu]);
  expect(said()).toBe('문제를 준비하고 있어요');
  await userEvent.fill(field()!, '먹다');
  await press('{Enter}'); // too early: it stays in the field
  give(start());
  await expect.element(screen.getByText('이 단어의 뜻은 무엇일까요?')).toBeVisible();
  expect((focused() as HTMLInputElement).value).toBe('먹다');
});

test.each([
  ['wrong', answer(), '정답이 아니에요. 남은 기회 1번'],
  ['the reading', answer({ near: 'pronunciation', attemptsLeft: 2 }), '지금 쓴 건 발음이에요'],
  ['right', pass(), '정답이에요!'],
  ['out of attempts', cooldown, '먹다'],
  ['not submitted', 'lost', '답을 제출하지 못했어요'],
] as [string, Reply, string][])('%s is heard in the same update in which it is seen', async (_, reply, sentence) => {
  fakeServer({ 'start 50001': [start()], 'answer 50001': [reply] });
  await renderTest([taberu]);
  const apart: string[] = [];
  let together = 0;
  const observer = new MutationObserver(() => {
    const [heard, seen] = [said()?.includes(sentence), visible().includes(sentence)];
    if (heard !== seen) apart.push(heard ? 'heard only' : 'seen only');
    if (heard && seen) together++;
  });
  observer.observe(dialog()!, { subtree: true, childList: true, characterData: true, attributes: true });
  await type('마시다');
  await expect.poll(() => together).toBeGreaterThan(0);
  observer.disconnect();
  expect(apart).toEqual([]);
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the X', () => page.getByRole('button', { name: '닫기' }).click()],
  ['그만하기', () => page.getByRole('button', { name: '그만하기' }).click()],
])('%s closes, gives the start up and the focus back to the opener', async (_, leaveBy) => {
  const server = fakeServer({ 'start 50001': [new Promise(() => {})] });
  const { screen } = await renderTest([taberu]);
  await leaveBy();
  await expect.poll(dialog).toBeNull();
  await expect.element(screen.getByRole('button', { name: '열기' })).toHaveFocus();
  expect(server.calls[0]?.signal?.aborted).toBe(true);
});

test('a step to another page closes it', async () => {
  fakeServer({ 'start 50001': [start()] });
  await renderTest([taberu]);
  await acting(() => goTo('/about'));
  await expect.poll(dialog).toBeNull();
});

test('a step that was taken before it was opened, and is rendered only now, leaves it open', async () => {
  fakeServer({ 'start 50001': [start()] });
  const { screen } = await renderTest([taberu]);
  await acting(closeTest);
  await expect.poll(() => history.state?.overlays ?? 0).toBe(0);
  await acting(() => {
    goTo('/about');
    openTest([taberu]);
  });
  await expect.element(screen.getByTestId('address')).toHaveTextContent('/about');
  expect(dialog()).not.toBeNull();
});

test('the completed words are a page of their own', async () => {
  fakeServer({ 'start 50001': [start({ state: 'ALREADY_COMPLETED' })] });
  const { screen } = await renderTest([taberu]);
  await screen.getByRole('button', { name: '완료한 단어 보기' }).click();
  await expect.poll(dialog).toBeNull();
  await expect.element(screen.getByTestId('address')).toHaveTextContent('/mywords/completed');
});
