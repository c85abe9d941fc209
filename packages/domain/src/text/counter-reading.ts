import { tableOf, voiced } from '../language/index.js';
import { numberReading, ONES } from './number-reading.js';

type Readings = Readonly<Record<number, string>>;

const DAYS: Readings = {
  2: 'ふつか',
  3: 'みっか',
  4: 'よっか',
  5: 'いつか',
  6: 'むいか',
  7: 'なのか',
  8: 'ようか',
  9: 'ここのか',
  10: 'とおか',
  14: 'じゅうよっか',
  20: 'はつか',
  24: 'にじゅうよっか',
};
const THINGS: Readings = {
  1: 'ひとつ',
  2: 'ふたつ',
  3: 'みっつ',
  4: 'よっつ',
  5: 'いつつ',
  6: 'むっつ',
  7: 'ななつ',
  8: 'やっつ',
  9: 'ここのつ',
};

/** "Of some the whole is a word of its own" (docs/product/lookup.md#numbers). */
const WHOLE = tableOf<Readings>({
  日: DAYS,
  つ: THINGS,
  人: { 1: 'ひとり', 2: 'ふたり' },
  歳: { 20: 'はたち' },
  才: { 20: 'はたち' },
});

/** The native words for numbers before counters that are native words themselves. */
const NATIVE_NUMBERS: readonly string[] = ['ひと', 'ふた', 'み'];
/**
 * Counters that are native words, by how they are read, and the last number that is one before them: 一粒 ひとつぶ, 三晩 みばん.
 */
const NATIVE_COUNTERS = tableOf<readonly [reading: string, upTo: 2 | 3]>({
  粒: ['つぶ', 2],
  束: ['たば', 2],
  組: ['くみ', 2],
  晩: ['ばん', 3],
  皿: ['さら', 2],
  切れ: ['きれ', 2],
  箱: ['はこ', 2],
  袋: ['ふくろ', 2],
  部屋: ['へや', 2],
  口: ['くち', 2],
  桁: ['けた', 2],
  通り: ['とおり', 2],
  株: ['かぶ', 2],
  山: ['やま', 2],
  品: ['しな', 2],
});

/** Before counters that begin so, a number that ends in 4, 7 or 9 is not read as by itself: 四時半, 四年生, 四月. */
const ONES_BEFORE: readonly (readonly [counter: RegExp, readings: Readings])[] = [
  [/^月$/, { 4: 'し', 7: 'しち', 9: 'く' }],
  [/^時/, { 4: 'よ', 7: 'しち', 9: 'く' }],
  [/^[年人円]/, { 4: 'よ' }],
];

/** Dates are じゅうしちにち and にじゅうくにち. */
const OF_DATES: Readings = { 7: 'しち', 9: 'く' };
const LAST_OF_MONTH = 31;

const H = /^[はひふへほ]/;
const GEMINATES: Readonly<Record<'k' | 's' | 't' | 'h', RegExp>> = {
  k: /^[かきくけこ]/,
  s: /^[さしすせそ]/,
  t: /^[たちつてと]/,
  h: H,
};
/** Counters whose first sound is voiced after 三 and 何: 三階 さんがい. */
const VOICED_AFTER_N: ReadonlySet<string> = new Set(['階', '軒', '足']);
/** The counter 羽, once read は: 三羽 is さんば, 千羽 せんば. 何羽 is なんわ. */
const BIRDS = '羽';
/** The half-voiced kana of the は row: ひき becomes ぴき. */
const HALF = { は: 'ぱ', ひ: 'ぴ', ふ: 'ぷ', へ: 'ぺ', ほ: 'ぽ' } as const;
/** The counter 箱, which is ぱこ only after 三 and 何: 三箱 さんぱこ, 四箱 よんはこ. 部屋 never changes. */
const HALF_AFTER_THREE = '箱';
const UNCHANGED: ReadonlySet<string> = new Set(['部屋', '袋']);
/** Counters that are half voiced after 三 and 四: 分, 泊 and 歩 are ぷん, ぱく and ぽ. */
const HALF_AFTER_N: ReadonlySet<string> = new Set(['分', '分間', '泊', '発', '歩']);

const beginsVoiced = (kana: string): string => voiced(kana[0]!) + kana.slice(1);
const halfVoiced = (kana: string): string => (HALF[kana[0] as keyof typeof HALF] ?? kana[0]) + kana.slice(1);

type Pair = { readonly number: string; readonly counter: string };

/** The reading of a number with a counter: its two parts, or the whole where it cannot be parted. */
export type CountedReading = Pair | { readonly whole: string };

const onset = (counter: string): keyof typeof GEMINATES | null =>
  (Object.keys(GEMINATES) as (keyof typeof GEMINATES)[]).find((row) => GEMINATES[row].test(counter)) ?? null;

