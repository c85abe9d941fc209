import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announce, prepareAnnouncer } from './announce.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const regions = () => [...document.querySelectorAll('[aria-live=polite]')];
const said = () => regions().map((region) => region.innerHTML);

function say(sentence: string) {
  announce(sentence);
  vi.runAllTimers();
}

test('one region, there before the first words', () => {
  prepareAnnouncer();
  prepareAnnouncer();
  expect(said()).toEqual(['']);
  say('노래 페이지를 열었어요');
  expect(said()).toEqual(['노래 페이지를 열었어요']);
});

test('the same words again are a change again', () => {
  say('복사했어요');
  announce('복사했어요');
  expect(said()).toEqual(['']);
  vi.runAllTimers();
  expect(said()).toEqual(['복사했어요']);
});

test('the newest replaces one not yet said', () => {
  announce('1개 찾았어요');
  say('37개 찾았어요');
  expect(said()).toEqual(['37개 찾았어요']);
});

test('Japanese is spoken as Japanese', () => {
  say('食べる 복사했어요');
  expect(said()).toEqual(['<span lang="ja">食べる</span> 복사했어요']);
});

test('while a modal dialog is open it is said inside, where it can be heard', () => {
  prepareAnnouncer();
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  dialog.showModal();
  say('정답이에요');
  expect(dialog.querySelector('[aria-live]')?.textContent).toBe('정답이에요');
  dialog.close();
  say('저장했어요');
  expect(document.querySelector('body > [aria-live]')?.textContent).toBe('저장했어요');
});
