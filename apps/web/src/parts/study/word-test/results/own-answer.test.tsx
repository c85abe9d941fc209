import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  answer,
  cooldown,
  dialog,
  fakeServer,
  field,
  focused,
  hear,
  leave,
  press,
  type Reply,
  refusal,
  renderTest,
  start,
  taberu,
  type,
} from '../word-test.test-kit.js';

afterEach(leave);

async function wrong(replies: Record<string, Reply[]>, answered: Reply = answer()) {
  const server = fakeServer({ 'start 50001': [start({ attemptsLeft: 1 })], 'answer 50001': [answered], ...replies });
  const rendered = await renderTest([taberu]);
  await type('섭취하다');
  await expect.element(rendered.screen.getByRole('button', { name: '내 답도 정답으로 인정하기' })).toBeVisible();
  return { ...rendered, server };
}

test.each([
  ['after a wrong answer', answer()],
  ['in the cooldown that it began', cooldown],
])('%s the answer is added as one of the own, and taken back', async (_, answered) => {
  const { screen, server } = await wrong(
    { 'synonyms 50001': [{ id: 7, answerKo: '섭취하다' }], 'unsynonyms 50001': [new Response(null, { status: 204 })] },
    answered,
  );
  await screen.getByRole('button', { name: '내 답도 정답으로 인정하기' }).click();
  await expect
    .element(screen.getByText('이제 ‘섭취하다’도 정답으로 볼게요. 이 답으로는 점수를 받지 않아요.'))
    .toBeVisible();
  expect(server.sent('synonyms 50001').map(({ body }) => body)).toEqual([{ answerKo: '섭취하다' }]);
  expect(focused().textContent).toBe('되돌리기');
  await press('{Enter}');
  await expect.element(screen.getByRole('button', { name: '내 답도 정답으로 인정하기' })).toHaveFocus();
  expect(server.sent('unsynonyms 50001')).toHaveLength(1);
  await expect.poll(() => dialog()?.querySelector('[data-announcer]')?.textContent).toBe('되돌렸어요');
});

test('an unfit one is refused with its sentence', async () => {
  const sentence = '이 답은 정답으로 인정할 수 없어요. 한글로 쓴 답인지 확인해 주세요.';
  const { screen } = await wrong({ 'synonyms 50001': [refusal('synonym_unfit', sentence)] });
  await screen.getByRole('button', { name: '내 답도 정답으로 인정하기' }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent(sentence);
  await expect.element(screen.getByRole('button', { name: '내 답도 정답으로 인정하기' })).toHaveFocus();
});

test('one that is the meaning of another word names that word, in Japanese', async () => {
  const body = {
    ...(await refusal('synonym_of_another', '…').json()),
    word: { id: 9, japaneseWord: '飲む', hiragana: 'のむ' },
  };
  const { screen } = await wrong({ 'synonyms 50001': [Response.json(body, { status: 400 })] });
  await screen.getByRole('button', { name: '내 답도 정답으로 인정하기' }).click();
  const alert = screen.getByRole('alert');
  await expect.element(alert).toHaveTextContent('이 답은 飲む(のむ)의 뜻이라서 정답으로 인정할 수 없어요');
  expect([...alert.element().querySelectorAll('[lang=ja]')].map((part) => part.textContent)).toEqual(['飲む', 'のむ']);
});

test.each([
  ['a question', answer(), () => field()],
  ['a cooldown', cooldown, () => dialog()?.querySelector('[data-main]')],
])('the meaning of %s can be reported, with a note', async (_, answered, goesTo) => {
  const { screen, server } = await wrong({ 'reports 50001': [{ id: 1 }] }, answered);
  const opener = screen.getByRole('button', { name: '뜻 오류 신고' });
  await opener.click();
  await expect.element(screen.getByLabelText('어떤 점이 이상한가요?')).toHaveFocus();
  await screen.getByRole('button', { name: '취소' }).click();
  await expect.element(opener).toHaveFocus();
  await opener.click();
  await userEvent.keyboard('뜻이 하나 빠졌어요');
  await screen.getByRole('button', { name: '보내기' }).click();
  await expect.element(screen.getByText('알려 주셔서 고마워요. 확인해 볼게요.')).toBeVisible();
  expect(server.sent('reports 50001').map(({ body }) => body)).toEqual([
    { field: 'meaningKo', note: '뜻이 하나 빠졌어요' },
  ]);
  expect(focused()).toBe(goesTo());
});

test('a report that could not be sent keeps its note', async () => {
  const { screen } = await wrong({ 'reports 50001': ['lost'] });
  await screen.getByRole('button', { name: '뜻 오류 신고' }).click();
  await userEvent.keyboard('빠졌어요');
  await screen.getByRole('button', { name: '보내기' }).click();
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await expect.element(screen.getByLabelText('어떤 점이 이상한가요?')).toHaveValue('빠졌어요');
});

test('another wrong answer is another question', async () => {
  const { screen, server } = await wrong({ 'synonyms 50001': [{ id: 7, answerKo: '놀다' }] });
  await type('놀다');
  await hear('정답이 아니에요. 남은 기회 1번');
  await screen.getByRole('button', { name: '내 답도 정답으로 인정하기' }).click();
  await expect.poll(() => server.sent('synonyms 50001').map(({ body }) => body)).toEqual([{ answerKo: '놀다' }]);
});
