import { morae } from './morae.js';

/** Kana that close the syllable before them, and are no syllable of their own in Hangul. */
const CLOSES = /^[んンっッ]$/;

/**
 * The reading of each unit of a word, by the spaces of its pronunciation in Hangul
 * (docs/product/pronunciation.md#units): 키니 나루 splits きになる into きに and なる. The whole reading where it cannot be split.
 */
export function unitReadings(reading: string, pronunciation: string): string[] {
  const units = pronunciation.split(' ');
  const all = morae(reading);
  const found: string[] = [];
  let index = 0;
  for (const unit of units) {
    let kana = '';
    let syllables = 0;
    while (index < all.length && (syllables < unit.length || CLOSES.test(all[index]!))) {
      if (!CLOSES.test(all[index]!) || kana === '') syllables += 1;
      kana += all[index];
      index += 1;
    }
    found.push(kana);
  }
  return index === all.length && found.every((kana) => kana !== '') ? found : [reading];
}
