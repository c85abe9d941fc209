import { wordsOf } from '../language/index.js';

export type Deinflect = (text: string) => ReturnType<typeof wordsOf>;

/** The words that a form may be of, memoized: a text repeats itself. */
export function memoizedDeinflect(): Deinflect {
  const known = new Map<string, ReturnType<typeof wordsOf>>();
  return (text) => {
    const memoized = known.get(text);
    if (memoized) return memoized;
    const found = wordsOf(text);
    known.set(text, found);
    return found;
  };
}
