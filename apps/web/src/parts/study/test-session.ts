import type { Word } from '@utarang/contract';
import { createStore } from '../../lib/store.js';

/** What the word test dialog is open for. `practice` counts nothing and is always possible. */
export type TestSession = { words: readonly Word[]; mode: 'test' | 'practice' };

/** Null while the dialog is closed. Whoever wants a test sets it; the one dialog in the shell follows. */
export const testSession = createStore<TestSession | null>(null);

export const openTest = (words: readonly Word[], mode: TestSession['mode'] = 'test'): void =>
  testSession.set(words.length > 0 ? { words, mode } : null);

export const closeTest = (): void => testSession.set(null);