/** The number before a counter that begins so: いち and こ are いっこ, ろく and ほん ろっぽん, ひゃく and かい ひゃっかい. */
function beforeOnset(number: string, row: keyof typeof GEMINATES): string {
  if (/(?:いち|はち)$/.test(number)) return `${number.slice(0, -1)}っ`;
  if (number.endsWith('じゅう')) return `${number.slice(0, -1)}っ`;
  if (/(?:ろく|ひゃく|びゃく|ぴゃく)$/.test(number) && (row === 'k' || row === 'h')) return `${number.slice(0, -1)}っ`;
  return number;
}

function joined(number: string, counter: string, written: string): Pair {
  if (/^[ァ-ヶ]/.test(counter))
    return { number: /^[カ-コサ-ソタ-トパ-ポ]/.test(counter) ? number.replace(/じゅう$/, 'じゅっ') : number, counter };
  if (written === BIRDS && /(?:さん|せん)$/.test(number)) return { number, counter: counter.replace(/^わ/, 'ば') };
  const row = onset(counter);
  if (row === null || UNCHANGED.has(written)) return { number, counter };
  const before = beforeOnset(number, row);
  if (row === 'h' && before !== number) return { number: before, counter: halfVoiced(counter) };
  const afterN = /(?:さん|せん|まん|なん)$/.test(number);
  if (row === 'h' && HALF_AFTER_N.has(written) && /ん$/.test(number)) return { number, counter: halfVoiced(counter) };
  if (afterN && written === HALF_AFTER_THREE && !number.endsWith('よん'))
    return { number, counter: halfVoiced(counter) };
  if (afterN && (row === 'h' || VOICED_AFTER_N.has(written))) return { number, counter: beginsVoiced(counter) };
  return { number: before, counter };
}

/** A number as it is read, but for its last digit where `readings` have another: 十四 is じゅうよ before 年. */
function endingIn(number: number, readings: Readings | undefined): string {
  const reading = numberReading(number);
  const last = number % 10;
  const other = readings?.[last];
  return other ? reading.slice(0, reading.length - ONES[last]!.length) + other : reading;
}

/**
 * "Counters and dates are read by rule" (docs/product/lookup.md#numbers): 三匹 さん・びき, 十時 じゅう・じ, 二十日 はつか. `counter` is
 * what follows the number, `reading` its own reading in hiragana. 一日 is ついたち only `afterMonth`. `inRow`, as
 * 二、三日, the number is read apart from its counter; `afterYear` a group is a class at school: 三年一組 いちくみ.
 */
export function countedReading(
  number: number,
  counter: string,
  reading: string,
  {
    afterMonth = false,
    afterYear = false,
    inRow = false,
  }: { afterMonth?: boolean; afterYear?: boolean; inRow?: boolean } = {},
): CountedReading {
  if (counter === '日' && number === 1 && afterMonth) return { whole: 'ついたち' };
  if (counter === '日間' && daysLong(number)) return { whole: daysLong(number)! };
  const whole = inRow ? undefined : WHOLE.get(counter)?.[number];
  if (whole) return { whole };
  if (afterYear && counter === '組') return { number: numberReading(number), counter: reading };
  const native = inRow ? undefined : nativeNumber(number, counter, reading);
  if (native) return { number: native, counter: reading };
  const ones =
    counter === '日' && number <= LAST_OF_MONTH ? OF_DATES : ONES_BEFORE.find(([begins]) => begins.test(counter))?.[1];
  return joined(endingIn(number, ones), reading, counter);
}

/** Checks whether a counter is a native word, with ひと and ふた before it: 粒 つぶ. */
export const isNativeCounter = (counter: string, reading: string): boolean =>
  NATIVE_COUNTERS.get(counter)?.[0] === reading;

function nativeNumber(number: number, counter: string, reading: string): string | undefined {
  const [nativeReading, upTo] = NATIVE_COUNTERS.get(counter) ?? ['', 0];
  return reading === nativeReading && number <= upTo ? NATIVE_NUMBERS[number - 1] : undefined;
}

/** The reading of 何 with a counter, also with a unit between them: 何本 なん・ぼん, 何千年 なんぜん・ねん. */
export const askedReading = (counter: string, reading: string, unit = ''): Pair =>
  joined(askedNumber(unit), reading, counter);

/** The reading of 何 with the units after it: 何十 なんじゅう, 何百 なんびゃく, 何千万 なんぜんまん. */
export function askedNumber(unit: string): string {
  const [first = '', ...others] = unit;
  return ['なん', ASKED_UNITS[first] ?? '', ...others.map((each) => UNIT_READINGS[each] ?? '')].join('');
}
const UNIT_READINGS: Readonly<Record<string, string>> = {
  十: 'じゅう',
  百: 'ひゃく',
  千: 'せん',
  万: 'まん',
  億: 'おく',
  兆: 'ちょう',
};
const ASKED_UNITS: Readonly<Record<string, string>> = { ...UNIT_READINGS, 百: 'びゃく', 千: 'ぜん' };

/** The reading of a number of days with 間: 二日間 is 二日 and かん, but 一日間 is no ついたち. */
function daysLong(number: number): string | undefined {
  const days = WHOLE.get('日')?.[number];
  return days && `${days}かん`;
}
