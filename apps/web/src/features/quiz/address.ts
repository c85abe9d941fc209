import { type Level, levelNamed, pages, type QuizConditions } from '@utarang/contract';
import { asStored } from '@utarang/domain/language';
import { type QuizAsk, quizAsks } from '@utarang/domain/quiz/asks';

/**
 * The choice of quizzes (docs/product/sentences.md#sentence-quiz): the level or situation, and the kind of question.
 */
export type QuizChoice = QuizCondition & { readonly ask: QuizAsk };
/** The level or situation of the quizzes. */
export type QuizCondition =
  | { readonly mode: 'jlpt'; readonly level: Level }
  | { readonly mode: 'field'; readonly value: string };

/** "By JLPT level (N3 at first)"; where N3 has no questions yet, the level nearest to it that has some. */
const FIRST: readonly Level[] = ['N3', 'N4', 'N2', 'N5', 'N1'];

export const firstLevel = ({ levels: counts }: QuizConditions): Level =>
  FIRST.find((level) => counts.some((each) => each.level === level && each.count > 0)) ?? 'N3';

/** Reads the choice in an address. An unknown level or situation means the first level that has questions. */
export function choiceIn(search: URLSearchParams, conditions: QuizConditions): QuizChoice {
  const ask = quizAsks.find((each) => each === asStored(search.get('ask') ?? '').toLowerCase()) ?? 'blank';
  const value = asStored(search.get('value') ?? '');
  if (conditions.fields.some((field) => field.value === value)) return { mode: 'field', value, ask };
  const level = levelNamed(search.get('level'));
  return { mode: 'jlpt', level: level ?? firstLevel(conditions), ask };
}

/** The unknown kind of question in an address, or null: the page says so, and asks nothing else instead. */
export function unknownAsk(search: URLSearchParams): string | null {
  const ask = asStored(search.get('ask') ?? '');
  return ask === '' || quizAsks.some((each) => each === ask.toLowerCase()) ? null : ask;
}

/** The canonical address of a choice, to be shared; without a kind it asks for the missing word. */
export function addressOf(choice: QuizChoice): string {
  const search = new URLSearchParams(choice.mode === 'jlpt' ? { level: choice.level } : { value: choice.value });
  if (choice.ask !== 'blank') search.set('ask', choice.ask);
  return `${pages.sentenceQuiz}?${search}`;
}
