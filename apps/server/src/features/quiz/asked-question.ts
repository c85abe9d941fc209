import type { Quiz, QuizOption } from '@utarang/contract';
import type { QuizAsk } from '@utarang/domain/quiz';
import type { SentenceRow } from '../../catalogue/bank.js';
import type { CatalogueWord } from '../../catalogue/word.js';

/** An option without the parts that depend on the viewer. */
export type AskedOption = Omit<QuizOption, 'isSaved'> & {
  /** The note that is sent only with the answer, since it would give the answer away. */
  readonly note?: string;
};

/** A question with everything that is sent before and after it is answered. */
export type AskedQuestion = {
  readonly ask: QuizAsk;
  readonly sentence: SentenceRow;
  readonly shown: Pick<Quiz, 'sentenceJp' | 'sentenceKo' | 'marked'>;
  readonly options: readonly AskedOption[];
  readonly rightId: number;
  /** The word that an answer is about: it goes into the memory, and is shown first. */
  readonly answer: CatalogueWord;
  /** Further words that belong to the answer, before those of which the sentence is an example. */
  readonly beside: readonly CatalogueWord[];
  /** The place of the word in the whole sentence. */
  readonly place: readonly [start: number, end: number];
  /** The part of the Korean sentence that is the word; null where that is unknown. */
  readonly korean: string | null;
  readonly explanation: string;
};

/**
 * Options that are no words of the book, with ids from their texts: the ids last as long as the texts do, and give
 * nothing away about the answer.
 */
export function numbered<Option extends { readonly label: string }>(
  right: Option,
  wrong: readonly Option[],
): { readonly options: (Option & { readonly optionId: number })[]; readonly rightId: number } {
  const inOrder = [right, ...wrong].sort((one, other) => (one.label < other.label ? -1 : 1));
  return {
    options: inOrder.map((option, index) => ({ ...option, optionId: index + 1 })),
    rightId: inOrder.indexOf(right) + 1,
  };
}
