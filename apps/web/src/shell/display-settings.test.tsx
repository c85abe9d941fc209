import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { cardAccents } from '../lib/card-accents.js';
import { enableShortcuts, shortcutsEnabled } from '../lib/keyboard.js';
import { setTheme, startTheme } from '../lib/theme.js';
import { DisplaySettings } from './display-settings.js';

const bar = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].map((meta) => meta.content).join(' ');
const background = () => getComputedStyle(document.body).backgroundColor;
const themeCookie = () => document.cookie.split('; ').find((pair) => pair.startsWith('theme='));

beforeEach(() => {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbfaf7">' +
      '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#101319">',
  );
  startTheme();
});
afterEach(() => {
  setTheme('system');
  enableShortcuts(true);
  for (const meta of document.querySelectorAll('meta[name=theme-color]')) meta.remove();
});

test('a theme is applied at once and remembered in a cookie; the system’s leaves none', async () => {
  const screen = await render(<DisplaySettings />);
  await expect.element(screen.getByRole('radio', { name: '기기 설정대로' })).toBeChecked();
  const light = background();

  await screen.getByText('어둡게').click();
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(themeCookie()).toBe('theme=dark');
  expect(bar()).toBe('#101319 #101319');
  expect(background()).not.toBe(light);

  await screen.getByText('밝게').click();
  expect(themeCookie()).toBe('theme=light');
  expect(background()).toBe(light);

  await screen.getByText('기기 설정대로').click();
  expect(document.documentElement.dataset['theme']).toBeUndefined();
  expect(themeCookie()).toBeUndefined();
  expect(bar()).toBe('#fbfaf7 #101319');
});

test('another tab’s choice is followed, nonsense is not', async () => {
  const screen = await render(<DisplaySettings />);
  const otherTab = (message: string) =>
    dispatchEvent(new StorageEvent('storage', { key: 'tabs:theme', newValue: JSON.stringify({ message }) }));
  otherTab('dark');
  otherTab('sepia');
  await expect.element(screen.getByRole('radio', { name: '어둡게' })).toBeChecked();
  expect(document.documentElement.dataset['theme']).toBe('dark');
});

test('cards say how the pitch goes where one wants it', async () => {
  const screen = await render(<DisplaySettings />);
  const box = screen.getByRole('checkbox', { name: '카드에 고저 악센트 보기' });
  await expect.element(box).not.toBeChecked();
  await box.click();
  expect(cardAccents.get()).toBe(true);
  expect(localStorage.getItem('card-accents')).toBe('on');
  await box.click();
  expect(cardAccents.get()).toBe(false);
});

test('shortcuts of one character can be turned off', async () => {
  const screen = await render(<DisplaySettings />);
  const box = screen.getByRole('checkbox', { name: '단축키(/) 끄기' });
  await box.click();
  expect(shortcutsEnabled.get()).toBe(false);
  expect(localStorage.getItem('single-key-shortcuts')).toBe('off');
  await box.click();
  expect(shortcutsEnabled.get()).toBe(true);
});
