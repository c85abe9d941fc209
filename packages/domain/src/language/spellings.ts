import { lettersOf, syllableOf } from './jamo.js';
import { toHangul } from './kana-to-hangul.js';
import { toRomaji } from './kana-to-romaji.js';
import { KANJI } from './script.js';

export type SpokenWord = {
  readonly japaneseWord: string;
  readonly reading: string;
  readonly koreanPronunciation: string;
};

const HANGUL_SPELLINGS = 3;
const PLAIN: Readonly<Record<string, string>> = { ㅋ: 'ㄱ', ㅌ: 'ㄷ', ㅊ: 'ㅈ' };
// biome-ignore format: a table
const TENSE: Readonly<Record<string, string>> = {
  ㄱ: 'ㄲ', ㅋ: 'ㄲ', ㄷ: 'ㄸ', ㅌ: 'ㄸ', ㅂ: 'ㅃ', ㅍ: 'ㅃ', ㅅ: 'ㅆ', ㅈ: 'ㅉ', ㅊ: 'ㅉ',
};
/** The syllables that lengthen a vowel. */
// biome-ignore format: a table
const LONG: Readonly<Record<string, string>> = {
  ㅏ: '아', ㅣ: '이', ㅜ: '우', ㅠ: '우', ㅡ: '우', ㅔ: '이에', ㅗ: '우오', ㅛ: '우오',
};

const syllables = (text: string): string[][] => Array.from(text, (each) => [...lettersOf(each)]);
const join = (letters: readonly string[]): string =>
  letters.length > 1 ? syllableOf(letters[0]!, letters[1]!, letters[2]) : letters.join('');
const onsets = (text: string): string =>
  syllables(text)
    .map(([onset]) => onset)
    .join('');

/** Shortens long vowels: 갓코우 갓코, 코-히- 코히. The う in the ending of a verb (思う) is pronounced, and stays. */
function short(text: string, { japaneseWord }: SpokenWord): string {
  const ending = new RegExp(`${KANJI}う$`, 'u').test(japaneseWord) ? 1 : 0;
  const spoken = Array.from(text.replaceAll('-', ''));
  const sounding = spoken.filter((syllable, index) => {
    const [, vowel = '', final] = lettersOf(spoken[index - 1] ?? '');
    return index >= spoken.length - ending || final || !LONG[vowel]?.includes(syllable);
  });
  return sounding.join('');
}

/** The official orthography (외래어 표기법, 표 4): the first consonant is plain (도쿄), つ is 쓰 (쓰키) and 쟈 is 자. */
const inOfficialOrthography = (text: string): string =>
  syllables(text)
    .map(([onset = '', vowel = '', final], index) => {
      if (vowel === '') return onset;
      if (onset === 'ㅊ' && vowel === 'ㅡ') return join(['ㅆ', vowel, final ?? '']);
      const plainVowel = /[ㅈㅊ]/.test(onset)
        ? vowel.replace('ㅑ', 'ㅏ').replace('ㅠ', 'ㅜ').replace('ㅛ', 'ㅗ')
        : vowel;
      return join([index === 0 ? (PLAIN[onset] ?? onset) : onset, plainVowel, final ?? '']);
    })
    .join('');

/**
 * The spelling by ear: k, t and ch are tense inside a word (도모다찌), っ is in the tense consonant after it (가꼬) and つ is
 * 쯔.
 */
function heard(text: string): string {
  const all = syllables(text);
  return all
    .map(([onset = '', vowel = '', final = ''], index) => {
      if (vowel === '') return onset;
      const next = all[index + 1]?.[0] ?? '';
      const opened = final === 'ㅅ' && TENSE[next] ? '' : final;
      const tense =
        (onset === 'ㅊ' && vowel === 'ㅡ') || (index > 0 && (all[index - 1]?.[2] === 'ㅅ' || onset in PLAIN));
      return join([tense ? (TENSE[onset] ?? onset) : index === 0 ? (PLAIN[onset] ?? onset) : onset, vowel, opened]);
    })
    .join('');
}

/** Spells ん as it sounds before the next consonant: 심분, 벵쿄. */
function assimilated(text: string): string {
  const all = syllables(text);
  return all
    .map((letters, index) => {
      if (letters[2] !== 'ㄴ') return join(letters);
      const next = all[index + 1]?.[0] ?? '';
      const final = /[ㅂㅃㅍㅁ]/.test(next) ? 'ㅁ' : /[ㄱㄲㅋ]/.test(next) ? 'ㅇ' : 'ㄴ';
      return join([letters[0]!, letters[1]!, final]);
    })
    .join('');
}

/** Spells る and く with an unrounded vowel: 타베르, 가크. */
const unrounded = (text: string): string => text.replaceAll('루', '르').replaceAll('쿠', '크');

/**
 * Possible spellings that Koreans type in place of the pronunciation, the most likely first: up to three in Hangul,
 * then rōmaji and initials. The keys of the other layout find it, too, but mean nothing to a reader. The search decides
 * which of them find the word.
 */
export function spellings(word: SpokenWord): string[] {
  const { reading, koreanPronunciation: spoken } = word;
  const brief = short(spoken, word);
  const hangul = new Set([brief, inOfficialOrthography(brief), heard(brief), assimilated(brief), unrounded(brief)]);
  hangul.delete(spoken);
  // The reading of a word with another pronunciation (こんにちは) is not typed in Latin letters.
  const latin = toHangul(reading) === spoken ? toRomaji(reading) : null;
  const typed = spoken.replace(/[\s-]/g, '');
  const others = [latin, typed.length > 1 ? onsets(typed) : null];
  return [...[...hangul].slice(0, HANGUL_SPELLINGS), ...others.filter((each) => each !== null)];
}
