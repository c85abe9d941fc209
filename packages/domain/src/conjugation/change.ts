import { inflected } from '../language/index.js';
import { chainOf, type DrillForm, type DrillWord, groupOf, type WordGroup } from './forms.js';

/** A form as it is written and read. */
export type WordForm = { readonly written: string; readonly reading: string };

/**
 * The rule of a form: the part of the reading that stays, the end that is removed, and its replacement. `isIrregular`
 * is true where the word does not follow the rule of its group: する, 来る, 行って, よくない.
 */
export type FormChange = {
  readonly group: WordGroup;
  readonly kept: string;
  readonly from: string;
  readonly to: string;
  readonly isIrregular: boolean;
};

/**
 * All texts of a form of a word, the plainest first: 食べられる and 食べれる, 書かせられる and 書かされる. Only the first group has the
 * short form of the latter: 食べさされる is used, but not taught.
 */
export const formsOfWord = ({ written, reading, kind }: DrillWord, form: DrillForm): WordForm[] => {
  const forms = inflected(written, reading, kind, chainOf(form)).map((each) => ({
    written: each.written,
    reading: each.reading,
  }));
  return form === 'causative-passive' && kind !== 'u' ? forms.slice(0, 1) : forms;
};

/** The form that is shown as the answer. */
export const mainForm = (word: DrillWord, form: DrillForm): WordForm | undefined => formsOfWord(word, form)[0];

/** Checks for 行く in the forms 行って and 行った, where 書く has 書いて. */
const isGoing = ({ reading, kind }: DrillWord, form: DrillForm): boolean =>
  kind === 'u' && reading.endsWith('いく') && ['te', 'past', 'conditional'].includes(form);

/** Checks for いい in a form of よい: all except the one before です. */
const isGood = ({ reading, kind }: DrillWord, form: DrillForm): boolean =>
  kind === 'i' && reading === 'いい' && form !== 'polite';

/**
 * Returns how a form is derived from its word, "After a mistake the rule is said"
 * (docs/product/reference.md#conjugation-drill). Null where the word does not have the form.
 */
export function changeOf(word: DrillWord, form: DrillForm): FormChange | null {
  const main = mainForm(word, form);
  if (!main) return null;
  const group = groupOf(word);
  const isIrregular = group === 'irregular' || isGoing(word, form) || isGood(word, form);
  const end = endOf(word, group, isIrregular);
  const kept = word.reading.slice(0, word.reading.length - end.length);
  // Where the part that should stay changes as well, the whole reading is replaced: くる, きて.
  if (!main.reading.startsWith(kept)) return { group, kept: '', from: word.reading, to: main.reading, isIrregular };
  const to = main.reading.slice(kept.length);
  // です after 高い replaces nothing.
  return to.startsWith(end)
    ? { group, kept: kept + end, from: '', to: to.slice(end.length), isIrregular }
    : { group, kept, from: end, to, isIrregular };
}

/** The end of the reading that inflects: the last kana; both kana of する and 来る; nothing of a な-adjective. */
function endOf({ reading }: DrillWord, group: WordGroup, isIrregular: boolean): string {
  if (group === 'na') return '';
  const length = group === 'irregular' || (isIrregular && group === 'i') ? 2 : 1;
  return reading.slice(-length);
}
