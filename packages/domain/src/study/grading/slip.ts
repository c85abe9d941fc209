import { lettersOf, strokesOf } from '../../language/jamo.js';

/** "None below 4 syllables, from 4 on one jamo" (docs/product/grading.md#slips). */
const SYLLABLES_MIN = 4;

const SYLLABLE = /[가-힣]/g;
const JAMO = /^[ㄱ-ㅣ]?$/;

/** Syllables of numbers: another number is no slip, 이십이일 is not 이십일일. */
const NUMBERS = '일이삼사오육칠팔구십백천만세네';

/** Syllables that form another verb before 다: 넘어지다 넘어가다, 나타나다 나타내다, 좋아하다 좋아지다, 부딪치다 부딪히다. */
const VERB_ENDINGS = '가나내오지하보주대치키히리이기우구추뜨트';

/** The text as single keystrokes: 값 is ㄱㅏㅂㅅ. */
export const strokes = (text: string): string =>
  Array.from(text, (character) => Array.from(lettersOf(character), strokesOf).join('')).join('');

const syllableCount = (text: string): number => text.match(SYLLABLE)?.length ?? 0;

/**
 * Checks whether an answer equals the listed one except for one jamo that is additional, missing or wrong. Both are
 * keys.
 */
export function isSlip(answer: string, listed: string): boolean {
  if (Math.abs(answer.length - listed.length) > 1) return false;
  if (syllableCount(answer) < SYLLABLES_MIN || syllableCount(listed) < SYLLABLES_MIN) return false;
  return differsInOneJamo(strokes(answer), strokes(listed)) && !makesOtherWord(answer, listed);
}

/**
 * Checks whether an answer equals the listed one except for one jamo, though it is too short for the slip to pass. A
 * single syllable is another word with any other letter.
 */
export function isShortSlip(answer: string, listed: string): boolean {
  if (Math.abs(answer.length - listed.length) > 1) return false;
  const syllables = [syllableCount(answer), syllableCount(listed)];
  if (Math.min(...syllables) < 2 || Math.min(...syllables) >= SYLLABLES_MIN) return false;
  return differsInOneJamo(strokes(answer), strokes(listed)) && !makesOtherWord(answer, listed);
}

function differsInOneJamo(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  return JAMO.test(one.slice(start, one.length - end)) && JAMO.test(other.slice(start, other.length - end));
}

function makesOtherWord(answer: string, listed: string): boolean {
  if (answer.length !== listed.length) return false;
  const index = [...answer].findIndex((syllable, i) => syllable !== listed[i]);
  const typed = answer.charAt(index);
  const isNumber = NUMBERS.includes(typed) && NUMBERS.includes(listed.charAt(index));
  const isOtherMood =
    index === answer.length - 1 && '다까자라'.includes(typed) && '다까자라'.includes(listed.charAt(index));
  const isVerbEnding = index === answer.length - 2 && answer.endsWith('다') && VERB_ENDINGS.includes(typed);
  return isNumber || isOtherMood || isVerbEnding;
}
