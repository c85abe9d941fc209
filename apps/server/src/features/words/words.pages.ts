import { queryKeys, readHomeState } from '@utarang/contract';
import type { PageSources } from '../../lib/page-source.js';
import { wordIdOf } from '../../lib/word-id.js';
import { pageChoice, pageIn, pagesShown } from './list-pages.js';
import { headOfWord } from './word-head.js';
import type { Words } from './words.service.js';

/** The first words of the home page and of a word's own page. */
export function wordPages(words: Words): PageSources {
  return {
    home({ search }) {
      const { mode, q, exact = false } = readHomeState(search);
      const page = pageIn(search);
      return {
        choice: pageChoice(page),
        listed: q === '',
        // The page that the address names tells how many words there are, whether it exists or not.
        queries: pagesShown(
          page,
          [page],
          (query) => words.page({ mode, q, exact, ...query }),
          (page) => queryKeys.words(mode, q, page, exact),
        ),
      };
    },

    word({ params }) {
      const id = wordIdOf(params['id'] ?? '');
      const word = id && words.detail(id);
      return word ? { ...headOfWord(word), queries: [{ key: queryKeys.word(word.id), data: word }] } : null;
    },
  };
}
