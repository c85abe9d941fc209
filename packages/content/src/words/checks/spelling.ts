import { answerItems } from '@utarang/domain/words';
import dictionary from 'dictionary-ko';
import { loadModule } from 'hunspell-asm';
import type { Row } from '../parse.js';

/** Checks the spelling of a Korean word by the dictionary. */
export type Speller = (word: string) => boolean;

/**
 * Hunspell with the Korean dictionary, for checks only and no part of the product. (nspell, the usual choice in
 * JavaScript, accepts every Korean string, since it does not decompose Hangul into jamo.)
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

/** The Korean words of a row that the spell checker does not know, each with its column. */
export const unknownWords = (row: Row, knows: Speller): string[] =>
  (['meaning', 'accept', 'block'] as const).flatMap((column) =>
    answerItems(row[column])
      .flatMap((item) => item.split(/[ ~()?]+/))
      .filter((word) => /[가-힣]/.test(word) && !knows(word))
      .map((word) => `${word}\t${column}`),
  );
