import { type AskedSentence, type QuizFault, quizFaults, type WordPairPredicate } from '@utarang/domain/sentences';
import type { SentenceEntry } from '../sentences/parse.js';
import type { WordEntry } from '../words/entry.js';
import type { QuizRow } from './entry.js';
import type { FoundWords } from './find-words.js';

/** A row with its sentence and its words. */
export type CheckedQuiz = FoundWords & {
  readonly row: QuizRow;
  readonly sentence: SentenceEntry;
  readonly book: ReadonlyMap<number, WordEntry>;
  readonly refused: WordPairPredicate;
};

/** The sentence with its words. */
export const askedIn = ({ sentence, book }: Pick<CheckedQuiz, 'sentence' | 'book'>): AskedSentence<WordEntry> => ({
  ...sentence,
  words: sentence.wordIds.flatMap((id) => book.get(id) ?? []),
});

/** Lists the faults of a quiz, a sentence for each: a rule of the domain finds them, this file phrases them. */
export function quizProblems({ row, sentence, book, answer, wrong, refused }: CheckedQuiz): string[] {
  const quiz = { answer, wrong, korean: row.korean, note: row.note };
  return quizFaults(quiz, askedIn({ sentence, book }), refused).map((fault) =>
    messageOf(fault, { row, sentence, answer }),
  );
}

function messageOf(
  found: QuizFault,
  { row, sentence, answer }: Pick<CheckedQuiz, 'row' | 'sentence' | 'answer'>,
): string {
  switch (found.fault) {
    case 'not_in_sentence':
    case 'not_found':
    case 'without_form':
      return 'the answer is not found in the sentence, or a wrong word does not have its form';
    case 'other_level':
      return `the answer is ${found.word.level}, the sentence ${sentence.level}`;
    case 'count':
      return `there are ${found.count} options instead of 4`;
    case 'repeated':
      return 'a word is offered twice';
    case 'written_alike':
      return 'two options are written alike';
    case 'in_sentence':
      return `${found.word.japaneseWord} stands in the sentence`;
    case 'other_class':
    case 'far_level':
      return `${found.word.japaneseWord} is no word of the same part of speech and about the same level`;
    case 'synonym':
      return `${found.word.japaneseWord} means what ${answer.japaneseWord} does, or fits where it does`;
    case 'not_once':
      return `korean "${row.korean}" does not stand in "${sentence.meaningKo}" once`;
    case 'not_korean':
      return 'note is not Korean with Japanese words, in 해요체';
    case 'too_long':
      return `note has more than ${found.most} characters`;
  }
}
