import { KATAKANA } from '../../language/index.js';
import { toHiragana } from '../../language/kana-scripts.js';
import { toRomaji } from '../../language/kana-to-romaji.js';

/** The sounds of English letters, as far as katakana have them. */
// biome-ignore format: a table, to be read down
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/^kn|gn(?=$|s$)/g,   'n'],  // sign サイン
  [/^wr|rh/g,           'r'],
  [/ght/g,              't'],
  [/ph/g,               'f'],
  [/th|sh/g,            's'],  // rhythm リズム, flash フラッシュ
  [/tch|ch/g,           't'],  // チ is a t here, as ツ is
  [/ck|q/g,             'k'],
  [/c(?=[eiy])/g,       's'],
  [/g(?=[ey])/g,        'z'],  // magic, elegy: ジ
  [/c/g,                'k'],
  [/x/g,                'ks'],
  [/[lr]+/g,            'r'],
  [/v/g,                'b'],
  [/j/g,                'z'],
];

/** Consonants of a text in Latin letters; y is a vowel, h is pronounced only at the beginning, z is an s. */
const consonants = (latin: string): string => {
  const first = /^[aiueoy]/.test(latin) ? '-' : '';
  const rest = latin
    .replace(/(?<=.)h/g, '')
    .replace(/w(?![aiueo])/g, '')
    .replace(/z/g, 's')
    .replace(/([a-z])\1+/g, '$1')
    .replace(/[aiueoy]/g, '');
  return first + rest;
};

/**
 * The consonants that an English word shares with its katakana: idol and アイドル, marigold and マリーゴールド. Katakana drop an r
 * that no vowel follows, so a text has two; none where it is not Latin.
 */
export function skeletonsOfLatin(text: string): string[] {
  const latin = text.toLowerCase().replace(/[\s'’.-]/g, '');
  if (!/^[a-z]+$/.test(latin)) return [];
  const heard = (word: string) => consonants(SOUNDS.reduce((spelt, [from, to]) => spelt.replace(from, to), word));
  return [...new Set([heard(latin.replace(/r+(?![aiueoyrl])/g, '')), heard(latin)])];
}

const ALLOWED = new RegExp(String.raw`^[${KATAKANA}ー・\s]+$`, 'u');

/** The consonants of a name in katakana, or null. */
export function skeletonOfKatakana(name: string): string | null {
  const latin = ALLOWED.test(name) ? toRomaji(toHiragana(name.replace(/[・\s]/g, ''))) : null;
  return latin && consonants(SOUNDS.reduce((spelt, [from, to]) => spelt.replace(from, to), latin.replace(/ts/g, 't')));
}
