import { createOnce } from '../../learner/once.js';
import { createDays } from './days.js';
import type { StudyDeps } from './deps.js';
import { createStudyExport } from './own-data.js';
import { createReports } from './reports.js';
import { createSavedWords } from './saved-words.js';
import { createSynonyms } from './synonyms.js';
import { createWordTests } from './word-tests.js';

/** All that is done to learn words, by subject. */
export function createStudy(deps: StudyDeps) {
  const once = createOnce(deps.turn);
  return {
    savedWords: createSavedWords({ ...deps, once }),
    wordTests: createWordTests({ ...deps, once }),
    synonyms: createSynonyms(deps),
    reports: createReports(deps),
    days: createDays(deps),
    export: createStudyExport(deps),
  };
}

export type Study = ReturnType<typeof createStudy>;
