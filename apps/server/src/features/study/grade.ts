import { type Grade, type GradedWord, gradeAnswer } from '@utarang/domain/study';
import type { Catalogue } from '../../catalogue/catalogue.js';

/** Grades answers against the whole catalogue; `own` are the member's own synonyms. */
export const createGrader =
  (catalogue: Pick<Catalogue, 'senses'>) =>
  (answerKo: string, word: GradedWord, own: readonly string[] = []): Grade =>
    gradeAnswer(answerKo, word, catalogue.senses, own);

/** True if it is right only by an own synonym. */
export const isOwn = (grade: Grade): boolean => grade.verdict === 'right' && grade.by === 'own';
