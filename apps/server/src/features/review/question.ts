import { BLANK, type QuestionKind, type ReviewQuestion } from '@utarang/contract';
import {
  type Gap,
  isRelearning,
  kindFor,
  type Parameters,
  recallNow,
  strengthOf,
  tellsMeaning,
} from '@utarang/domain/review';
import { furiganaOf, piecesOf } from '@utarang/domain/sentences';
import { homographsOf } from '@utarang/domain/study';
import { shownExample } from '../../catalogue/shown-sentence.js';
import type { CatalogueWord } from '../../catalogue/word.js';
import type { ReviewDeps } from './deps.js';
import type { Card } from './queue.repo.js';

type Catalogue = ReviewDeps['catalogue'];

/** The simplest example of a word in which the word is found. */
export function exampleOf(wordId: number, catalogue: Catalogue) {
  const [sentence] = catalogue.bank.ofWord(wordId);
  const example = sentence && shownExample(sentence, wordId, catalogue);
  return example && { sentence, example, hasGap: example.target[1] > example.target[0] };
}

/** The gap in the example of a word; null where there is none. */
export function gapOf(wordId: number, catalogue: Catalogue): Gap | null {
  const found = exampleOf(wordId, catalogue);
  if (!found?.hasGap) return null;
  const [start, end] = found.example.target;
  return { parts: furiganaOf(piecesOf(found.sentence.text) ?? []), start, end };
}

type QuestionOptions = {
  readonly now: Date;
  readonly kinds: readonly QuestionKind[];
  readonly hasVoice: boolean;
  readonly parameters: Parameters;
};

/**
 * The question for a card, of the kind that its memory asks for among the possible ones. It names where the word was
 * met unless that gives the answer away (docs/product/review.md#met-in).
 */
export function questionFor(
  { wordId, memory, metIn }: Card,
  word: CatalogueWord,
  asked: QuestionOptions,
  catalogue: Catalogue,
): ReviewQuestion {
  const isPossible = (kind: QuestionKind) =>
    asked.kinds.includes(kind) &&
    (kind !== 'listening' || asked.hasVoice) &&
    (kind !== 'sentence' || exampleOf(wordId, catalogue)?.hasGap === true);
  const kind = kindFor(memory, isPossible);
  const example = kind === 'sentence' ? exampleOf(wordId, catalogue)?.example : undefined;
  const shown = { meaning: word.japaneseWord, word: word.meaningKo, listening: word.japaneseWord, sentence: '' }[kind];
  const [start, end] = example?.target ?? [0, 0];
  const japanese = example?.japanese ?? '';
  return {
    wordId,
    kind,
    question: kind === 'sentence' ? japanese.slice(0, start) + BLANK + japanese.slice(end) : shown,
    meaningKo: kind === 'sentence' ? (example?.korean ?? null) : null,
    reading: kind === 'meaning' && homographsOf(word, catalogue.senses).length > 0 ? word.reading : null,
    level: word.level,
    retrievability: memory && recallNow(memory, asked.now, asked.parameters),
    strength: memory && strengthOf(memory),
    isNew: memory === null,
    isAgain: memory !== null && isRelearning(memory),
    metIn: kind === 'meaning' && metIn && !tellsMeaning(metIn.title, word.meaningKo) ? metIn : null,
  };
}
