import { isFormAsMeant, type Lemma, lemmasOf, type Use } from '../../language/korean/index.js';
import { joinedHada } from './hada.js';

/**
 * "Every ending of a verb or adjective of a sense (먹어, 먹어요, 먹었다, 먹는다, 먹습니다, 먹기, 먹음, 먹는; 예뻐, 예쁜, 예뻐요, 예쁘게 only where the
 * sense is an adverb)" (docs/product/grading.md#forms-of-the-same-word). 먹은 and 먹을 are not among them: such forms are
 * as often other words: 산, 물.
 */
const ANSWERS: ReadonlySet<Use> = new Set<Use>(['statement', 'past', 'noun', 'adnominal']);

/** The dictionary forms of a key, if it is one of the forms that count as an answer. */
export const answerLemmas = (key: string): Lemma[] => lemmasOf(key).filter(({ use }) => ANSWERS.has(use));

/** The readings of an answer: as itself, and as a form of each dictionary form. */
export type Readings = { readonly key: string; readonly lemmas: readonly Lemma[] };

/**
 * Reads an answer to a word of this meaning. "Of two verbs that are written alike the one that is meant"
 * (docs/product/grading.md#forms-of-the-same-word): 걸었다 for 歩く, and not 걷었다.
 */
export const readAnswer = (key: string, meaning: string): Readings => ({
  key,
  lemmas: answerLemmas(key)
    .filter((lemma) => isFormAsMeant(key, lemma.word, meaning))
    .map((lemma) => ({ ...lemma, word: joinedHada(lemma.word) })),
});
