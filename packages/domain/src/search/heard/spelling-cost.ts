import { romajiToHangul } from '../../language/index.js';
import { lettersOf, withFinal } from '../../language/jamo.js';
import { memoizeTexts } from '../memoize-texts.js';

/**
 * The cost of each syllable whose spelling differs from the pronunciation, and the most that the spelling of a word
 * costs.
 */
const PER_OTHER_SYLLABLE = 0.7;
const SPELLING_COST_MAX = 3;
/** A long vowel is often left out; a short one is seldom lengthened. */
const PER_SHORTER_VOWEL = 0.4;
const PER_LONGER_VOWEL = 0.9;
/** Added for a superfluous ん or っ, a missing っ, and a missing voicing. */
const OF_OTHER_FINAL = 0.6;
const OF_OTHER_VOICE = 0.4;
/** The cost of each syllable that is not used for Japanese: 었, 더, 의. */
const PER_KOREAN_SYLLABLE = 2.2;

const inHangul = memoizeTexts((typed) => romajiToHangul(typed)[0] ?? typed, 5_000);

/**
 * The cost of a part's spelling: each syllable counts that differs from the pronunciation in Hangul, and each vowel
 * that is long in only one of them. The sound of ん does not count.
 */
export function spellingCost(typed: string, pronounced: string): number {
  const [one, other] = [plainHangul(inHangul(typed)), plainHangul(pronounced)];
  if (one === other) return 0;
  const [said, meant] = [vowelsOf(one), vowelsOf(other)];
  const length = Math.max(said.syllables.length, meant.syllables.length);
  let cost = 0;
  for (let i = 0; i < length; i++) {
    const [syllable = '', meantSyllable = ''] = [said.syllables[i], meant.syllables[i]];
    if (syllable !== meantSyllable) cost += ofSyllable(syllable, meantSyllable, i === 0);
    const longer = (said.longer[i] ?? 0) - (meant.longer[i] ?? 0);
    cost += longer > 0 ? longer * PER_LONGER_VOWEL : -longer * PER_SHORTER_VOWEL;
  }
  return Math.min(SPELLING_COST_MAX, cost) + koreanIn(typed) * PER_KOREAN_SYLLABLE;
}

/** The cost of a syllable that differs. */
function ofSyllable(said: string, meant: string, isFirst: boolean): number {
  const [onset = '', , final = ''] = lettersOf(said);
  const [meantOnset = '', , meantFinal = ''] = lettersOf(meant);
  const isAdded = final === 'ㅅ' && meantFinal === '';
  const isMissing = final === '' && (meantFinal === 'ㄴ' || meantFinal === 'ㅅ');
  const isVoiced = VOICED[meantOnset] === onset || (!isFirst && VOICED[onset] === meantOnset);
  return PER_OTHER_SYLLABLE + (isMissing || isAdded ? OF_OTHER_FINAL : 0) + (isVoiced ? OF_OTHER_VOICE : 0);
}

/** Voiced consonants: nobody writes ぎ as 키, nor き as 기 inside a word: at its beginning the official spelling does. */
const VOICED: Readonly<Record<string, string>> = { ㄱ: 'ㅋ', ㄷ: 'ㅌ', ㅈ: 'ㅊ' };

/** Vowels that Japanese does not have; it has no finals but these. */
const KOREAN_VOWELS = 'ㅓㅕㅙㅚㅢ';
const FINALS_OF_BOTH = 'ㄱㄴㄷㅁㅂㅅㅇ';

/** Counts the syllables of a text that Japanese does not have. */
function koreanIn(text: string): number {
  let korean = 0;
  for (const character of text) {
    const [, vowel, final = ''] = lettersOf(character);
    if (vowel !== undefined && (KOREAN_VOWELS.includes(vowel) || !FINALS_OF_BOTH.includes(final))) korean++;
  }
  return korean;
}

/** A text in Hangul without dashes and spaces, and with ㄴ for every final that may be ん. */
const plainHangul = memoizeTexts(
  (text) =>
    Array.from(long(text.replace(/\s/g, '')), (character) => {
      const final = lettersOf(character)[2];
      return final === 'ㅁ' || final === 'ㅇ' ? withFinal(character, 'ㄴ') : character;
    }).join(''),
  10_000,
);

/** A text with the vowel before a dash repeated. */
const long = (text: string): string =>
  text.replace(/(.)[-ー~]/gu, (_, before: string) => {
    const vowel = lettersOf(before)[1];
    return vowel === undefined ? before : before + (SAME[vowel] ?? '');
  });
const SAME: Readonly<Record<string, string>> = {
  ㅏ: '아',
  ㅑ: '아',
  ㅣ: '이',
  ㅜ: '우',
  ㅠ: '우',
  ㅡ: '우',
  ㅔ: '에',
  ㅗ: '오',
  ㅛ: '오',
};

/** The syllables of a text without those that only lengthen a vowel, and the number of these after each. */
type Vowels = { readonly syllables: readonly string[]; readonly longer: readonly number[] };

/** Separates the vowels that only lengthen the one before: 보우시 is 보, longer by one, and 시. */
const vowelsOf = memoizeTexts((text): Vowels => {
  const syllables: string[] = [];
  const longer: number[] = [];
  for (const syllable of text) {
    const [, vowel = '', final] = lettersOf(syllables.at(-1) ?? '');
    if (final === undefined && LONG[vowel]?.includes(syllable)) longer[longer.length - 1]!++;
    else {
      syllables.push(syllable);
      longer.push(0);
    }
  }
  return { syllables, longer };
}, 5_000);
const LONG: Readonly<Record<string, string>> = {
  ㅏ: '아',
  ㅑ: '아',
  ㅣ: '이',
  ㅜ: '우',
  ㅠ: '우',
  ㅡ: '우',
  ㅔ: '이에',
  ㅗ: '우오',
  ㅛ: '우오',
};
