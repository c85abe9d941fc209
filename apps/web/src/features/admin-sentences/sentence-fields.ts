import type { SentenceContent, Word } from '@utarang/contract';
import { admin, adminSentences as texts } from '@utarang/messages';
import type { DescribedField } from '../../parts/admin/described-field.js';

/** A sentence as conflicts and the history show it. */
export type DescribedSentence = SentenceContent & { readonly retired: boolean };

/** The fields of a sentence, in the order in which they are shown. `words` has the words of its ids. */
export function sentenceFields(words: readonly Word[]): readonly DescribedField<DescribedSentence>[] {
  const written = new Map(words.map((word) => [word.id, word.japaneseWord]));
  const textsOf = (ids: readonly number[]) => ids.map((id) => written.get(id) ?? `#${id}`).join(', ');
  return [
    { name: texts.text, textOf: ({ text }) => text, isJapanese: true, always: true },
    { name: texts.meaning, textOf: ({ meaningKo }) => meaningKo, always: true },
    { name: texts.level, textOf: ({ level }) => level },
    { name: texts.words, textOf: ({ wordIds }) => textsOf(wordIds), isJapanese: true },
    { name: texts.targets, textOf: ({ targetIds }) => textsOf(targetIds), isJapanese: true },
    { name: texts.situation, textOf: ({ situations }) => situations.join(', ') },
    { name: texts.answer, textOf: ({ quiz }) => (quiz ? textsOf([quiz.answerId]) : ''), isJapanese: true },
    { name: texts.wrong, textOf: ({ quiz }) => (quiz ? textsOf(quiz.wrongIds) : ''), isJapanese: true },
    { name: texts.korean, textOf: ({ quiz }) => quiz?.korean ?? '' },
    { name: texts.note, textOf: ({ quiz }) => quiz?.note ?? '' },
    { name: texts.state, textOf: ({ retired }) => (retired ? texts.retired : admin['field.none']) },
  ];
}
