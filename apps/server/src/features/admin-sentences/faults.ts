import type { SentenceContent } from '@utarang/contract';
import {
  ownStretches,
  placeFaults,
  quizFaults,
  sentenceFaults,
  stretchIn,
  type WordPairPredicate,
} from '@utarang/domain/sentences';
import { format, quizFaultMessage, sentenceErr, sentenceFaultMessage } from '@utarang/messages';
import type { Catalogue } from '../../catalogue/catalogue.js';

/** The data by which a sentence is judged: the book, the existing situations, and which words fit the same places. */
export type Judges = {
  readonly catalogue: Pick<Catalogue, 'word' | 'lists'>;
  readonly refused: WordPairPredicate;
};

/** A sentence of the bank that another one is compared with. */
export type OtherSentence = { readonly id: number; readonly text: string; readonly meaningKo: string };

/** The Korean sentence for each invalid field of a sentence and its quiz: the first fault of each. */
export function errorsOf(content: SentenceContent, { catalogue, refused }: Judges): Record<string, string> {
  const errors: Record<string, string> = {};
  const known = (ids: readonly number[]) =>
    ids.flatMap((id) => {
      const word = catalogue.word(id);
      return word && !word.retired ? [word] : [];
    });
  const words = known(content.wordIds);
  const sentence = { ...content, words };
  if (content.meaningKo === '') errors['meaningKo'] = sentenceErr.meaningRequired;
  if (words.length < content.wordIds.length) errors['words'] = sentenceErr.wordUnknown;
  for (const fault of sentenceFaults(sentence)) errors[fault.field] ??= sentenceFaultMessage(fault);
  // In an invalid text no word can be found.
  const isRead = !errors['text'];
  for (const fault of isRead ? placeFaults(sentence) : []) errors[fault.field] ??= sentenceFaultMessage(fault);
  const { situations, quiz } = content;
  if (situations.some((name) => !catalogue.lists.fields.has(name))) errors['situations'] = sentenceErr.situationUnknown;
  else if (new Set(situations).size < situations.length) errors['situations'] = sentenceErr.situationRepeated;
  if (!quiz) return errors;
  const wrong = known(quiz.wrongIds);
  if (wrong.length < quiz.wrongIds.length) errors['quiz.wrong'] = sentenceErr.wrongUnknown;
  if (quiz.note === '') errors['quiz.note'] = sentenceErr.noteRequired;
  const authored = { answer: known([quiz.answerId])[0] ?? null, wrong, korean: quiz.korean, note: quiz.note };
  for (const fault of quizFaults(authored, sentence, refused)) {
    if (!isRead && (fault.fault === 'not_found' || fault.fault === 'without_form')) continue;
    errors[`quiz.${fault.field}`] ??= quizFaultMessage(fault);
  }
  return errors;
}

/** The Korean sentence for each field in which another sentence of the bank has the same text or meaning. */
export function alikeErrors(
  { text, meaningKo }: Pick<SentenceContent, 'text' | 'meaningKo'>,
  others: Iterable<OtherSentence>,
): Record<string, string> {
  const errors: Record<string, string> = {};
  const stretches = ownStretches(text);
  for (const other of others) {
    const item = stretchIn(stretches, other.text);
    if (item !== undefined) errors['text'] ??= format(sentenceErr.textAlike, { item, id: String(other.id) });
    if (other.meaningKo === meaningKo)
      errors['meaningKo'] ??= format(sentenceErr.meaningAlike, { id: String(other.id) });
  }
  return errors;
}
