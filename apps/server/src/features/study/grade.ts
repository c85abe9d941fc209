import { type GradedWord, gradeAnswer, type Verdict } from '@utarang/domain/study';
import type { Catalogue } from '../../catalogue/catalogue.js';

export type Grade = {
  readonly verdict: Verdict;
  /** Right only because the member counts it so. */
  readonly own: boolean;
};

/** Grades answers against the whole catalogue; `own` are further ones that the member counts as right. */
export const createGrader =
  (catalogue: Pick<Catalogue, 'senses'>) =>
  (answerKo: string, word: GradedWord, own: readonly string[] = []): Grade => {
    const grade = gradeAnswer(answerKo, { ...word, ownSynonyms: own }, catalogue.senses);
    return { verdict: grade.verdict, own: grade.verdict === 'right' && grade.by === 'own' };
  };
