import { type GrammarQuestion, type GrammarQuestionsQuery, withQuery } from '@utarang/contract';
import { getJson } from '../../../lib/http.js';
import { requireOutline } from '../../../lib/outline.js';
import { QUESTIONS } from '../../../parts/grammar-drill/outlines.js';

/** Fetches new questions for a choice. */
export const askGrammar = ({ list, level, group, near }: GrammarQuestionsQuery): Promise<GrammarQuestion[]> =>
  getJson(
    withQuery('/api/grammar-questions', { list, level: level ?? false, group: group ?? false, near: near ?? false }),
  ).then(requireOutline<GrammarQuestion[]>(QUESTIONS));
