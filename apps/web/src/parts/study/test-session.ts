import type { Word } from '@utarang/contract';
import { createStore } from '../../lib/store.js';

/** The session for which the word test dialog is open. `practice` counts nothing and is always possible. */
export type TestSession = {
  words: readonly Word[];
  mode: 'test' | 'practice';
  /** The name of the dialog: a quiz in lists, a test elsewhere (docs/product/word-test.md). */
  name: 'test' | 'quiz';
};

/**
 * The running word test; null while its dialog is closed. A component that starts a test sets it, and the one dialog in
 * the shell follows.
 */
export const testSession = createStore<TestSession | null>(null);

export const openTest = (
  words: readonly Word[],
  mode: TestSession['mode'] = 'test',
  name: TestSession['name'] = 'test',
): void => testSession.set(words.length > 0 ? { words, mode, name } : null);

export const closeTest = (): void => testSession.set(null);
