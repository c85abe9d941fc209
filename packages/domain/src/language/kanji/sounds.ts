import { toNfc, voiced } from '../normalise.js';

const ROWS = [
  'あかさたなはまやらわがざだばぱ',
  'いきしちにひみりぎじぢびぴ',
  'うくすつぬふむゆるぐずづぶぷ',
  'えけせてねへめれげぜでべぺ',
  'おこそとのほもよろをごぞどぼぽ',
];
const ORDER = [
  'あいうえお',
  'かきくけこ',
  'さしすせそ',
  'たちつてと',
  'なにぬねの',
  'はひふへほ',
  'まみむめも',
  'や ゆ よ',
  'らりるれろ',
  'わゐ ゑを',
  'がぎぐげご',
  'ざじずぜぞ',
  'だぢづでど',
  'ばびぶべぼ',
  'ぱぴぷぺぽ',
];

/** The kana of the same row in another column of the chart (0 あ to 4 お); undefined where there is none. */
function inColumn(kana: string, column: number): string | undefined {
  const row = ORDER.find((each) => each.includes(kana));
  const found = row?.[column];
  return found === ' ' ? undefined : found;
}

const isInColumn = (kana: string, column: number): boolean => ROWS[column]!.includes(kana);

/** A reading with its first sound voiced within a word (連濁): はこ is ばこ in 本箱. Null where that is impossible. */
export function voicedAtStart(reading: string): string | null {
  const first = reading[0]!;
  return /[かきくけこさしすせそたちつてとはひふへほ]/.test(first) ? voiced(first) + reading.slice(1) : null;
}

/** A reading with は, ひ, ふ, へ or ほ as ぱ … after っ and ん: はい is ぱい in 失敗. Null where that is impossible. */
export const halfVoicedAtStart = (reading: string): string | null =>
  /^[はひふへほ]/.test(reading) ? toNfc(`${reading[0]}\u309a`) + reading.slice(1) : null;

/** A reading with its last sound as っ before か, さ, た and は (促音): がく is がっ in 学校. Null where that is impossible. */
export const doubledAtEnd = (reading: string): string | null =>
  reading.length > 1 && /[つくちきうりぎふい]$/.test(reading) ? `${reading.slice(0, -1)}っ` : null;

/** A reading with a vowel at its beginning as it sounds after ん: おう is のう in 天皇. Null for any other beginning. */
export function joinedToN(reading: string): string | null {
  const column = 'あいうえお'.indexOf(reading[0]!);
  if (column >= 0) return 'なにぬねの'[column] + reading.slice(1);
  const y = 'やゆよ'.indexOf(reading[0]!);
  return y >= 0 ? `に${'ゃゅょ'[y]}${reading.slice(1)}` : reading.startsWith('わ') ? `な${reading.slice(1)}` : null;
}

/**
 * A reading with the last vowel that it has before another word (転音): さけ is さか in 酒屋. Null where it does not change.
 */
export function changedVowel(reading: string): string | null {
  const last = reading.at(-1)!;
  const columns: readonly (readonly [number, number])[] = [
    [3, 0],
    [1, 4],
    [4, 0],
  ];
  for (const [from, to] of columns) {
    const changed = isInColumn(last, from) ? inColumn(last, to) : undefined;
    if (changed) return reading.slice(0, -1) + changed;
  }
  return null;
}

/** Parts of okurigana that a word may leave out: 取引 has とり for と-る, 建物 たて for た-てる. */
export function unwrittenOkurigana(okurigana: string): readonly string[] {
  const last = okurigana.at(-1)!;
  const before = okurigana.slice(0, -1);
  const masu = isInColumn(last, 2) ? inColumn(last, 1) : undefined;
  const ends = new Set<string>();
  if (masu) ends.add(before + masu);
  if (last === 'る') ends.add(before);
  if (last === 'い') ends.add(before);
  if (!masu && last !== 'い') ends.add(okurigana);
  return [...ends];
}
