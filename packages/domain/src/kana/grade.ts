import { asSearched, normalise, otherLayout, toNfkc } from '../language/index.js';
import { type Kana, kanaChart, scriptsOf } from './chart.js';
import { readingsOf } from './readings.js';

/** A letter of one script in a drill. */
export type Letter = {
  readonly letter: string;
  readonly script: 'hiragana' | 'katakana';
  readonly kana: Kana;
};

const letters: ReadonlyMap<string, Letter> = new Map(
  (['hiragana', 'katakana'] as const).flatMap((script) =>
    kanaChart
      .filter((kana) => scriptsOf(kana).includes(script))
      .map((kana) => [kana[script], { letter: kana[script], script, kana }] as const),
  ),
);

/** A letter of the chart by its writing, or undefined. */
export const letterOf = (text: string): Letter | undefined => letters.get(text);

/** All letters of a script, in the order of the chart. */
export const lettersIn = (script: Letter['script']): readonly Letter[] =>
  [...letters.values()].filter((letter) => letter.script === script);

/** The typed text without spaces, punctuation, width and case. */
const keyOf = (text: string): string => normalise(toNfkc(text)).replace(/[\s\p{P}~]/gu, '');

const keysOf = ({ kana }: Letter): string[] => readingsOf(kana).map(keyOf);

export type KanaVerdict =
  | { readonly is: 'blank' | 'right' }
  /** `other` is the letter of the same script with that reading; of several the one in the same drill. */
  | { readonly is: 'wrong'; readonly other: Letter | null };

/**
 * Judges the reading of a letter: each of its readings is right (docs/product/reference.md#readings-of-a-kana). A text
 * that is a reading of no kana is read in the other keyboard layout: cm is 츠.
 */
export function gradeReading(asked: Letter, typed: string, among: readonly Letter[] = []): KanaVerdict {
  const key = keyOf(typed);
  if (key === '') return { is: 'blank' };
  const verdict = judge(asked, key, among);
  if (verdict.is === 'right' || verdict.other) return verdict;
  const layout = otherLayout(asSearched(typed));
  return layout === null ? verdict : judge(asked, keyOf(layout), among);
}

type Judged = Exclude<KanaVerdict, { readonly is: 'blank' | 'right' }> | { readonly is: 'right' };

function judge(asked: Letter, key: string, among: readonly Letter[]): Judged {
  if (keysOf(asked).includes(key)) return { is: 'right' };
  const candidates = [...among, ...lettersIn(asked.script)];
  return { is: 'wrong', other: candidates.find((letter) => keysOf(letter).includes(key)) ?? null };
}
