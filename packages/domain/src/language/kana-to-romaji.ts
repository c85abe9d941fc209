import { toHiragana } from './kana-scripts.js';

/** The regular kana, each row in the order of the vowels. */
// biome-ignore format: the kana table
const ROWS: readonly (readonly [string, string])[] = [
  ['', 'あいうえお'], ['k', 'かきくけこ'], ['s', 'さしすせそ'], ['t', 'たちつてと'], ['n', 'なにぬねの'],
  ['h', 'はひふへほ'], ['m', 'まみむめも'], ['r', 'らりるれろ'],
  ['g', 'がぎぐげご'], ['z', 'ざじずぜぞ'], ['d', 'だぢづでど'], ['b', 'ばびぶべぼ'], ['p', 'ぱぴぷぺぽ'],
];
const VOWELS = 'aiueo';

const SOUNDS = new Map([
  ...ROWS.flatMap(([onset, row]) => Array.from(row, (kana, index) => [kana, onset + VOWELS.charAt(index)] as const)),
  ...Object.entries({ や: 'ya', ゆ: 'yu', よ: 'yo', わ: 'wa', を: 'o', ん: 'n' }),
  ...Object.entries({ し: 'shi', ち: 'chi', つ: 'tsu', ふ: 'fu', じ: 'ji', ぢ: 'ji', づ: 'zu', ゔ: 'vu' }),
]);

const SMALL: Readonly<Record<string, string>> = {
  ぁ: 'a',
  ぃ: 'i',
  ぅ: 'u',
  ぇ: 'e',
  ぉ: 'o',
  ゃ: 'ya',
  ゅ: 'yu',
  ょ: 'yo',
};

/** A small kana replaces the vowel before it: きゃ kya, しゃ sha, ファ fa, ティ ti, ウィ wi, チェ che, クァ kwa. */
function joined(sound: string, small: string): string {
  const onset = sound.slice(0, -1);
  const [vowel, glided] = [small.slice(-1), small.length > 1 || sound.endsWith('i')];
  if (/^(?:u|ku|gu)$/.test(sound) && !glided) return `${onset}w${vowel}`;
  return glided && !/^(?:sh|ch|j)$/.test(onset) ? `${onset}y${vowel}` : onset + vowel;
}

/**
 * Kana as learners type them in Latin letters: がっこう gakkou, しゃしん shashin, コーヒー koohii, まっちゃ matcha. は, へ and を are
 * letters, not particles. Null where there is anything other than the kana of readings.
 */
export function toRomaji(kana: string): string | null {
  let latin = '';
  for (const [letters] of toHiragana(kana).matchAll(/.[ぁぃぅぇぉゃゅょ]?/gu)) {
    const [letter = '', small] = letters;
    const sound = SOUNDS.get(letter) ?? (/[っー]/.test(letter) ? letter : null);
    if (sound === null) return null;
    latin += small ? joined(sound, SMALL[small]!) : sound;
  }
  const doubled = latin
    .replace(/([aiueo])ー/g, '$1$1')
    .replace(/っ(?=ch)/g, 't')
    .replace(/っ([a-z])/g, '$1$1');
  return /^[a-z]+$/.test(doubled) ? doubled : null;
}
