import type { GrammarOption, GrammarQuestion } from '@utarang/contract';
import type { Outline } from '../../lib/outline.js';
import { SENTENCE } from '../sentences/outlines.js';

const OPTION: Outline<GrammarOption> = { list: '', id: '', form: '', meaning: '', written: '', reading: '' } as never;

/** Questions of the grammar drill in an answer. */
export const QUESTIONS = [
  { sentence: SENTENCE, blank: [0], tip: '', right: OPTION, wrong: [OPTION], alike: [OPTION] },
] as never as Outline<GrammarQuestion[]>;
