/** The classes of words that can replace one another: 一つ and 卵 are both nominal, 食べる and 来る both verbs. */
export type OptionClass = 'verb' | 'adj-i' | 'adj-na' | 'nominal' | 'adverb' | 'counter' | 'conjunction';

const CLASSES: Readonly<Record<string, OptionClass>> = {
  'verb-u': 'verb',
  'verb-ru': 'verb',
  'verb-irregular': 'verb',
  'adj-i': 'adj-i',
  'adj-na': 'adj-na',
  noun: 'nominal',
  'noun-suru': 'nominal',
  pronoun: 'nominal',
  numeral: 'nominal',
  adverb: 'adverb',
  counter: 'counter',
  conjunction: 'conjunction',
};

/** The classes of a word; empty where no word could replace it. */
export const optionClassesOf = (partsOfSpeech: readonly string[]): ReadonlySet<OptionClass> =>
  new Set(partsOfSpeech.flatMap((part) => CLASSES[part] ?? []));

/** "Four options of the same part of speech" (docs/product/sentences.md#questions). */
export function areOfOneClass(one: readonly string[], other: readonly string[]): boolean {
  const classes = optionClassesOf(other);
  return [...optionClassesOf(one)].some((each) => classes.has(each));
}
