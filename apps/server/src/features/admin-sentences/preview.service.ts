import type { SentencePreview, SentencePreviewContent, Word } from '@utarang/contract';
import {
  type LevelledWord,
  mayStandIn,
  piecesOf,
  placeFaults,
  questionIn,
  writtenText,
} from '@utarang/domain/sentences';
import type { Analyser } from '../../analyser/analyser.js';
import type { Catalogue } from '../../catalogue/catalogue.js';
import { shownSentence } from '../../catalogue/shown-sentence.js';
import { type CatalogueWord, inList } from '../../catalogue/word.js';
import { alikeErrors, errorsOf, type Judges } from './faults.js';

type Deps = {
  readonly judges: Judges;
  readonly catalogue: Pick<Catalogue, 'word' | 'bank'>;
  readonly analyser: Pick<Analyser, 'wordsOf'>;
};

/** Previews a sentence: its display, its question, further words in it, and its faults. */
export function createSentencePreview({ judges, catalogue, analyser }: Deps) {
  const known = (ids: readonly number[]): CatalogueWord[] => ids.flatMap((id) => catalogue.word(id) ?? []);

  const questionOf = ({ text, wordIds, quiz }: SentencePreviewContent): SentencePreview['question'] => {
    const [answer] = quiz ? known([quiz.answerId]) : [];
    if (!quiz || !answer) return null;
    const question = questionIn<LevelledWord>({ text, words: known(wordIds) }, answer, known(quiz.wrongIds));
    return question && { blank: [...question.blank], options: [...question.options] };
  };

  /** Words that the analyser finds in the text beside the named ones; none while it is busy with other texts. */
  const furtherWords = async ({ text, wordIds, level }: SentencePreviewContent): Promise<Word[]> => {
    const written = writtenText(piecesOf(text) ?? []);
    if (written === '') return [];
    const { wordIds: foundIds } = await analyser.wordsOf(written, { caller: 'admins' }).catch(() => ({ wordIds: [] }));
    const named = known(wordIds);
    return known(foundIds.filter((id) => !wordIds.includes(id)))
      .filter((word) => mayStandIn(word.level, level) && placeFaults({ text, words: [...named, word] }).length === 0)
      .map(inList);
  };

  return async (content: SentencePreviewContent): Promise<SentencePreview> => {
    const { id = 0, ...draft } = content;
    const others = catalogue.bank.all.filter((other) => other.id !== id);
    const stored = catalogue.bank.byId(id);
    const isOther = stored?.text !== draft.text || stored.meaningKo !== draft.meaningKo;
    return {
      // A new sentence has no id yet: 1 is a placeholder, which nobody sees.
      shown: shownSentence({ ...draft, id: id || 1, retiredAt: null }, catalogue),
      found: await furtherWords(content),
      question: questionOf(content),
      errors: { ...(isOther && alikeErrors(draft, others)), ...errorsOf(draft, judges) },
    };
  };
}

export type PreviewSentence = ReturnType<typeof createSentencePreview>;
