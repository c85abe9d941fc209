import type { KanaTab } from '@utarang/contract';
import type { Kana } from '@utarang/domain/kana';

/** The letters of a kana that a tab shows, in the order in which they stand. */
export const lettersOf = ({ hiragana, katakana }: Kana, tab: KanaTab): string[] =>
  tab === 'both' ? [hiragana, katakana] : [tab === 'hiragana' ? hiragana : katakana];
