import { foldHangul } from './fold-hangul.js';
import { toHangul } from './kana-to-hangul.js';
import { toNfd, toNfkc } from './normalise.js';
import { foldRomaji } from './romaji.js';

declare const folded: unique symbol;

/** The result of `foldKey`, which is only compared with other keys. */
export type FoldKey = string & { readonly [folded]: true };

/** The rules for both Hangul and rōmaji, once they are in one alphabet. */
// biome-ignore format: a table, to be read down
const RULES: readonly (readonly [RegExp, string])[] = [
  [/hw/g,                           'p'],      // 화이토, 훠크: the f of ファ and フォ as Koreans write it
  [/(?<=[kstpjhmr])w/g,             ''],       // 쉬 for し, 취 for ち
  [/(?<=[kstpjhmr])ye/g,            'e'],      // シェ: 셰 or 세
  [/jy/g,                           'j'],      // 쟈 자, 챠 차, 쥬 주: a Korean ear hears no difference
  [/w(?=[ie])/g,                    'u'],      // 위스키 is 우이스키
  [/y(?=e)/g,                       'i'],      // 이예 is 이이에
  [/w(?=[ou])/g,                    ''],       // を: 워 and wo are 오
  [/(o)[ou]+|(e)[ei]+|([a-z])\3+/g, '$1$2$3'], // long vowels, and っ as a doubled consonant
];

/** A vowel or y with no consonant before it. */
const SYLLABLE_START = /(?<![kstpjnhmrwy])[aiueoy]/g;

/**
 * The key of a text. Whatever Koreans write for a word has the key of its reading: 다베루, 타베르, たべる, ﾀﾍﾞﾙ and taberu are
 * `taperu`; 각코, 가꼬, 갓코우 and がっこう are `kako`. A query finds a word when its key is part of the word's.
 *
 * Tense, aspirated, plain and voiced consonants are one (k t p s j), ㅐ and ㅔ, ㅡ and ㅜ, long vowels and short ones, all
 * finals of ん, and っ with nothing. A capital begins a syllable, so that 아메 (`Ame`) is not in だめ (`tame`) and 요코 (`Yoko`)
 * in りょこう (`ryoko`). Kanji and digits stay, all else is left out. Kana are written in Hangul first, by `toHangul`: は, へ
 * and を are letters there, not particles. So a word that is not pronounced as it is read needs two keys.
 *
 * The key of a text begins with the key of its beginning, cut between any two kana or syllables. For a text that is cut
 * inside a syllable `foldQuery` has the keys.
 */
export function foldKey(text: string): FoldKey {
  const letters = toNfd(toHangul(toNfkc(text)).toLowerCase()).replace(/[^\p{L}\p{N}]/gu, '');
  const spelled = foldHangul(foldRomaji(letters));
  const key = RULES.reduce((folded, [sound, letter]) => folded.replace(sound, letter), spelled);
  return key.replace(SYLLABLE_START, (letter) => letter.toUpperCase()) as FoldKey;
}
