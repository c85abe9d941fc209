import { type StoredWord, type WrittenField, writtenFields } from '@utarang/contract';
import { wordNames } from '@utarang/messages';
import type { DescribedField } from '../../parts/admin/described-field.js';

/** The fields of a word that admins write. */
export type WordText = Pick<StoredWord, WrittenField>;

/** The four fields that each word has; a conflict shows them even where both versions have them in common. */
export const mainFields = ['koreanPronunciation', 'hiragana', 'japaneseWord', 'meaningKo'] as const;
export type MainField = (typeof mainFields)[number];

function textOf(word: WordText, field: WrittenField): string {
  if (field === 'koLike')
    return word.koLike ? [word.koLike.hanja, word.koLike.caution].filter(Boolean).join(' · ') : '';
  const value = word[field];
  return typeof value === 'string' ? value : (value ?? []).join(', ');
}

export const describedFields = writtenFields.map(
  (field): DescribedField<WordText> => ({
    name: wordNames[field],
    textOf: (word) => textOf(word, field),
    isJapanese: field === 'hiragana' || field === 'japaneseWord',
    always: mainFields.some((main) => main === field),
  }),
);
