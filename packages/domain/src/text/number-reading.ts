const DIGITS: Readonly<Record<string, number>> = {
  〇: 0,
  零: 0,
  一: 1,
  二: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};
const UNITS: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };
const MYRIADS: Readonly<Record<string, number>> = { 万: 1e4, 億: 1e8, 兆: 1e12 };

/** Figures and kanji of numbers, and nothing else. */
export const NUMERAL = /^[0-9０-９〇零一二三四五六七八九十百千万億兆]+$/u;

/** More figures than these are no amount but a row of figures. */
const LONGEST = 16;
const ROW_OF_FIGURES = /^0\d|^[〇零]./u;

const halfWidthFigures = (text: string): string =>
  text.replace(/[０-９]/g, (figure) => String.fromCharCode(figure.charCodeAt(0) - 0xfee0));

/** The number that a text says; null where it is none, or a row of figures: 三百二十, 320, 3万, 二〇二六. */
export function numberOf(text: string): number | null {
  const narrowed = halfWidthFigures(text);
  if (!NUMERAL.test(narrowed) || narrowed.length > LONGEST || ROW_OF_FIGURES.test(narrowed)) return null;
  let total = 0;
  let section = 0;
  let figures: number | null = null;
  for (const letter of narrowed) {
    const digit = /\d/.test(letter) ? Number(letter) : DIGITS[letter];
    if (digit !== undefined) figures = (figures ?? 0) * 10 + digit;
    else if (letter in UNITS) {
      section += (figures ?? 1) * UNITS[letter]!;
      figures = null;
    } else {
      total += (section + (figures ?? (section === 0 ? 1 : 0))) * MYRIADS[letter]!;
      section = 0;
      figures = null;
    }
  }
  const number = total + section + (figures ?? 0);
  return Number.isSafeInteger(number) ? number : null;
}

export const ONES = ['', 'いち', 'に', 'さん', 'よん', 'ご', 'ろく', 'なな', 'はち', 'きゅう'] as const;
const HUNDREDS = [
  '',
  'ひゃく',
  'にひゃく',
  'さんびゃく',
  'よんひゃく',
  'ごひゃく',
  'ろっぴゃく',
  'ななひゃく',
  'はっぴゃく',
  'きゅうひゃく',
];
const THOUSANDS = [
  '',
  'せん',
  'にせん',
  'さんぜん',
  'よんせん',
  'ごせん',
  'ろくせん',
  'ななせん',
  'はっせん',
  'きゅうせん',
];
const ABOVE: readonly (readonly [value: number, reading: string])[] = [
  [1e12, 'ちょう'],
  [1e8, 'おく'],
  [1e4, 'まん'],
];

function belowMyriad(number: number): string {
  const [thousands, hundreds, tens, ones] = [1000, 100, 10, 1].map((unit) => Math.floor(number / unit) % 10);
  const ten = tens! > 1 ? `${ONES[tens!]}じゅう` : tens === 1 ? 'じゅう' : '';
  return THOUSANDS[thousands!]! + HUNDREDS[hundreds!]! + ten + ONES[ones!]!;
}

/** Reads how often 万, 億 or 兆 is counted: 1000万 いっせんまん, and before ちょう a っ where the number allows one, 8兆 はっちょう. */
function timesReading(times: number, name: string): string {
  const reading = times === 1000 ? 'いっせん' : belowMyriad(times);
  return name === 'ちょう' ? reading.replace(/(?:(い|は)ち|(じゅ)う)$/, '$1$2っ') : reading;
}

/** Reads a whole number that is less than ten quadrillions: 320 さんびゃくにじゅう. */
export function numberReading(number: number): string {
  if (number === 0) return 'ゼロ';
  let rest = number;
  let reading = '';
  for (const [value, name] of ABOVE) {
    const times = Math.floor(rest / value);
    if (times > 0) reading += timesReading(times, name) + name;
    rest %= value;
  }
  return reading + belowMyriad(rest);
}

/** Figure by figure, as a telephone number is read. */
export const figureReading = (text: string): string =>
  [...halfWidthFigures(text)]
    .map((letter) => ONES[/\d/.test(letter) ? Number(letter) : (DIGITS[letter] ?? 0)] || 'ゼロ')
    .join('');

/** A number below 10,000 as kanji, as the book writes it: 20 二十. */
export function inKanji(number: number): string | null {
  if (!Number.isInteger(number) || number < 1 || number > 9999) return null;
  const ones = Object.keys(DIGITS).filter((kanji) => kanji !== '零');
  return ['千', '百', '十', '']
    .map((unit, index) => {
      const times = Math.floor(number / 10 ** (3 - index)) % 10;
      if (times === 0) return '';
      return times === 1 && unit !== '' ? unit : ones[times]! + unit;
    })
    .join('');
}

/** A number with what follows its point, figure by figure: 3.5 さんてんご, 0.5 れいてんご. */
export function decimalReading(whole: string, decimals: string): string {
  const number = numberOf(whole);
  const before = number === null || number === 0 ? 'れい' : numberReading(number);
  return `${before
    .replace(/じゅう$/, 'じゅっ')
    .replace(/いち$/, 'いっ')
    .replace(/はち$/, 'はっ')}てん${figureReading(decimals).replaceAll('ゼロ', 'れい')}`;
}
