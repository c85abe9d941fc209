import { hanjaReadings } from '@utarang/content/data/hanja';
import type { Word } from '@utarang/contract';
import { initialSound, sinoKorean } from '@utarang/domain/language';

const SENSES = /[,;/·]/;

/** How Korean reads the kanji of a word. */
export type Bridge = {
  parts: readonly { readonly kanji: string; readonly reading: string }[];
  /** The word as a whole; null where it has more than kanji in it. */
  hangul: string | null;
  /** Where the rule for the beginning of a word changed the first sound: from what to what. */
  changed: { from: string; to: string } | null;
};

/** The bridge of a word, null where Korean has no reading for its kanji (docs/product/pronunciation.md#bridge). */
export function bridgeOf({ japaneseWord, meaningKo }: Pick<Word, 'japaneseWord' | 'meaningKo'>): Bridge | null {
  const read = sinoKorean(japaneseWord, hanjaReadings, meaningKo.split(SENSES));
  if (!read) return null;
  const from = read.parts[0]!.reading;
  const to = initialSound(from);
  return { ...read, changed: to !== from && read.hangul?.startsWith(to) ? { from, to } : null };
}
