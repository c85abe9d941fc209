import { lettersOf } from '../language/jamo.js';
import { remembered } from './remembered.js';

/** What the spelling of a syllable may differ in; the sum tells how far a spelling is from a pronunciation. */
const LENGTH = 1;
const USUAL = 1;
const OTHER = 2;
const DOUBLING = 3;

/** The syllables that lengthen the vowel before them. */
// biome-ignore format: a table
const LONG: Readonly<Record<string, string>> = {
  ㅏ: '아', ㅑ: '아', ㅣ: '이', ㅜ: '우', ㅠ: '우', ㅡ: '우', ㅔ: '이에', ㅗ: '우오', ㅛ: '우오',
};

/** Letters of which Koreans write one for the other wherever they stand: か is 카 or 까, つ 츠 or 쯔. */
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
/** At the beginning of a word the official spelling has a plain consonant for か, た and ち. */
const AT_FIRST = ['ㄱㅋ', 'ㄷㅌ', 'ㅈㅊ'];
const NASALS = 'ㄴㅁㅇ';

const either = (pairs: readonly string[], one: string, other: string): boolean =>
  pairs.some((pair) => pair.includes(one) && pair.includes(other));

/** Without dashes and blanks, in letters; without the syllables that only lengthen a vowel. */
const letters = (text: string): string[] => Array.from(text.replace(/[-ー~\s]/g, ''), lettersOf);

const shortened = remembered((text: string) => {
  const kept: string[] = [];
  for (const syllable of letters(text)) {
    const [, vowel = '', final] = kept.at(-1) ?? '';
    const isLong = syllable.startsWith('ㅇ') && syllable.length === 2 && !final;
    const sound = { ㅏ: '아', ㅣ: '이', ㅜ: '우', ㅔ: '에', ㅗ: '오' }[syllable.charAt(1)] ?? ' ';
    if (isLong && LONG[vowel]?.includes(sound)) continue;
    kept.push(syllable);
  }
  return kept.join(' ');
}, 20_000);

/** What one syllable differs in from another; `next` is the onset that is typed behind it. */
function between(typed: string, said: string, at: number, next: string): number {
  if (typed === said) return 0;
  const [onset = '', vowel = '', final = ''] = typed;
  const [saidOnset = '', saidVowel = '', saidFinal = ''] = said;
  let gap = 0;
  if (onset !== saidOnset) {
    gap += either(ALIKE, onset, saidOnset) || (at === 0 && either(AT_FIRST, onset, saidOnset)) ? USUAL : OTHER;
  }
  if (vowel !== saidVowel) gap += either(ALIKE, vowel, saidVowel) ? USUAL : OTHER;
  if (final === saidFinal || (NASALS.includes(final || '-') && NASALS.includes(saidFinal || '-'))) return gap;
  if (final === '' && saidFinal === 'ㅅ') return gap + ('ㄲㄸㅃㅆㅉ'.includes(next || '-') ? USUAL : DOUBLING);
  return gap + (final !== '' && saidFinal !== '' ? USUAL : OTHER);
}

/**
 * How far the spelling of a whole word in Hangul is from how the word is pronounced: 0 where it is that, 1 for each
 * vowel that is long or short. Of words that a spelling may mean the nearest comes first: 同居 before 特許 for 도쿄.
 */
export function spellingGap(typed: string, pronounced: string): number {
  const [one, other] = [shortened(typed).split(' '), shortened(pronounced).split(' ')];
  let gap = LENGTH * Math.abs(letters(typed).length - letters(pronounced).length);
  const length = Math.max(one.length, other.length);
  for (let at = 0; at < length; at++) {
    gap += between(one[at] ?? '', other[at] ?? '', at, one[at + 1]?.charAt(0) ?? '');
  }
  return gap;
}
