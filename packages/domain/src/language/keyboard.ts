import { FINALS, joinedLetter, lettersOf, strokesOf, syllableOf } from './jamo.js';
import { asSearched, type NfcText, type SearchText } from './normalise.js';

/** The two-set keyboard (KS X 5002): the Latin key of each stroke. */
// biome-ignore format: a table
const KEYS: Readonly<Record<string, string>> = {
  ㅂ: 'q', ㅈ: 'w', ㄷ: 'e', ㄱ: 'r', ㅅ: 't', ㅛ: 'y', ㅕ: 'u', ㅑ: 'i', ㅐ: 'o', ㅔ: 'p',
  ㅃ: 'Q', ㅉ: 'W', ㄸ: 'E', ㄲ: 'R', ㅆ: 'T',                             ㅒ: 'O', ㅖ: 'P',
  ㅁ: 'a', ㄴ: 's', ㅇ: 'd', ㄹ: 'f', ㅎ: 'g', ㅗ: 'h', ㅓ: 'j', ㅏ: 'k', ㅣ: 'l',
  ㅋ: 'z', ㅌ: 'x', ㅊ: 'c', ㅍ: 'v', ㅠ: 'b', ㅜ: 'n', ㅡ: 'm',
};
const STROKES = new Map(Object.entries(KEYS).map(([stroke, key]) => [key, stroke]));

/**
 * A syllable among strokes. A consonant before a vowel begins the next syllable, so only one without a following vowel
 * can be a final: ㄱㅏㄱㅅㅏ is 각사, ㄱㅏㄱㅅ is 갃.
 */
const single = FINALS.replace(/[ ㄳㄵㄶㄺ-ㅀㅄ]/g, '');
const SYLLABLE = new RegExp(
  `([ㄱ-ㅎ])(ㅗ[ㅏㅐㅣ]|ㅜ[ㅓㅔㅣ]|ㅡㅣ|[ㅏ-ㅣ])((?:ㄱㅅ|ㄴ[ㅈㅎ]|ㄹ[ㄱㅁㅂㅅㅌㅍㅎ]|ㅂㅅ|[${single}])(?![ㅏ-ㅣ]))?`,
  'g',
);

/**
 * The text that the same keys write in the Korean layout: xkqpfn 타베루. Case matters (R is ㄲ), so this reads the text as
 * typed, before it is lower-cased; a capital without a letter of its own counts as the small one.
 */
export function qwertyToHangul(text: string): string {
  const strokes = text.replace(/[a-z]/gi, (key) => STROKES.get(key) ?? STROKES.get(key.toLowerCase())!);
  return strokes.replace(SYLLABLE, (_, onset: string, vowel: string, final = '') =>
    syllableOf(onset, joinedLetter(vowel), joinedLetter(final)),
  );
}

/** The text that the same keys write in the Latin layout: ㅅ뮫겨 taberu. */
export const hangulToQwerty = (text: NfcText): string =>
  Array.from(text, (character) =>
    Array.from(lettersOf(character), (letter) => Array.from(strokesOf(letter), (stroke) => KEYS[stroke] ?? stroke)),
  )
    .flat(2)
    .join('');

/** Complete syllables, of which the last may still lack its vowel. */
const HANGUL = /^[가-힣][가-힣\s-]*[ㄱ-ㅎ]?$/;
const ROMAJI_SYLLABLE = /(?:[kgsztdnhbpmrfj]y|sh|ch|ts|[kgsztdnhbpmrfjwy])?[aiueo]/g;
/** Syllables, each with ん or the first of a doubled consonant after it; the last may still lack its vowel. */
const ROMAJI = /^n?(?:[\s'-]*\.[nmkgstdpbzjc]?)+[bcdfghjkmnprstwyz]{0,2}$/;

/**
 * The query in the other layout, where that makes sense: Hangul of complete syllables, or Latin letters that can be
 * rōmaji; else null. es-hangul is not used: its `convertQwertyToHangul` agrees with this on all 11,172 syllables, but
 * takes three kilobytes for one expression here.
 */
export function otherLayout(query: SearchText): SearchText | null {
  if (/[a-z]/i.test(query)) {
    const hangul = qwertyToHangul(query);
    return HANGUL.test(hangul) ? asSearched(hangul) : null;
  }
  const latin = hangulToQwerty(query).toLowerCase();
  return ROMAJI.test(latin.replace(ROMAJI_SYLLABLE, '.')) ? asSearched(latin) : null;
}
