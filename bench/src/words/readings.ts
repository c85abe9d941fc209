import type { Random } from './random.js';

// biome-ignore format: lists, the commonest first
const MORAE = [
  'い', 'か', 'し', 'と', 'た', 'の', 'こ', 'き', 'く', 'ま', 'な', 'つ', 'さ', 'う', 'り', 'も', 'み', 'あ', 'は', 'ち', 'に', 'お', 'や',
  'わ', 'ら', 'せ', 'け', 'そ', 'ひ', 'ふ', 'て', 'め', 'ほ', 'す', 'よ', 'え', 'が', 'ろ', 'む', 'ゆ', 'だ', 'ば', 'じ', 'れ', 'ぎ', 'ぶ',
  'ご', 'ね', 'ど', 'べ', 'で', 'ぐ', 'び', 'ず', 'げ', 'ざ', 'ぼ', 'ぬ', 'へ', 'ん', 'っか', 'っと', 'ぞ', 'ぜ',
];
// biome-ignore format: lists, the commonest first
const LOAN_MORAE = [
  'ス', 'ト', 'ル', 'ン', 'ー', 'ラ', 'リ', 'ク', 'タ', 'ド', 'イ', 'カ', 'コ', 'シ', 'テ', 'マ', 'レ', 'ア', 'プ', 'バ', 'ロ', 'フ', 'ジ',
  'サ', 'ム', 'ック', 'ット', 'メ', 'ブ', 'ニ', 'デ', 'ミ', 'キ', 'モ', 'パ', 'ナ', 'セ', 'グ', 'チ', 'ピ', 'ティ', 'ビ', 'オ', 'ダ', 'ポ',
  'ショ', 'ガ', 'エ', 'ノ', 'ファ', 'ペ', 'ベ', 'ゲ', 'ウ', 'ホ', 'ソ', 'フォ', 'チェ', 'ジャ', 'ニュ', 'ツ', 'ワ', 'ヤ', 'ウェ', 'フィ',
];
const cannotBegin = /^[んンーッっ]/;
const cannotFollow = /(^|[んンーッ])[ンー]$/;

/** A random reading of a number of morae, which could be that of a Japanese word. */
function readingOf(random: Random, morae: readonly string[], length: number): string {
  let reading = '';
  for (let count = 0; count < length; ) {
    const longer = reading + random.pickEarly(morae);
    if (cannotBegin.test(longer) || cannotFollow.test(longer)) continue;
    reading = longer;
    count++;
  }
  return reading;
}

export const nativeReading = (random: Random, length: number): string => readingOf(random, MORAE, length);
export const loanReading = (random: Random, length: number): string => readingOf(random, LOAN_MORAE, length);
