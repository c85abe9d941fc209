import { answerItems } from '@utarang/domain/words';
import dictionary from 'dictionary-ko';
import { loadModule } from 'hunspell-asm';
import type { Row } from '../parse.js';

/** Checks whether a Korean word is spelt as the dictionary knows it. */
export type Speller = (word: string) => boolean;

/**
 * Hunspell with the Korean dictionary. It is needed by checks only and no part of the product. (nspell, the usual
 * choice in JavaScript, cannot: it takes every Korean string for right, since it knows nothing of jamo.)
 */
export async function koreanSpeller(): Promise<Speller> {
  const hunspell = await loadModule({ timeout: 60_000 });
  const mount = (part: 'aff' | 'dic') => hunspell.mountBuffer(new Uint8Array(dictionary[part]), `ko.${part}`);
  const speller = hunspell.create(mount('aff'), mount('dic'));
  // The same words stand in many sentences, and the dictionary is slow.
  const known = new Map<string, boolean>();
  return (word) => {
    const isRight = known.get(word) ?? speller.spell(word);
    known.set(word, isRight);
    return isRight;
  };
}

/** The Korean words of a row that the speller does not know, with the column each stands in. */
export const unknownWords = (row: Row, knows: Speller): string[] =>
  (['meaning', 'accept', 'block'] as const).flatMap((column) =>
    answerItems(row[column])
      .flatMap((item) => item.split(/[ ~()?]+/))
      .filter((word) => /[가-힣]/.test(word) && !knows(word))
      .map((word) => `${word}\t${column}`),
  );
