import type { StudyDeps } from './deps.js';
import { createOnce } from './once.js';
import { createSavedWords } from './saved-words.js';
import { createTurn } from './turn.js';
import { createWordTests } from './word-tests.js';

/** All that members do with words, by subject. */
export function createStudy(deps: StudyDeps) {
  const turn = createTurn(deps);
  const once = createOnce(turn);
  return {
    savedWords: createSavedWords({ ...deps, turn, once }),
    wordTests: createWordTests({ ...deps, once }),
  };
}

export type Study = ReturnType<typeof createStudy>;
