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
  /** Another pattern that fits as well: it costs nothing, and the learner tries again. */
  | { readonly is: 'alike'; readonly option: Option }
  /** `option` is the wrong option, if one was typed. */
  | { readonly is: 'wrong'; readonly option: Option | null };

type AskedOptions<Option extends Form> = {
  readonly right: Option;
  readonly wrong: readonly Option[];
  readonly alike: readonly Option[];
};

const bare = (text: string): string => normalise(toNfkc(text)).replace(/[\s\p{P}~]/gu, '');

/**
 * Judges the answer for a blank (docs/product/reference.md#grammar-drill): kana and kanji as written or pronounced,
 * Hangul and rōmaji by the tolerant key of the search.
 */
export function gradePattern<Option extends Form>(
  question: AskedOptions<Option>,
  typed: string,
): PatternVerdict<Option> {
  const text = bare(typed);
  if (text === '') return { is: 'blank' };
  const isTyped = (option: Option, as: string): boolean => isForm(option, as);
  if (isTyped(question.right, text)) return { is: 'right' };
  const layout = otherLayout(asSearched(typed));
  if (layout !== null && isTyped(question.right, bare(layout))) return { is: 'right' };
  const alike = question.alike.find((option) => isTyped(option, text));
  if (alike) return { is: 'alike', option: alike };
  return { is: 'wrong', option: question.wrong.find((option) => isTyped(option, text)) ?? null };
}

/** A text with the particles は, へ and を as they are pronounced. */
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
