import type { GrammarQuestion } from '@utarang/contract';
import { getJson } from '../../../lib/http.js';
import { requireOutline } from '../../../lib/outline.js';
import { QUESTIONS } from '../../../parts/grammar-drill/outlines.js';

/** Fetches the questions to the saved patterns that are due. */
export const askPatterns = (): Promise<GrammarQuestion[]> =>
  getJson('/api/review/patterns').then(requireOutline<GrammarQuestion[]>(QUESTIONS));
