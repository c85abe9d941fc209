import type { Bridge, Word } from '@utarang/contract';
import { initialSound, sinoKorean } from '@utarang/domain/language';
import { hanjaReadings } from '../../data/hanja.js';

export { hanjaReadings };

const SENSES = /[,;/·]/;

/** The bridge of a word; null where its kanji have no Sino-Korean reading (docs/product/pronunciation.md#bridge). */
export function bridgeOf({ japaneseWord, meaningKo }: Pick<Word, 'japaneseWord' | 'meaningKo'>): Bridge | null {
  const read = sinoKorean(japaneseWord, hanjaReadings, meaningKo.split(SENSES));
  if (!read) return null;
  const from = read.parts[0]!.reading;
  const to = initialSound(from);
  return { ...read, parts: [...read.parts], changed: to !== from && read.hangul?.startsWith(to) ? { from, to } : null };
}
