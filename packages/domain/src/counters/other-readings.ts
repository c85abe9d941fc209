import { isNativeCounter } from '../text/counter-reading.js';
import { type Counter, SECOND_NUMBERS } from './table.js';

/** The usual reading of a number with its counter, in its two parts. */
type Usual = { readonly number: string; readonly counter: string };

/** Days have names besides: the first of a month, and the seventh as the old say it. */
const DAYS: Readonly<Record<number, string>> = { 1: 'ついたち', 7: 'なぬか' };

/** The other readings of a number with its counter that are words of their own. */
export const otherNames = (counter: string, number: number | null): readonly string[] =>
  counter === '日' && number !== null && DAYS[number] ? [DAYS[number]] : [];

/**
 * The other readings of a number before a counter: "Where either is said, the table has both"
 * (docs/product/words.md#counters): 七人 しちにん with a number of its own, 三階 さんかい with the counter's own sound.
 */
export function otherReadings(counter: Counter, number: number | null, usual: Usual): readonly string[] {
  const plain = (each: string): string => each + counter.reading;
  if (counter.written === '羽') return birds(number, usual);
  if (number === 10) return usual.number === 'じゅっ' ? [`じっ${usual.counter}`] : [];
  if (isNativeCounter(counter.written, counter.reading)) return native(number, usual, counter.reading).map(plain);
  const listed = (counter.also ?? []).filter((each) => SECOND_NUMBERS[each] === number);
  return [...listed, ...byRule(number, usual, counter.reading)].map(plain);
}

/**
 * Native words take more native numbers, and stay as they are more often: 三粒 みつぶ, 四粒 よつぶ, 六箱 ろくはこ, 八箱 はちはこ.
 * The three evenings that are みばん are さんばん.
 */
function native(number: number | null, usual: Usual, own: string): string[] {
  if (number === null) return usual.counter === own ? [] : [usual.number];
  const other = number === 3 && usual.number === 'み' ? 'さん' : NATIVE_ALSO[number];
  return other && other !== usual.number ? [other] : [];
}
const NATIVE_ALSO: Readonly<Record<number, string>> = { 3: 'み', 4: 'よ', 6: 'ろく', 8: 'はち' };

/** Readings with another number before the counter's own sound: 七本 しちほん, 八本 はちほん, 四泊 よんはく, 三階 さんかい. */
function byRule(number: number | null, usual: Usual, own: string): string[] {
  if (number === 7) return usual.number === 'なな' ? ['しち'] : [];
  if (number === 8) return usual.number === 'はっ' && !SIBILANT.test(own) ? ['はち'] : [];
  const changes = usual.counter !== own;
  if (number === 4) return changes ? [usual.number] : [];
  return changes && VOICED.test(usual.counter) ? [usual.number] : [];
}

/** Sounds before which 八 is only はっ: 八冊 はっさつ, 八歳 はっさい. */
const SIBILANT = /^[さしすせそ]/;
/** Voiced sounds of a counter that may also be unvoiced: が of さんがい, but not ぼ of さんぼん. */
const VOICED = /^[がぎぐげござじずぜぞ]/;

/** Other readings of 羽, which was once は: like 杯 ろっぱ and ひゃっぱ, or as after さん and せん. */
function birds(number: number | null, { number: read, counter }: Usual): string[] {
  if (number === null) return [`${read}ば`];
  if (number === 7) return [`しち${counter}`];
  if (counter === 'ば') return [`${read}わ`];
  if (number === 10) return ['じゅっぱ', 'じっぱ'];
  return /(?:ろく|はち|ひゃく)$/.test(read) ? [`${read.slice(0, -1)}っぱ`] : [];
}
