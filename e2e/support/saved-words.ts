import { expect, type Locator, type Page } from '@playwright/test';
import type { Word } from '@utarang/contract';
import { attemptsPerRound } from '@utarang/domain/study';
import { asNewMember, save } from './member.js';
import { wordsPage } from './words.js';

const write = { 'X-Requested-With': 'XMLHttpRequest' };

export const main = (page: Page) => page.getByRole('main');
export const cards = (page: Page) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
export const card = (page: Page, { japaneseWord }: Word) =>
  cards(page).filter({ has: page.getByRole('heading', { level: 3, name: japaneseWord, exact: true }) });
export const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true });
export const ofWord = (message: string, { japaneseWord }: Word) => message.replace('{word}', japaneseWord);
export const inCard = (page: Page, message: string, word: Word) => button(card(page, word), ofWord(message, word));

/** Words of N5 that differ in all they show: what admins add in other journeys stands before them, without a level. */
export async function someWords(page: Page, n: number): Promise<Word[]> {
  const { content } = await wordsPage(page.request);
  const times = (word: string) => content.filter(({ japaneseWord }) => japaneseWord === word).length;
  const different = content.filter(
    ({ japaneseWord, hiragana, level }) => level === 'N5' && japaneseWord !== hiragana && times(japaneseWord) === 1,
  );
  expect(different.length).toBeGreaterThanOrEqual(n);
  return different.slice(0, n);
}

/**
 * Logs in a new member who has saved a number of words, and opens the page of saved words. Returns them, the latest
 * first.
 */
export async function withWords(page: Page, n: number): Promise<Word[]> {
  await asNewMember(page);
  const words = await someWords(page, n);
  for (const { id } of words) await save(page, id);
  await openSaved(page);
  return words.reverse();
}

/** Opens the page of saved words, or another, and waits until its heading and its fonts are there. */
export async function openSaved(page: Page, path = '/mywords'): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => {}));
}

const answer = (page: Page, { id }: Word, answerKo: string) =>
  page.request.post(`/api/my-words/${id}/clear/answer`, { headers: write, data: { answerKo } });

/** Uses up the attempts at a word. */
export async function cool(page: Page, word: Word): Promise<void> {
  for (let attempt = 0; attempt < attemptsPerRound; attempt++) await answer(page, word, '이건 틀린 답이에요');
}

/** Passes the test of a word. */
export const pass = (page: Page, word: Word) => answer(page, word, word.meaningKo.split(',')[0]?.trim() ?? '');
