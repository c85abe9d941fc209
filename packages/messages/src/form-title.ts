import type { FormName } from '@utarang/contract';
import { forms, formWithSuru } from './ko/forms.js';
import { wordCounters } from './ko/word-counters.js';

/** The Korean name of a form of a word: of a counter after a number, of a noun with する, or of all its steps. */
export const formTitle = ({
  names,
  counted,
}: {
  readonly names: readonly FormName[];
  readonly counted?: true;
}): string =>
  counted ? wordCounters.form : names.length === 0 ? formWithSuru : names.map((name) => forms[name]).join(' · ');
