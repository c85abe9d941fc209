import type { QuizEntry } from '@utarang/content/quiz';
import { type Level, levels } from '@utarang/contract';
import { furiganaOf, piecesOf, type Question, questionOf, unitStarts } from '@utarang/domain/sentences';
import type { SentenceRow } from '../../catalogue/bank.js';
import type { Catalogue } from '../../catalogue/catalogue.js';
import type { CatalogueWord } from '../../catalogue/word.js';

/** A question with everything that is told of it. */
export type BookedQuiz = {
  readonly entry: QuizEntry;
  readonly sentence: SentenceRow;
  readonly question: Question;
  readonly answer: CatalogueWord;
};

/** The condition by which quizzes are asked for: a level, or a situation. */
export type Condition =
  | { readonly kind: 'sentence'; readonly level: Level }
  | { readonly kind: 'field'; readonly value: string };

export const conditionKey = (condition: Condition): string =>
  condition.kind === 'sentence' ? condition.level : condition.value;

export type QuizBook = {
  /** The ids of the quizzes of a condition. */
  ids(condition: Condition): readonly number[];
  /** The quiz with this id, made when it is first asked for; undefined where there is none, or no longer. */
  find(id: number): BookedQuiz | undefined;
};

type Source = Pick<Catalogue, 'word' | 'bank' | 'quizzes' | 'version'>;

/** The quizzes as the catalogue has them, their sentences and their words now. */
export function createQuizBook(catalogue: Source): () => QuizBook {
  let made: { readonly version: string; readonly book: QuizBook } | null = null;
  return () => {
    const { version } = catalogue;
    if (made?.version !== version) made = { version, book: makeBook(catalogue) };
    return made.book;
  };
}

function makeBook({ quizzes, word, bank }: Source): QuizBook {
  const byId = new Map<number, { entry: QuizEntry; sentence: SentenceRow }>();
  const byLevel = new Map<Level, number[]>(levels.map((level) => [level, []]));
  const byField = new Map<string, number[]>();
  for (const entry of quizzes) {
    const sentence = bank.byId(entry.id);
    if (!sentence || sentence.retiredAt !== null || !sentence.wordIds.includes(entry.answerId)) continue;
    if ([entry.answerId, ...entry.wrongIds].some((id) => word(id)?.retired !== undefined || !word(id))) continue;
    byId.set(entry.id, { entry, sentence });
    byLevel.get(sentence.level)!.push(entry.id);
    for (const field of sentence.situations) {
      const ids = byField.get(field);
      if (ids) ids.push(entry.id);
      else byField.set(field, [entry.id]);
    }
  }
  const booked = new Map<number, BookedQuiz | undefined>();
  return {
    ids: (condition) =>
      (condition.kind === 'sentence' ? byLevel.get(condition.level) : byField.get(condition.value)) ?? [],
    find(id) {
      if (!booked.has(id)) {
        const found = byId.get(id);
        if (!found) return undefined;
        booked.set(id, bookedQuiz(found.entry, found.sentence, word));
      }
      return booked.get(id);
    },
  };
}

/** Undefined where an admin has changed the sentence or a word so that no question can be formed. */
function bookedQuiz(entry: QuizEntry, sentence: SentenceRow, word: Source['word']): BookedQuiz | undefined {
  const pieces = piecesOf(sentence.text) ?? [];
  const known = (ids: readonly number[]) => ids.flatMap((id) => word(id) ?? []);
  const [answer] = known([entry.answerId]);
  if (!answer) return undefined;
  const text = { parts: furiganaOf(pieces), units: unitStarts(pieces) };
  const question = questionOf(text, known(sentence.wordIds), answer, known(entry.wrongIds));
  return question ? { entry, sentence, question, answer } : undefined;
}
