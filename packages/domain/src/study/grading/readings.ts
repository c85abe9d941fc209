import { type Lemma, lemmasOf, type Use } from '../../language/korean/index.js';
import { joinedHada } from './hada.js';

/**
 * "Every ending of a verb or adjective of a sense (먹어, 먹어요, 먹었다, 먹는다, 먹습니다, 먹기, 먹음, 먹는; 예뻐, 예쁜,
 * 예뻐요, 예쁘게 only where the sense is an adverb)" (docs/product/grading.md#forms-of-the-same-word). 먹은 and 먹을 are not
 * among them, which by themselves are other words as often: 산, 물.
 */
const ANSWERS: ReadonlySet<Use> = new Set<Use>(['statement', 'past', 'noun', 'adnominal']);

/** The dictionary forms of which a key is a form that counts as an answer. */
export const answerLemmas = (key: string): Lemma[] => lemmasOf(key).filter(({ use }) => ANSWERS.has(use));

/** An answer as it may be read: as itself, and as a form of each dictionary form. */
export type Readings = { readonly key: string; readonly lemmas: readonly Lemma[] };

export const readAnswer = (key: string): Readings => ({
  key,
  lemmas: answerLemmas(key).map((lemma) => ({ ...lemma, word: joinedHada(lemma.word) })),
});
