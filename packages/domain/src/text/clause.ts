import type { Morpheme } from './morpheme.js';

/** The noun of a clause whose state a verb tells: 電気 before が, は or も, looked for from the verb backwards. */
export function subjectBefore(morphemes: readonly Morpheme[], index: number): string | null {
  for (let i = index - 1; i > 0; i--) {
    const { surface, part } = morphemes[i]!;
    if (part === '記号') return null;
    const before = morphemes[i - 1]!;
    if (part === '助詞' && /^[がはも]$/.test(surface) && before.part === '名詞') return before.surface;
  }
  return null;
}
