import { type GrammarOption, type GrammarQuestion, type GrammarQuestionsQuery, withQuery } from '@utarang/contract';
import { getJson } from '../../../lib/http.js';
import { like, type Outline } from '../../../lib/outline.js';
import { SENTENCE } from '../../../parts/sentences/outlines.js';

const OPTION: Outline<GrammarOption> = { list: '', id: '', form: '', meaning: '', written: '', reading: '' } as never;
const QUESTIONS = [
  { sentence: SENTENCE, blank: [0], tip: '', right: OPTION, wrong: [OPTION], alike: [OPTION] },
] as never as Outline<GrammarQuestion[]>;

/** New questions of what is chosen. */
export const askGrammar = ({ list, level, group, near }: GrammarQuestionsQuery): Promise<GrammarQuestion[]> =>
  getJson(
    withQuery('/api/grammar-questions', { list, level: level ?? false, group: group ?? false, near: near ?? false }),
  ).then(like<GrammarQuestion[]>(QUESTIONS));
