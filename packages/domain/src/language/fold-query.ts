import { foldKey } from './fold-key.js';
import type { NfcText } from './normalise.js';
import { romajiReadings } from './romaji.js';
import { unfinishedReadings } from './unfinished-syllable.js';

const FROM_SS_TO_CH = '츠'.charCodeAt(0) - '쓰'.charCodeAt(0);

/**
 * A text with 쓰 and 쑤 as つ. The official orthography writes つ as 쓰 (쓰나미); others write す so (쓰고이), and the key of 쓰 is
 * that of す.
 */
export const officialTsu = <Text extends string>(text: Text): Text =>
  text.replace(/[쑤-쑿쓰-쓿]/g, (syllable) => String.fromCharCode(syllable.charCodeAt(0) + FROM_SS_TO_CH)) as Text;

/**
 * The keys (`foldKey`) of a complete query, whose end is not being typed. `keyOf` is `foldKey`, which a caller may
 * memoize.
 */
export function wholeKeys(query: NfcText, keyOf: (text: string) => string = foldKey): string[] {
  const texts = new Set([query, officialTsu(query)].flatMap(romajiReadings));
  const keys = new Set(Array.from(texts, keyOf));
  keys.delete('');
  return [...keys];
}

/**
 * The possible keys (`foldKey`) of a query: several where its end is still being typed or its spelling has two
 * readings. A word is found when its key contains one of them. The longest key comes first (탑 `tap`, then `ta`), of
 * equally long ones the more likely one: hits of an earlier key rank before those of a later one.
 */
export function foldQuery(query: NfcText, keyOf: (text: string) => string = foldKey): string[] {
  const texts = new Set([officialTsu(query), query].flatMap(unfinishedReadings).flatMap(romajiReadings));
  const keys = new Set(Array.from(texts, keyOf));
  keys.delete('');
  return [...keys].sort((a, b) => b.length - a.length);
}
