import { type Grade, type GradedWord, gradeAnswer } from '@utarang/domain/study';
import type { Catalogue } from '../../catalogue/catalogue.js';

/** Grades answers against the whole catalogue; `own` are further ones that the member counts as right. */
export const createGrader =
  (catalogue: Pick<Catalogue, 'senses'>) =>
  (answerKo: string, word: GradedWord, own: readonly string[] = []): Grade =>
    gradeAnswer(answerKo, word, catalogue.senses, own);

/** Right only because the member counts it so. */
export const isOwn = (grade: Grade): boolean => grade.verdict === 'right' && grade.by === 'own';
