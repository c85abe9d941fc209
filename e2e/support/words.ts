import type { APIRequestContext, Page } from '@playwright/test';
import { PAGE_SIZE, type SearchMode, type Word, type WordsPage } from '@utarang/contract';
import { watchCalls } from './observe.js';

/** A page of words as the server answers it, to compare the screen with. `page` is 0-based. */
export async function wordsPage(
  request: APIRequestContext,
  { q = '', mode = 'pronunciation', page = 0 }: { q?: string; mode?: SearchMode; page?: number } = {},
): Promise<WordsPage> {
  const answer = await request.get('/api/words', { params: { q, mode, page, size: PAGE_SIZE } });
  return answer.json();
}

/** A word of the book, which is found by what it means. */
export async function theWord(request: APIRequestContext, japaneseWord: string, meaning: string): Promise<Word> {
  const { content } = await wordsPage(request, { q: meaning, mode: 'meaning' });
  const found = content.find((word) => word.japaneseWord === japaneseWord);
  if (!found) throw new Error(`The book has no ${japaneseWord}`);
  return found;
}

export const isWordsCall = (url: URL | string): boolean => new URL(url).pathname === '/api/words';

/** The word calls that the page makes from now on. */
export const watchWordsCalls = (page: Page): URL[] => watchCalls(page, isWordsCall);

/** Keeps word calls waiting until `release`; those after it pass freely. */
export async function holdWordsCalls(page: Page): Promise<{ release: () => void }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(isWordsCall, async (route) => {
    await released;
    await route.continue().catch(() => {}); // the page may have given the call up
  });
  return { release };
}
