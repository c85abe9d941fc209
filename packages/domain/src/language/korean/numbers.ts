/** Native number words as they are before a counter; in brackets as they are alone. */
const ONES = '한 두 세 네 다섯 여섯 일곱 여덟 아홉'.split(' ');
const ALONE = '하나 둘 셋 넷 다섯 여섯 일곱 여덟 아홉'.split(' ');
const TENS = '열 스물 서른 마흔 쉰 예순 일흔 여든 아흔'.split(' ');

const DIGITS = '일이삼사오육칠팔구';
const PLACES: readonly (readonly [name: string, value: number])[] = [
  ['천', 1000],
  ['백', 100],
  ['십', 10],
  ['', 1],
];
const MYRIADS: readonly (readonly [name: string, value: number])[] = [
  ['억', 100_000_000],
  ['만', 10_000],
  ['', 1],
];
/** The first number without a word here. */
const BEYOND = 1_000_000_000_000;

/** A number from 1 to 99 in native words before a counter: 한, 스무, 스물한. Null for others. */
export const nativeBefore = (value: number): string | null => (value === 20 ? '스무' : native(value, ONES));

/** A number from 1 to 99 in native words by itself: 하나, 스물, 스물하나. Null for others. */
export const nativeAlone = (value: number): string | null => native(value, ALONE);

function native(value: number, ones: readonly string[]): string | null {
  if (!Number.isInteger(value) || value < 1 || value > 99) return null;
  return (TENS[Math.floor(value / 10) - 1] ?? '') + (ones[(value % 10) - 1] ?? '');
}

/** A number in spoken Sino-Korean words: 십오, 백, 이천, 만. Null for any other text. */
export function sino(value: number): string | null {
  if (!Number.isInteger(value) || value < 1 || value >= BEYOND) return null;
  let rest = value;
  let text = '';
  for (const [myriad, size] of MYRIADS) {
    const group = Math.floor(rest / size);
    rest %= size;
    if (group > 0) text += (group === 1 && myriad === '만' ? '' : below10000(group)) + myriad;
  }
  return text;
}

function below10000(value: number): string {
  let rest = value;
  let text = '';
  for (const [name, size] of PLACES) {
    const digit = Math.floor(rest / size);
    rest %= size;
    if (digit > 0) text += (digit === 1 && name !== '' ? '' : DIGITS.charAt(digit - 1)) + name;
  }
  return text;
}

const NATIVE = new Map(
  Array.from({ length: 99 }, (_, i) => i + 1).flatMap((value) => [
    [nativeBefore(value)!, value] as const,
    [nativeAlone(value)!, value] as const,
  ]),
);
for (const [text, value] of Object.entries({ 석: 3, 서: 3, 넉: 4, 너: 4 })) NATIVE.set(text, value);

/** The value of a number in native words, 세 and 셋; null for others. */
export const nativeValue = (text: string): number | null => NATIVE.get(text) ?? null;

/** The value of a number in figures, Sino-Korean words or both: 15, 십오, 1만, 일만; null for others. */
export function sinoValue(text: string): number | null {
  const plain = text.replace(/(?<=\d),(?=\d{3})/g, '');
  if (/^\d{1,12}$/.test(plain)) return Number(plain);
  if (!/^[\d일이삼사오육칠팔구십백천만억]+$/.test(plain)) return null;
  let total = 0;
  let rest = plain;
  for (const [myriad, size] of MYRIADS) {
    const index = myriad === '' ? rest.length : rest.indexOf(myriad);
    if (index < 0) continue;
    const group = valueBelow10000(rest.slice(0, index), myriad !== '');
    if (group === null) return null;
    total += group * size;
    rest = rest.slice(index + myriad.length);
  }
  return rest === '' && total > 0 ? total : null;
}

function valueBelow10000(text: string, isGroup: boolean): number | null {
  if (text === '') return isGroup ? 1 : 0;
  if (/^\d{1,4}$/.test(text)) return Number(text);
  let total = 0;
  let rest = text;
  for (const [name, size] of PLACES) {
    const found =
      name === ''
        ? /^([\d일이삼사오육칠팔구])$/.exec(rest)
        : new RegExp(`^([\\d일이삼사오육칠팔구]?)${name}`).exec(rest);
    if (!found) continue;
    const digit = found[1]!;
    total += size * (digit === '' ? 1 : /\d/.test(digit) ? Number(digit) : DIGITS.indexOf(digit) + 1);
    rest = rest.slice(found[0].length);
  }
  return rest === '' ? total : null;
}
