import type { Word } from '@utarang/contract';
import { cardLines } from '../../card-lines.js';

/**
 * The text that the copy button puts on the clipboard (docs/product/lists.md#copying), on one line so that it fits a
 * chat, a note and a flash card alike: `食べる (たべる) [타베루] 먹다`. What the card leaves out is left out here.
 */
export function copyText(word: Pick<Word, 'japaneseWord' | 'hiragana' | 'koreanPronunciation' | 'meaningKo'>): string {
  const { heading, reading, koreanPronunciation, meaningKo } = cardLines(word);
  return [heading.text, reading && `(${reading})`, koreanPronunciation && `[${koreanPronunciation}]`, meaningKo]
    .filter(Boolean)
    .join(' ');
}
