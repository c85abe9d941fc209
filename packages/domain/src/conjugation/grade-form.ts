import {
  asSearched,
  foldKey,
  hasKanaOrKanji,
  normalise,
  otherLayout,
  toHiragana,
  toNfkc,
  wholeKeys,
} from '../language/index.js';
import { formsOfWord } from './change.js';
import { DRILL_FORMS, type DrillForm, type DrillWord, groupOf, hasForm } from './forms.js';

export type FormVerdict =
  | { readonly is: 'blank' | 'right' }
  /** `typed` is the other form of the same word, if one was typed. */
  | { readonly is: 'wrong'; readonly typed: DrillForm | null };

const bare = (text: string): string => normalise(toNfkc(text)).replace(/[\s\p{P}~]/gu, '');

/**
 * Judges a typed form (docs/product/reference.md#conjugation-drill): kana and kanji exactly, Hangul and rōmaji by the
 * tolerant key of the search, so that 논데, 논때 and nonde are のんで.
 */
export function gradeForm(word: DrillWord, form: DrillForm, typed: string): FormVerdict {
  const text = bare(typed);
  if (text === '') return { is: 'blank' };
  if (isForm(word, form, text)) return { is: 'right' };
  const other = DRILL_FORMS.find((each) => each !== form && hasForm(groupOf(word), each) && isForm(word, each, text));
  if (other) return { is: 'wrong', typed: other };
  const layout = otherLayout(asSearched(typed));
  return layout !== null && isForm(word, form, bare(layout)) ? { is: 'right' } : { is: 'wrong', typed: null };
}

function isForm(word: DrillWord, form: DrillForm, text: string): boolean {
  const forms = formsOfWord(word, form);
  // 読んて is not 読んで, though both have the same tolerant key.
  if (hasKanaOrKanji(text)) {
    const kana = toHiragana(text);
    return forms.some(({ written, reading }) => toHiragana(written) === kana || toHiragana(reading) === kana);
  }
  const keys = new Set(wholeKeys(normalise(text)));
  return forms.some(({ reading }) => keys.has(foldKey(reading)));
}
