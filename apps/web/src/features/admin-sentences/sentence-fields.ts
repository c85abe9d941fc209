import type { SentenceContent, Word } from '@utarang/contract';
import { admin, adminSentences as texts } from '@utarang/messages';
import type { ToldField } from '../../parts/admin/told-field.js';

/** A sentence as a conflict and the history tell it. */
export type ToldSentence = SentenceContent & { readonly retired: boolean };

/** What can be said of a sentence, in the order in which it is told; words are told as `words` has them. */
export function sentenceFields(words: readonly Word[]): readonly ToldField<ToldSentence>[] {
  const written = new Map(words.map((word) => [word.id, word.japaneseWord]));
  const named = (ids: readonly number[]) => ids.map((id) => written.get(id) ?? `#${id}`).join(', ');
  return [
    { name: texts.text, textOf: ({ text }) => text, isJapanese: true, always: true },
    { name: texts.meaning, textOf: ({ meaningKo }) => meaningKo, always: true },
    { name: texts.level, textOf: ({ level }) => level },
    { name: texts.words, textOf: ({ wordIds }) => named(wordIds), isJapanese: true },
    { name: texts.targets, textOf: ({ targetIds }) => named(targetIds), isJapanese: true },
    { name: texts.situation, textOf: ({ situations }) => situations.join(', ') },
    { name: texts.answer, textOf: ({ quiz }) => (quiz ? named([quiz.answerId]) : ''), isJapanese: true },
    { name: texts.wrong, textOf: ({ quiz }) => (quiz ? named(quiz.wrongIds) : ''), isJapanese: true },
    { name: texts.korean, textOf: ({ quiz }) => quiz?.korean ?? '' },
    { name: texts.note, textOf: ({ quiz }) => quiz?.note ?? '' },
    { name: texts.state, textOf: ({ retired }) => (retired ? texts.retired : admin['field.none']) },
  ];
}
