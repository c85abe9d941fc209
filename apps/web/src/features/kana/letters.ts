import type { KanaTab } from '@utarang/contract';
import { type Kana, scriptsOf } from '@utarang/domain/kana';

/** The letters of a kana that a tab shows, in order. A kana of loan words has katakana only, which every tab shows. */
export function lettersOf(kana: Kana, tab: KanaTab): string[] {
  const scripts = scriptsOf(kana);
  const shown = scripts.length === 1 || tab === 'both' ? scripts : [tab];
  return shown.map((script) => kana[script]);
}
