import { queryKeys, type Viewer } from '@utarang/contract';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { acting } from '../../../test/acting.js';
import { clearSessionEnded, refusal as refused, sessionEnded } from '../../session/refusals.js';
import { kept } from '../study.test-kit.js';
import {
  answer,
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
} from './word-test.test-kit.js';

afterEach(leave);

async function asked(...replies: Parameters<typeof fakeServer>[0][string]) {
  const server = fakeServer({ 'start 50001': [start()], 'answer 50001': replies });
  const rendered = await renderTest([taberu]);
  await expect.element(rendered.screen.getByText('이 단어의 뜻은 무엇일까요?')).toBeVisible();
  return { ...rendered, sent: () => server.sent('answer 50001') };
}

test.each([
  ['composing', { isComposing: true, keyCode: 229 }],
  ["in Safari's order", { isComposing: false, keyCode: 229 }],
])('the Enter that ends a composition submits nothing (%s)', async (_, how) => {
  const { sent } = await asked(pass());
  await userEvent.fill(field()!, '먹다');
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...how });
  expect(field()!.dispatchEvent(enter)).toBe(false);
  expect(sent()).toHaveLength(0);
  await press('{Enter}');
  await hear('정답이에요! +1점.');
  expect(sent()).toHaveLength(1);
});

test('a double Enter is one answer, and its result is not confirmed unread', async () => {
  const { sent } = await asked(pass());
  await userEvent.fill(field()!, '먹다');
  await press('{Enter}{Enter}');
  await hear('정답이에요! +1점.');
  expect(dialog()).not.toBeNull();
  expect(sent()).toHaveLength(1);
});

test('a double Enter on a wrong answer does not submit the emptied field', async () => {
  const { sent } = await asked(answer());
  await userEvent.fill(field()!, '마시다');
  await press('{Enter}{Enter}');
  await hear('정답이 아니에요. 남은 기회 1번');
  expect(sent()).toHaveLength(1);
});

test('while an answer is under way none is sent', async () => {
  let give: (reply: object) => void = () => {};
  const { sent, screen } = await asked(new Promise<object>((resolve) => (give = resolve)));
  await type('마시다');
  const submit = screen.getByRole('button', { name: '제출하기' });
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true');
  await press('{Enter}');
  await submit.click({ force: true });
  give(answer());
  await hear('정답이 아니에요. 남은 기회 1번');
  expect(sent()).toHaveLength(1);
});

