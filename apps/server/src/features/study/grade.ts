import type { Verdict } from '@utarang/domain/study';
import type { CatalogueWord } from '../../catalogue/catalogue.js';

export type Grade = {
  readonly verdict: Verdict;
  /** Right only because the member counts it so. */
  readonly own: boolean;
};

const sensesOf = (meaningKo: string) => meaningKo.split(/[,;/·]/).map((sense) => sense.trim());

/** Grades answers, with those that the member counts as right. */
export function grade(answerKo: string, { meaningKo }: CatalogueWord, own: readonly string[] = []): Grade {
  if (sensesOf(meaningKo).includes(answerKo)) return { verdict: 'right', own: false };
  return own.includes(answerKo) ? { verdict: 'right', own: true } : { verdict: 'wrong', own: false };
}
