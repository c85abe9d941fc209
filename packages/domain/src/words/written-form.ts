import { isKana } from '../language/index.js';
import { SEPARATOR } from './answer-items.js';

/** The kinds of spellings by their frequency today, the most frequent first. */
export const writtenKinds = ['usual', 'also', 'rare'] as const;
export type WrittenKind = (typeof writtenKinds)[number];

/**
 * Another spelling of a word (docs/product/words.md#spellings). Its members are in the order in which PostgreSQL keeps
 * those of `jsonb`, so that a stored form equals one of the files as text.
 */
export type WrittenForm = {
  readonly kind: WrittenKind;
  /** In Korean, when to use it: 귀 기울여 들을 때 of 聴く. Null where it does not depend on a nuance. */
  readonly note: string | null;
  readonly written: string;
};

/** The fields of a word that its spellings need. */
export type SpeltWord = {
  readonly japaneseWord: string;
  readonly forms?: readonly Pick<WrittenForm, 'written'>[] | undefined;
};

/** A form in the format of the files: `面白い`, `also:想う(노래와 글에서)`, `rare:惟う`. */
const FORM = /^(?:(also|rare):)?([^():,\s]+)(?:\(([^():,]+)\))?$/;

/** The items of a cell; items that are no forms are in `wrong`, as written. */
export function readWrittenForms(cell: string): { forms: WrittenForm[]; wrong: string[] } {
  const forms: WrittenForm[] = [];
  const wrong: string[] = [];
  for (const item of cell === '' ? [] : cell.split(SEPARATOR)) {
    const [, kind, written, note] = FORM.exec(item) ?? [];
    if (written === undefined) wrong.push(item);
    else forms.push({ kind: (kind as WrittenKind | undefined) ?? 'usual', note: note ?? null, written });
  }
  return { forms, wrong };
}

const NO_FORMS: NonNullable<SpeltWord['forms']> = [];

/** All spellings of a word, the headword first. */
export const writingsOf = ({ japaneseWord, forms = NO_FORMS }: SpeltWord): string[] => [
  japaneseWord,
  ...forms.map(({ written }) => written),
];

/**
 * The spellings that differ in more than kana, the headword first: a text in kana is shown with the headword, 君 and not
 * キミ for きみ.
 */
export const writingsInKanji = ({ japaneseWord, forms = NO_FORMS }: SpeltWord): string[] => [
  japaneseWord,
  ...forms.map(({ written }) => written).filter((written) => !isKana(written)),
];
