import type { AdminWord } from '@utarang/contract';
import { admin } from '@utarang/messages';

/** What can be said of a word, in the order in which it is told. */
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

export type WordField = keyof typeof fieldNames;
export const wordFields = Object.keys(fieldNames) as WordField[];

export type WordText = Pick<AdminWord, WordField>;

/** These hold Japanese. */
export const isJapanese = (field: WordField): boolean => field === 'hiragana' || field === 'japaneseWord';

/** A field as one text; empty where the word has nothing there. */
export function textOf(word: WordText, field: WordField): string {
  if (field === 'koLike')
    return word.koLike ? [word.koLike.hanja, word.koLike.caution].filter(Boolean).join(' · ') : '';
  const value = word[field];
  return typeof value === 'string' ? value : (value ?? []).join(', ');
}

export const differs = (one: WordText, other: WordText, field: WordField): boolean =>
  textOf(one, field) !== textOf(other, field);
