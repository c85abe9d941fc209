import type { Speller } from '../../words/checks/spelling.js';

/** The Korean words of a sentence that the spell checker does not know. Of 5쪽의 it checks 쪽의. */
export const unknownKorean = (meaning: string, knows: Speller): string[] =>
  meaning.split(/[ ,.?!0-9]+/).filter((word) => /[가-힣]/.test(word) && !knows(word));
