import { normalise } from '@utarang/domain/language';

/** Letters and digits in a row, as the token-based engines take words. */
export const tokens = (text: string): string[] =>
  normalise(text)
    .split(/[^\p{L}\p{N}\p{M}ー]+/u)
    .filter(Boolean);

/** A token and all it ends in, so that a search for the beginning of a token is one for any part of it. */
export const suffixes = (token: string): string[] => {
  const letters = [...token];
  return letters.map((_, i) => letters.slice(i).join(''));
};
