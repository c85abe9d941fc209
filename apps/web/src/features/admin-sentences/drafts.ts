import type { AdminSentence, SentenceContent, Word } from '@utarang/contract';
import { adminSentences as texts } from '@utarang/messages';
import { createEdits, type Edit } from '../../parts/admin/edits.js';

/**
 * The draft of a sentence in its form: whole words in place of ids, and the fields of a quiz even where it has none.
 */
export type Draft = Omit<SentenceContent, 'wordIds' | 'quiz'> & {
  readonly words: readonly Word[];
  readonly isAsked: boolean;
  readonly answerId: number | null;
  readonly wrong: readonly Word[];
  readonly korean: string;
  readonly note: string;
};

/** The id of a sentence that has not been added yet. */
export const NEW = 0;

/** The draft with which the form of a new sentence begins. */
export const emptySentence: AdminSentence = {
  id: NEW,
  version: 0,
  level: 'N5',
  text: '',
  meaningKo: '',
  wordIds: [],
  targetIds: [],
  situations: [],
  quiz: null,
  retired: false,
  words: [],
  shown: { id: 1, japanese: '', furigana: [], pronunciation: '', korean: '', level: 'N5', words: [], entries: [] },
};

function draftOf({ words, wordIds, quiz, level, text, meaningKo, targetIds, situations }: AdminSentence): Draft {
  const wordsOf = (ids: readonly number[]) => ids.flatMap((id) => words.find((word) => word.id === id) ?? []);
  return {
    level,
    text,
    meaningKo,
    targetIds,
    situations,
    words: wordsOf(wordIds),
    isAsked: quiz !== null,
    answerId: quiz?.answerId ?? null,
    wrong: wordsOf(quiz?.wrongIds ?? []),
    korean: quiz?.korean ?? '',
    note: quiz?.note ?? '',
  };
}

/** The body of the call. A quiz without an answer counts as none: no save sends it (`faultsOf`). */
export function contentOf({ words, isAsked, answerId, wrong, korean, note, ...rest }: Draft): SentenceContent {
  const wordIds = words.map(({ id }) => id);
  const targetIds = rest.targetIds.filter((id) => wordIds.includes(id));
  const quiz = isAsked && answerId !== null ? { answerId, wrongIds: wrong.map(({ id }) => id), korean, note } : null;
  return { ...rest, targetIds, wordIds, quiz };
}

/** The sentence for each field that cannot be sent. */
export const faultsOf = ({ isAsked, answerId }: Draft): Record<string, string> =>
  isAsked && answerId === null ? { 'quiz.answer': texts.chooseAnswer } : {};

/** The sentences that are being edited, and the new one. */
export const sentenceEdits = createEdits(draftOf);
export type SentenceEdit = Edit<AdminSentence, Draft>;
