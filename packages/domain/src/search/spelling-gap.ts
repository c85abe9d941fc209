import { lettersOf } from '../language/jamo.js';
import { memoizeTexts } from './memoize-texts.js';

/**
 * The differences that the spelling of a syllable may have; the sum tells how far a spelling is from a pronunciation. A
 * vowel that is long or short weighs less than any other letter.
 */
const LENGTH = 1;
const USUAL = 2;
const OTHER = 4;
const DOUBLING = 6;

/** The syllables that lengthen the vowel before them. */
// biome-ignore format: a table
const LONG: Readonly<Record<string, string>> = {
  ㅏ: '아', ㅑ: '아', ㅣ: '이', ㅜ: '우', ㅠ: '우', ㅡ: '우', ㅔ: '이에', ㅗ: '우오', ㅛ: '우오',
};

const SOUNDS: Readonly<Record<string, string>> = { ㅏ: '아', ㅣ: '이', ㅜ: '우', ㅔ: '에', ㅗ: '오' };

/** Letters that Koreans write for one another in any position: か is 카 or 까, つ 츠 or 쯔. */
const ALIKE = [
  'ㄱㄲ',
  'ㅋㄲ',
  'ㄷㄸ',
  'ㅌㄸ',
  'ㅂㅃ',
  'ㅍㅃ',
  'ㅅㅆ',
  'ㅈㅉ',
  'ㅊㅉ',
  'ㅐㅔ',
  'ㅡㅜ',
  'ㅑㅏ',
  'ㅛㅗ',
  'ㅠㅜ',
];
/** Plain consonants, which the official spelling has for か, た and ち at the beginning of a word. */
const AT_FIRST = ['ㄱㅋ', 'ㄷㅌ', 'ㅈㅊ'];
const OFFICIAL_AT_FIRST: ReadonlySet<string> = new Set(AT_FIRST);
const NASALS = 'ㄴㅁㅇ';

/** Both orders of each pair. */
const bothWays = (pairs: readonly string[]): ReadonlySet<string> =>
  new Set(pairs.flatMap((pair) => [pair, pair.charAt(1) + pair.charAt(0)]));
const USUAL_PAIRS = bothWays(ALIKE);
const USUAL_AT_FIRST = bothWays([...ALIKE, ...AT_FIRST]);

/**
 * A text in syllables of letters, without those that only lengthen a vowel, and the number of syllables including
 * those.
 */
type Spelt = { readonly syllables: readonly string[]; readonly length: number };

/** Some 2 MB at most: the same words are searched again and again. */
const KNOWN_TEXTS = 4_000;

const speltOf = memoizeTexts((text): Spelt => {
  // Without dashes and blanks.
  const all = Array.from(text.replace(/[-ー~\s]/g, ''), lettersOf);
  const syllables: string[] = [];
  for (const syllable of all) {
    const [, vowel = '', final] = syllables.at(-1) ?? '';
    const isLong = syllable.startsWith('ㅇ') && syllable.length === 2 && !final;
    if (isLong && LONG[vowel]?.includes(SOUNDS[syllable.charAt(1)] ?? ' ')) continue;
    syllables.push(syllable);
  }
  return { syllables, length: all.length };
}, KNOWN_TEXTS);

/** The difference of one syllable from another; `next` is the onset that is typed after it. */
function syllableGap(typed: string, said: string, index: number, next: string): number {
  if (typed === said) return 0;
  const [onset = '', vowel = '', final = ''] = typed;
  const [saidOnset = '', saidVowel = '', saidFinal = ''] = said;
  let gap = 0;
  if (onset !== saidOnset) {
    gap += (index === 0 ? USUAL_AT_FIRST : USUAL_PAIRS).has(onset + saidOnset) ? USUAL : OTHER;
  }
  if (vowel !== saidVowel) gap += USUAL_PAIRS.has(vowel + saidVowel) ? USUAL : OTHER;
  if (final === saidFinal || (NASALS.includes(final || '-') && NASALS.includes(saidFinal || '-'))) return gap;
  if (final === '' && saidFinal === 'ㅅ') return gap + ('ㄲㄸㅃㅆㅉ'.includes(next || '-') ? USUAL : DOUBLING);
  return gap + (final !== '' && saidFinal !== '' ? USUAL : OTHER);
}

/**
 * Checks whether a spelling is the official spelling of a pronunciation: no long vowels, a plain consonant at the
 * beginning.
 */
function isOfficial(typed: Spelt, said: Spelt): boolean {
  const [first = '', ...rest] = said.syllables;
  const [typedFirst = '', ...typedRest] = typed.syllables;
  if (typed.length > typed.syllables.length || typedRest.join() !== rest.join()) return false;
  const onsets = typedFirst.charAt(0) + first.charAt(0);
  return typedFirst.slice(1) === first.slice(1) && (typedFirst === first || OFFICIAL_AT_FIRST.has(onsets));
}

/**
 * The distance of the spelling of a whole word in Hangul from its pronunciation: 0 where they are equal, 1 for each
 * vowel whose length differs. The official spelling, which marks no long vowels, has distance 1: 도쿄 means 東京 and 同居
 * alike. Of the words that a spelling may mean, the nearest comes first, so that both come before 特許.
 */
export function spellingGap(typed: string, pronounced: string): number {
  if (typed === pronounced) return 0;
  const [one, other] = [speltOf(typed), speltOf(pronounced)];
  let gap = LENGTH * Math.abs(one.length - other.length);
  const length = Math.max(one.syllables.length, other.syllables.length);
  for (let index = 0; index < length; index++) {
    gap += syllableGap(
      one.syllables[index] ?? '',
      other.syllables[index] ?? '',
      index,
      one.syllables[index + 1]?.charAt(0) ?? '',
    );
  }
  return isOfficial(one, other) ? Math.min(gap, LENGTH) : gap;
}
