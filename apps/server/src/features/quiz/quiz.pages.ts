import { levelNamed, pages, queryKeys } from '@utarang/contract';
import { asStored } from '@utarang/domain/language';
import { format, pageTitles, sent } from '@utarang/messages';
import type { PageSources } from '../../lib/page-source.js';
import type { Quizzes } from './quiz.service.js';

/** The initial data of the quiz: the possible conditions. The browser fetches the quizzes themselves, one by one. */
export const quizPages = (quizzes: Quizzes): PageSources => ({
  sentenceQuiz({ search }) {
    const conditions = quizzes.conditions();
    const queries = [{ key: queryKeys.quizConditions(), data: conditions }];
    const crumbs = [{ name: pageTitles.sentenceQuiz, path: pages.sentenceQuiz }];
    const value = asStored(search.get('value') ?? '');
    if (conditions.fields.some((field) => field.value === value)) {
      return { queries, crumbs, title: format(sent.titleOf, { of: value }), ownParameters: { value } };
    }
    const level = levelNamed(search.get('level'));
    if (!level) return { queries, crumbs };
    return { queries, crumbs, title: format(sent.titleOf, { of: level }), ownParameters: { level } };
  },
});
