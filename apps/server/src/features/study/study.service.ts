import { createOnce } from '../../learner/once.js';
import { createBringAlong } from './bring-along.service.js';
import { createDays } from './days.service.js';
import type { StudyDeps } from './deps.js';
import { createKnownWords } from './known-words.service.js';
import { createStudyExport } from './own-data.service.js';
import { createOwnWords } from './own-words.service.js';
import { createReports } from './reports.service.js';
import { createSavedWords } from './saved-words.service.js';
import { createSynonyms } from './synonyms.service.js';
import { createTakeAlong } from './take-along.service.js';
import { createWordTests } from './word-tests.service.js';

/** The services of the study, by subject. */
export function createStudy(deps: StudyDeps) {
  const once = createOnce(deps.turn);
  return {
    savedWords: createSavedWords({ ...deps, once }),
    wordTests: createWordTests({ ...deps, once }),
    synonyms: createSynonyms(deps),
    reports: createReports(deps),
    days: createDays(deps),
    knownWords: createKnownWords(deps),
    takeAlong: createTakeAlong(deps),
    bringAlong: createBringAlong(deps),
    ownWords: createOwnWords(deps),
    export: createStudyExport(deps),
  };
}

export type Study = ReturnType<typeof createStudy>;
