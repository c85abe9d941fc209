import type { AnalysedToken } from '@utarang/contract';

/** Parts of speech that are pronounced together with the word before them. */
const ATTACHED: ReadonlySet<AnalysedToken['partOfSpeech']> = new Set(['particle', 'ending', 'suffix']);

/** The pronunciation of a line in Hangul, its particles with the word before them. */
export const soundOf = (tokens: readonly AnalysedToken[]): string =>
  tokens
    .map(({ pronunciation, partOfSpeech }, index) =>
      pronunciation === null ? '' : (index > 0 && !ATTACHED.has(partOfSpeech) ? ' ' : '') + pronunciation,
    )
    .join('')
    .trim();
