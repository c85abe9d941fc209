import { isKana } from '../language/index.js';
import { SEPARATOR } from './answer-items.js';

/** The usage of a spelling today, from the most frequent on. */
export const writtenKinds = ['usual', 'also', 'rare'] as const;
export type WrittenKind = (typeof writtenKinds)[number];

/**
 * A further way to write a word (docs/product/words.md#spellings). Its members stand in the order in which PostgreSQL
 * keeps those of `jsonb`, so that a stored one is the same text as one of the files.
 */
export type WrittenForm = {
  readonly kind: WrittenKind;
  /** In Korean, when one takes it: 귀 기울여 들을 때 of 聴く. Null where it is no matter of shade. */
  readonly note: string | null;
  readonly written: string;
};

/** A word as far as its ways of writing go. */
export type SpeltWord = {
  readonly japaneseWord: string;
  readonly forms?: readonly Pick<WrittenForm, 'written'>[] | undefined;
};

/** A form as the files write it: `面白い`, `also:想う(노래와 글에서)`, `rare:惟う`. */
const FORM = /^(?:(also|rare):)?([^():,\s]+)(?:\(([^():,]+)\))?$/;

/** The items of a cell; one that is no form is in `wrong`, as written. */
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

/** All ways to write a word, the headword first. */
export const writingsOf = ({ japaneseWord, forms = NO_FORMS }: SpeltWord): string[] => [
  japaneseWord,
  ...forms.map(({ written }) => written),
];

/**
 * The headword, and the other ways to write it that kana alone are not: what is typed in kana is shown as the headword,
 * 君 and not キミ for きみ.
 */
export const writingsInKanji = ({ japaneseWord, forms = NO_FORMS }: SpeltWord): string[] => [
  japaneseWord,
  ...forms.map(({ written }) => written).filter((written) => !isKana(written)),
];
