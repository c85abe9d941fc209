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

type Form = { readonly written: string; readonly reading: string };

export type PatternVerdict<Option> =
  | { readonly is: 'blank' | 'right' }
  /** Another pattern that fits as well: it costs nothing, and one tries again. */
  | { readonly is: 'alike'; readonly option: Option }
  /** `option` is the wrong option that was typed, where it is one. */
  | { readonly is: 'wrong'; readonly option: Option | null };

type Asked<Option extends Form> = {
  readonly right: Option;
  readonly wrong: readonly Option[];
  readonly alike: readonly Option[];
};

const bare = (text: string): string => normalise(toNfkc(text)).replace(/[\s\p{P}~]/gu, '');

/**
 * Judges what was typed into a blank (docs/product/reference.md#grammar-drill): in kana or with its kanji as it is
 * written or sounds, in Hangul and rōmaji by the tolerant key of the search.
 */
export function gradePattern<Option extends Form>(question: Asked<Option>, typed: string): PatternVerdict<Option> {
  const text = bare(typed);
  if (text === '') return { is: 'blank' };
  const said = (option: Option, as: string): boolean => isForm(option, as);
  if (said(question.right, text)) return { is: 'right' };
  const layout = otherLayout(asSearched(typed));
  if (layout !== null && said(question.right, bare(layout))) return { is: 'right' };
  const alike = question.alike.find((option) => said(option, text));
  if (alike) return { is: 'alike', option: alike };
  return { is: 'wrong', option: question.wrong.find((option) => said(option, text)) ?? null };
}

/** The particles は, へ and を by their sound. */
const sounded = (kana: string): string => kana.replaceAll('は', 'わ').replaceAll('へ', 'え').replaceAll('を', 'お');

function isForm({ written, reading }: Form, text: string): boolean {
  if (hasKanaOrKanji(text)) {
    const kana = sounded(toHiragana(text));
    return [written, reading].some((each) => sounded(toHiragana(each)) === kana);
  }
  const keys = new Set(wholeKeys(normalise(text)));
  const asWritten = hasKanaOrKanji(written) && toHiragana(written) === toHiragana(written).replace(/[^ぁ-ゖー]/gu, '');
  const readings = [reading, sounded(reading), ...(asWritten ? [written] : [])];
  return readings.some((each) => keys.has(foldKey(each)));
}
