import { afterEach, expect, test } from 'vitest';
import {
  answer,
  fakeServer,
  field,
  guests,
  hear,
  leave,
  renderTest,
  start,
  taberu,
  type,
} from './word-test.test-kit.js';

afterEach(leave);

const karai = { ...taberu, japaneseWord: '辛い', hiragana: 'からい', koreanPronunciation: '카라이', meaningKo: '맵다' };
const asked = start({ question: '辛い', reading: 'からい' });

test('the question shows the reading, in Japanese, and describes the field with it', async () => {
  fakeServer({ 'start 50001': [asked] });
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
  fakeServer({ 'start 50001': [asked], 'answer 50001': [answer({ near: 'homograph', attemptsLeft: 2 })] });
  await renderTest([karai]);
  await expect.poll(field).not.toBeNull();
  await type('괴롭다');
  await hear('지금 쓴 건 다르게 읽을 때의 뜻이에요. 읽기를 보고 다시 써 주세요. 기회는 줄지 않았어요.');
  expect([field()!.value, field()!.selectionStart, field()!.selectionEnd]).toEqual(['괴롭다', 0, 3]);
});

test('in practice the reading follows the question', async () => {
  fakeServer({ 'start 50001': [{ ...asked, ...guests }], 'practice 50001': [{ correct: false, near: 'homograph' }] });
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
