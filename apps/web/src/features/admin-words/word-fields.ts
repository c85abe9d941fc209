import type { AdminWord } from '@utarang/contract';
import { admin } from '@utarang/messages';
import type { ToldField } from '../../parts/admin/told-field.js';

/** The names of the fields of a word, in the order in which they are shown. */
export const fieldNames = {
  koreanPronunciation: admin['add.pron'],
  hiragana: admin['add.hiragana'],
  japaneseWord: admin['add.word'],
  meaningKo: admin['add.meaning'],
  level: admin['list.level'],
  accept: admin['field.accept'],
  block: admin['field.block'],
  fields: admin['field.situations'],
  koLike: admin['field.koLike'],
} as const;

type WordField = keyof typeof fieldNames;
type WordText = Pick<AdminWord, WordField>;

/** These are shown even where both versions of a word have them in common. */
const FOUR: ReadonlySet<WordField> = new Set(['koreanPronunciation', 'hiragana', 'japaneseWord', 'meaningKo']);

function textOf(word: WordText, field: WordField): string {
  if (field === 'koLike')
    return word.koLike ? [word.koLike.hanja, word.koLike.caution].filter(Boolean).join(' · ') : '';
  const value = word[field];
  return typeof value === 'string' ? value : (value ?? []).join(', ');
}

export const wordFields = (Object.keys(fieldNames) as WordField[]).map(
  (field): ToldField<WordText> => ({
    name: fieldNames[field],
    textOf: (word) => textOf(word, field),
    isJapanese: field === 'hiragana' || field === 'japaneseWord',
    always: FOUR.has(field),
  }),
);