test('nothing typed is said at the field, and asks nothing of the server', async () => {
  const { sent, screen } = await asked(pass());
  await userEvent.fill(field()!, ' \u3000 ');
  await press('{Enter}');
  await hear('답을 입력해 주세요');
  await expect.element(screen.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  expect(field()!.getAttribute('aria-describedby')).toContain('-error');
  expect(focused()).toBe(field());
  await userEvent.fill(field()!, '먹');
  await expect.element(screen.getByRole('textbox')).toHaveAttribute('aria-invalid', 'false');
  expect(sent()).toHaveLength(0);
});

test('what is longer than an answer may be is not cut: the field says so, nothing is sent, and no attempt is taken', async () => {
  const { sent, screen } = await asked(pass());
  const long = '가'.repeat(101);
  await userEvent.fill(field()!, long);
  const says = '100자까지 쓸 수 있어요. 지금은 101자예요.';
  await expect.element(screen.getByRole('textbox')).toHaveAccessibleDescription(expect.stringContaining(says));
  await press('{Enter}');
  expect(field()!.value).toBe(long);
  expect(focused()).toBe(field());
  await userEvent.fill(field()!, '먹다');
  await expect.element(screen.getByRole('textbox')).toHaveAttribute('aria-invalid', 'false');
  await press('{Enter}');
  await hear('정답이에요! +1점.');
  expect(sent()).toHaveLength(1);
});

test('Back closes the test with what was typed kept for the same word; what was sent is not kept', async () => {
  const { screen } = await asked(answer());
  const open = () => screen.getByRole('button', { name: '열기' }).click();
  await userEvent.fill(field()!, '먹ㄷ');
  history.back();
  await expect.poll(dialog).toBeNull();
  await open();
  await expect.poll(() => field()?.value).toBe('먹ㄷ');
  await type('마시다');
  await hear('정답이 아니에요. 남은 기회 1번');
  await press('{Escape}');
  await expect.poll(dialog).toBeNull();
  await open();
  await expect.poll(() => field()?.value).toBe('');
});

test('a wrong answer empties the field, which keeps the focus', async () => {
  await asked(answer());
  await type('마시다');
  await hear('정답이 아니에요. 남은 기회 1번');
  expect(field()!.value).toBe('');
  expect(focused()).toBe(field());
});

test('what is typed while an answer is under way stays', async () => {
  let give: (reply: object) => void = () => {};
  await asked(new Promise<object>((resolve) => (give = resolve)));
  await type('마시다');
  await userEvent.fill(field()!, '먹');
  give(answer());
  await hear('정답이 아니에요. 남은 기회 1번');
  expect(field()!.value).toBe('먹');
});

test('the reading stays in the field, selected', async () => {
  await asked(answer({ attemptsLeft: 2, near: 'pronunciation' }));
  await type('타베루');
  await expect.poll(said).toContain('발음이에요');
  const { value, selectionStart, selectionEnd } = field()!;
  expect([value, selectionStart, selectionEnd]).toEqual(['타베루', 0, 3]);
});

test('an answer that was lost is sent again under the same name, with the text as it was typed', async () => {
  const { sent, screen } = await asked('lost', 'lost', pass());
  await type('먹다');
  await hear('답을 제출하지 못했어요');
  expect(field()!.value).toBe('먹다');
  await press('{Enter}');
  await vi.waitFor(() => expect(sent()).toHaveLength(2), { timeout: 15_000 });
  await screen.getByRole('button', { name: '다시 시도' }).click();
  await hear('정답이에요! +1점.');
  const [first, second, third] = sent();
  expect(first?.body).toEqual({ answerKo: '먹다' });
  expect(first?.key).toMatch(/^[0-9a-f]{32}$/);
  expect([second, third].map((call) => [call?.body, call?.key])).toEqual([
    [first?.body, first?.key],
    [first?.body, first?.key],
  ]);
});

test('another answer has another name, and so has the same one after it was answered', async () => {
  const { sent } = await asked('lost', answer(), answer({ attemptsLeft: 0 }));
  await type('마시다');
  await hear('답을 제출하지 못했어요');
  await type('놀다');
  await hear('정답이 아니에요. 남은 기회 1번');
  await type('놀다');
  await vi.waitFor(() => expect(new Set(sent().map(({ key }) => key)).size).toBe(3), { timeout: 15_000 });
});

test('the same wrong answer is heard again', async () => {
  await asked(answer(), answer());
  await type('놀다');
  await hear('정답이 아니에요. 남은 기회 1번');
  const before = dialog()?.querySelector('[aria-live=assertive]')?.firstElementChild;
  await type('놀다');
  await expect.poll(() => dialog()?.querySelector('[aria-live=assertive]')?.firstElementChild !== before).toBe(true);
  await hear('정답이 아니에요. 남은 기회 1번');
});

test('a pass reaches the stars and the points, also when the dialog was closed meanwhile', async () => {
  let give: (reply: object) => void = () => {};
  const { client } = await asked(new Promise<object>((resolve) => (give = resolve)));
  await type('먹다');
  await userEvent.keyboard('{Escape}');
  await expect.poll(dialog).toBeNull();
  give(pass({ points: 1 }));
  await expect.poll(() => kept(client).completedIds).toEqual([taberu.id]);
  expect(client.getQueryData<Viewer>(queryKeys.me())).toMatchObject({ totalPoints: 1, wordPoints: 1 });
});

describe('a word that is spelt as another one', () => {
  const karai = {
    ...taberu,
    japaneseWord: '辛い',
    hiragana: 'からい',
    koreanPronunciation: '카라이',
    meaningKo: '맵다',
  };
  const homograph = start({ question: '辛い', reading: 'からい' });

  test('the question shows the reading, in Japanese, and describes the field with it', async () => {
    fakeServer({ 'start 50001': [homograph] });
    const { screen } = await renderTest([karai]);
    const reading = screen.getByText('からい', { exact: true });
    await expect.element(reading).toBeVisible();
    expect(reading.element().closest('[lang=ja]')).not.toBeNull();
    await expect
      .element(screen.getByRole('textbox'))
      .toHaveAccessibleDescription('辛い からい 이 단어의 뜻은 무엇일까요?');
  });

  test('a word that is spelt as no other is asked without its reading', async () => {
    fakeServer({ 'start 50001': [start()] });
    const { screen } = await renderTest([taberu]);
    await expect.element(screen.getByText('이 단어의 뜻은 무엇일까요?')).toBeVisible();
    expect(screen.getByText('たべる').query()).toBeNull();
  });

  test('a meaning of the other word is pointed out, and the text stays to be written over', async () => {
    fakeServer({ 'start 50001': [homograph], 'answer 50001': [answer({ near: 'homograph', attemptsLeft: 2 })] });
    await renderTest([karai]);
    await expect.poll(field).not.toBeNull();
    await type('괴롭다');
    await hear('지금 쓴 건 다르게 읽을 때의 뜻이에요. 읽기를 보고 다시 써 주세요. 기회는 줄지 않았어요.');
    expect([field()!.value, field()!.selectionStart, field()!.selectionEnd]).toEqual(['괴롭다', 0, 3]);
  });

  test('a slip is pointed out with what was meant, and the text stays to be written over', async () => {
    fakeServer({
      'start 50001': [start()],
      'answer 50001': [answer({ near: 'slip', meant: '먹다', attemptsLeft: 2 })],
    });
    await renderTest([taberu]);
    await expect.poll(field).not.toBeNull();
    await type('머다');
    await hear('혹시 ‘먹다’인가요? 다시 써 주세요. 기회는 줄지 않았어요.');
    expect([field()!.value, field()!.selectionStart, field()!.selectionEnd]).toEqual(['머다', 0, 2]);
  });

  test('in practice the reading follows the question', async () => {
    fakeServer({
      'start 50001': [{ ...homograph, ...guests }],
      'practice 50001': [{ correct: false, near: 'homograph' }],
    });
    const { screen } = await renderTest([karai], { as: 'guest', mode: 'practice' });
    await expect.element(screen.getByText('からい', { exact: true })).toBeVisible();
    await type('괴롭다');
    await hear('지금 쓴 건 다르게 읽을 때의 뜻이에요. 읽기를 보고 다시 써 주세요.');
  });

  test('where it could not be learnt, it is there once such an answer shows that it is needed', async () => {
    fakeServer({ 'start 50001': ['lost'], 'practice 50001': [{ correct: false, near: 'homograph' }] });
    const { screen } = await renderTest([karai], { as: 'guest', mode: 'practice' });
    await expect.element(screen.getByText('이 단어의 뜻은 무엇일까요?')).toBeVisible();
    expect(screen.getByText('からい', { exact: true }).query()).toBeNull();
    await type('괴롭다');
    await expect.element(screen.getByText('からい', { exact: true })).toBeVisible();
  });
});

describe('after the end of the session', () => {
  const ended = () => refusal('session_ended', '로그인이 풀렸어요. 다시 로그인해 주세요.');
  const SAID = '로그인이 풀렸어요. 쓰던 답은 그대로예요.';

  afterEach(() => acting(clearSessionEnded));

  test('an answer after the end of the session is told at once, stays, and goes on after the log-in', async () => {
    const server = fakeServer({
      'start 50001': [start(), start({ attemptsLeft: 1 })],
      'answer 50001': [ended(), pass()],
    });
    const { screen } = await renderTest([taberu]);
    await type('먹다');
    await hear(SAID);
    expect([field()?.value, focused()]).toEqual(['먹다', field()]);
    expect(dialog()?.textContent).not.toContain('정답');
    expect(refused.get()).toMatchObject({ loud: false }); // the dialog says it itself
    await press('{Enter}'); // in place of another answer: the log-in
    await expect.poll(() => refused.get()).toEqual({ code: 'session_ended', loud: true });
    expect(server.sent('answer 50001')).toHaveLength(1);

    await acting(clearSessionEnded);
    await expect.element(screen.getByText('남은 기회 1번')).toBeVisible();
    expect(field()?.value).toBe('먹다');
    await press('{Enter}');
    await hear('정답이에요! +1점.');
    const [first, second] = server.sent('answer 50001');
    expect(second?.key).not.toBe(first?.key);
  });

  test('a session that ended before the test is told before anything is typed', async () => {
    fakeServer({ 'start 50001': [ended(), start()] });
    const { screen } = await renderTest([taberu]);
    await hear(SAID);
    expect(dialog()?.textContent).not.toContain('남은 기회');
    await screen.getByRole('button', { name: '로그인' }).click();
    expect(refused.get()).toEqual({ code: 'session_ended', loud: true });
    await acting(clearSessionEnded);
    await expect.element(screen.getByText('남은 기회 2번')).toBeVisible();
    expect(sessionEnded.get()).toBe(false);
  });

  test('practice is told likewise', async () => {
    fakeServer({ 'start 50001': [start()], 'practice 50001': [ended(), { correct: true }] });
    await renderTest([taberu], { mode: 'practice' });
    await type('먹다');
    await hear(SAID);
    await acting(clearSessionEnded);
    await press('{Enter}');
    await hear('정답이에요!');
  });
});
