import type { StoredWord } from '@utarang/contract';
import { admin } from '@utarang/messages';
import type { ToldField } from '../../parts/admin/told-field.js';

/** What admins write of a word. */
export type WordText = Omit<StoredWord, 'id' | 'version'>;

/** The names of the fields of a word, in the order in which they are shown. One that is missing does not compile. */
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
} as const satisfies Readonly<Record<keyof WordText, string>>;

type WordField = keyof typeof fieldNames;

/** The four fields that each word has; a conflict shows them even where both versions have them in common. */
export const mainFields = ['koreanPronunciation', 'hiragana', 'japaneseWord', 'meaningKo'] as const;
export type MainField = (typeof mainFields)[number];

function textOf(word: WordText, field: WordField): string {
  if (field === 'koLike')
    return word.koLike ? [word.koLike.hanja, word.koLike.caution].filter(Boolean).join(' · ') : '';
  const value = word[field];
  return typeof value === 'string' ? value : (value ?? []).join(', ');
}

export const toldFields = (Object.keys(fieldNames) as WordField[]).map(
  (field): ToldField<WordText> => ({
    name: fieldNames[field],
    textOf: (word) => textOf(word, field),
    isJapanese: field === 'hiragana' || field === 'japaneseWord',
    always: mainFields.some((main) => main === field),
  }),
);
