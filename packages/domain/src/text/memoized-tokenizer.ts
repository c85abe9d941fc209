import type { Morpheme, Tokenizer } from './morpheme.js';

/** A tokenizer that cuts each line once: most lines are written as they are read, and a song repeats its own. */
export function memoizedTokenizer(cut: Tokenizer): Tokenizer {
  const known = new Map<string, readonly Morpheme[]>();
  return (line) => {
    const memoized = known.get(line);
    if (memoized) return memoized;
    const morphemes = cut(line);
    known.set(line, morphemes);
    return morphemes;
  };
}
