import type { SentencePreview, SentencePreviewContent, Word } from '@utarang/contract';
import { isWithin, type LevelledWord, piecesOf, placeFaults, questionIn, writtenText } from '@utarang/domain/sentences';
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

/** What a sentence would look like, what it would ask, which further words stand in it, and what is wrong with it. */
export function createSentencePreview({ judges, catalogue, analyser }: Deps) {
  const known = (ids: readonly number[]): CatalogueWord[] => ids.flatMap((id) => catalogue.word(id) ?? []);

  const questionOf = ({ text, wordIds, quiz }: SentencePreviewContent): SentencePreview['question'] => {
    const [answer] = quiz ? known([quiz.answerId]) : [];
    if (!quiz || !answer) return null;
    const made = questionIn<LevelledWord>({ text, words: known(wordIds) }, answer, known(quiz.wrongIds));
    return made && { blank: [...made.blank], options: [...made.options] };
  };

  /** Words that a reader finds in it beside the named ones; none while the reader is busy with the texts of others. */
  const further = async ({ text, wordIds, level }: SentencePreviewContent): Promise<Word[]> => {
    const written = writtenText(piecesOf(text) ?? []);
    if (written === '') return [];
    const { wordIds: read } = await analyser.wordsOf(written).catch(() => ({ wordIds: [] }));
    const named = known(wordIds);
    return known(read.filter((id) => !wordIds.includes(id)))
      .filter((word) => isWithin(word.level, level) && placeFaults({ text, words: [...named, word] }).length === 0)
      .map(inList);
  };

  return async (content: SentencePreviewContent): Promise<SentencePreview> => {
    const { id = 0, ...draft } = content;
    const others = catalogue.bank.all.filter((other) => other.id !== id);
    const stored = catalogue.bank.byId(id);
    const isOther = stored?.text !== draft.text || stored.meaningKo !== draft.meaningKo;
    return {
      // An id that is shown to nobody: the preview of a new one has none yet.
      shown: shownSentence({ ...draft, id: id || 1, retiredAt: null }, catalogue),
      found: await further(content),
      question: questionOf(content),
      errors: { ...(isOther && alikeErrors(draft, others)), ...errorsOf(draft, judges) },
    };
  };
}

export type PreviewSentence = ReturnType<typeof createSentencePreview>;
