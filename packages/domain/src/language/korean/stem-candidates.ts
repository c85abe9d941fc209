import { shortStems } from './irregular-stems.js';
import { finalOf, parsed, withFinal, withVowel } from './stem.js';

/**
 * The stems from which a form may come, without its ending: all that its letters allow. `attached` decides whether a
 * stem really has the form.
 */
export type StemCandidates = (base: string) => string[];

const withoutLast = (text: string): string => text.slice(0, -1);
const closedWith = (text: string, final: string): string => withFinal(parsed(text), final);

/** Stems from 만드 of 만드는, where ㄹ was dropped, and 만들 of 만들고. */
export const candidatesOfStem: StemCandidates = (base) =>
  finalOf(base) === '' ? [base, closedWith(base, 'ㄹ')] : [base];

/** Stems from bases such as 추우 of 추우면, 들으, 나으, 먹으, 빨가 and 만드. */
export const candidatesOfOpen: StemCandidates = (base) => {
  if (finalOf(base) !== '') return [base];
  const stem = withoutLast(base);
  return [
    base,
    closedWith(base, 'ㄹ'),
    closedWith(base, 'ㅎ'),
    ...(stem !== '' && base.endsWith('으') ? candidatesBeforeVowel(stem) : []),
    ...(stem !== '' && base.endsWith('우') && finalOf(stem) === '' ? [closedWith(stem, 'ㅂ')] : []),
    ...shortStems(base),
  ];
};

/** The stems that may stand before 으, 아 and 어: 먹 for 먹, 들 and 듣 for 들, 나 and 낫 for 나. */
const candidatesBeforeVowel = (stem: string): string[] => {
  const final = finalOf(stem);
  if (final === 'ㄹ') return [stem, closedWith(stem, 'ㄷ')];
  return final === '' ? [stem, closedWith(stem, 'ㅅ')] : [stem];
};

/**
 * The vowels of stems, some with a final, from which the last vowel of an infinitive may come: 봐, 줘, 마셔, 돼, 써, 빨개, 그래.
 */
// biome-ignore format: a table, to be read down
const STEM_VOWELS: Readonly<Record<string, readonly string[]>> = {
  ㅏ: ['ㅏ', 'ㅡ'],
  ㅓ: ['ㅓ', 'ㅡ', 'ㅜ'],
  ㅕ: ['ㅕ', 'ㅣ'],
  ㅘ: ['ㅗ', 'ㅗㅎ'],
  ㅝ: ['ㅜ'],
  ㅙ: ['ㅚ'],
  ㅐ: ['ㅐ', 'ㅏ', 'ㅏㅎ', 'ㅓㅎ'],
  ㅔ: ['ㅔ', 'ㅣ', 'ㅓㅎ'],
  ㅒ: ['ㅑㅎ'],
  ㅖ: ['ㅕㅎ'],
};

/** Stems from infinitives such as 먹어, 들어, 나아, 도와, 불러, 푸르러, 가, 해, 하여 and 가져. */
export const candidatesOfInfinitive: StemCandidates = (base) => {
  const last = parsed(base);
  const stem = withoutLast(base);
  const vowels = STEM_VOWELS[last.vowel] ?? [];
  const found = vowels.map(([vowel = '', final]) => closedWith(withVowel(last, vowel), final ?? ''));
  if (stem === '') return [...found, ...found.flatMap(shortStems)];
  if (/[아어여]$/.test(base)) found.push(...candidatesBeforeVowel(stem));
  if (/[와워]$/.test(base) && finalOf(stem) === '') found.push(closedWith(stem, 'ㅂ'));
  if (/[라러]$/.test(base)) {
    if (finalOf(stem) === 'ㄹ') found.push(`${closedWith(stem, '')}르`);
    found.push(stem);
  }
  return [...found, ...found.flatMap(shortStems)];
};
