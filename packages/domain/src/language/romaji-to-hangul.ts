import { syllableOf } from './jamo.js';
import { toNfkd } from './normalise.js';
import { romajiReadings } from './romaji.js';

/** Unifies the spellings of a sound: a consonant of `ONSETS`, a glide or none, a vowel. The rules run in this order. */
// biome-ignore format: a table, to be read down
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/[\u0300-\u036f]/g,               ''],   // ō: the long vowel is written once
  [/l/g,                             'r'],
  [/v/g,                             'b'],
  [/sh(?=[auoe])/g,                  'sy'], // sha
  [/sh/g,                            's'],  // shi
  [/tch/g,                           'cch'],
  [/ch(?=[auoe])|ty/g,               'cy'], // cha, tya
  [/ch|ts|t(?=[iu])/g,               'c'],  // chi, ti, tu, tsu, and the ツァ of loan words
  [/th(?=[iu])/g,                    't'],  // the ティ of loan words
  [/dh(?=[iu])/g,                    'D'],  // and their ディ
  [/j(?=[auoe])|[djz]y/g,            'zy'], // ja, zya
  [/j|dz?(?=[iu])/g,                 'z'],  // ji, di, du, dzu
  [/D/g,                             'd'],
  [/f(?=[aieoy])/g,                  'p'],  // fa is ファ, 파
  [/f/g,                             'h'],
];

// biome-ignore format: a table
const ONSETS: Readonly<Record<string, string>> = {
  '': 'ㅇ', k: 'ㅋ', g: 'ㄱ', s: 'ㅅ', z: 'ㅈ', c: 'ㅊ', t: 'ㅌ', d: 'ㄷ', n: 'ㄴ', h: 'ㅎ', b: 'ㅂ', p: 'ㅍ', m: 'ㅁ', r: 'ㄹ',
  y: 'ㅇ', w: 'ㅇ',
};
// biome-ignore format: a table
const VOWELS: Readonly<Record<string, string>> = {
  a: 'ㅏ', i: 'ㅣ', u: 'ㅜ', e: 'ㅔ', o: 'ㅗ', ya: 'ㅑ', yi: 'ㅣ', yu: 'ㅠ', ye: 'ㅖ', yo: 'ㅛ', wa: 'ㅘ', wi: 'ㅟ', wu: 'ㅜ', we: 'ㅞ', wo: 'ㅗ',
  su: 'ㅡ', zu: 'ㅡ', cu: 'ㅡ', cye: 'ㅔ', zye: 'ㅔ', kwo: 'ㅝ', gwo: 'ㅝ',
};

/** A syllable, optionally followed by ん or the first half of a doubled consonant. */
const SYLLABLE = /([kgszctdnhbpmr]?)([yw]?[aiueo])(?:(n(?![aiueoy])'?|m(?=[bpm]))|([kgsztdbpc])(?=\4)|(t)(?=c))?/g;

/** The end of a text without a vowel yet. */
const UNFINISHED = /([kgszctdnhbpmryw])y?$/;

const HANGUL = /^[가-힣][가-힣 -]*[ㄱ-ㅎ]?$/;

/**
 * Possible pronunciations of rōmaji in Hangul, the most likely first: taberu 타베루, gakkou 갓코우, ko-hi- 코-히-, tisai 치사이
 * and 티사이; while it is being typed its last consonant is separate. None where the text is no rōmaji.
 */
export function romajiToHangul(text: string): string[] {
  if (!/[a-z]/i.test(text)) return [];
  const spoken = romajiReadings(toNfkd(text).toLowerCase()).map(inHangul);
  return [...new Set(spoken)].filter((hangul) => HANGUL.test(hangul));
}

const inHangul = (romaji: string): string =>
  SPELLINGS.reduce((letters, [spelling, sound]) => letters.replace(spelling, sound), romaji)
    .replace(SYLLABLE, (_, onset: string, vowel: string, n?: string, doubled?: string, t?: string) =>
      syllableOf(ONSETS[onset]!, VOWELS[onset + vowel] ?? VOWELS[vowel]!, n ? 'ㄴ' : doubled || t ? 'ㅅ' : ''),
    )
    .replace(UNFINISHED, (_, onset: string) => ONSETS[onset]!);
