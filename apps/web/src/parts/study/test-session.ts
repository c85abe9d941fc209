import type { Word } from '@utarang/contract';
import { createStore } from '../../lib/store.js';

/** What the word test dialog is open for. `practice` counts nothing and is always possible. */
export type TestSession = {
  words: readonly Word[];
  mode: 'test' | 'practice';
  /** What the dialog is called: a quiz in lists, a test elsewhere (docs/product/word-test.md). */
  name: 'test' | 'quiz';
};

/** Null while the dialog is closed. Whoever wants a test sets it; the one dialog in the shell follows. */
export const testSession = createStore<TestSession | null>(null);

export const openTest = (
  words: readonly Word[],
  mode: TestSession['mode'] = 'test',
  name: TestSession['name'] = 'test',
): void => testSession.set(words.length > 0 ? { words, mode, name } : null);

export const closeTest = (): void => testSession.set(null);
