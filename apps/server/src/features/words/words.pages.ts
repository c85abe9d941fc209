import { type FoundAll, isStart, queryKeys, readHomeState, wordParams } from '@utarang/contract';
import { asSearched, type SearchText } from '@utarang/domain/language';
import type { PageSources } from '../../lib/page-source.js';
import { pageIn, pageParameter, pagesShown } from './list-pages.js';
import type { createStart } from './start.service.js';
import { headOfWord } from './word-head.js';
import type { Words } from './words.service.js';

/** The initial data of the home page and of a word's page. */
export function wordPages(
  words: Words,
  start: ReturnType<typeof createStart>,
  everything: (q: SearchText) => FoundAll,
): PageSources {
  return {
    home({ search }) {
      const { mode, q, exact = false } = readHomeState(search);
      const page = pageIn(search);
      const shown = pagesShown(
        page,
        (query) => words.page({ mode, q: asSearched(q), exact, ...query }),
        (page) => queryKeys.words(mode, q, page, exact),
      );
      if (isStart(search)) return { queries: [...shown, { key: queryKeys.start(), data: start() }] };
      // Without a search the first page of the list has its number in the address, too: `/` alone is the start.
      return {
        ownParameters: q ? pageParameter(page) : { page: String(page + 1) },
        listed: q === '',
        queries: q ? [...shown, { key: queryKeys.everything(q), data: everything(asSearched(q)) }] : shown,
      };
    },

    word({ params }) {
      const { data } = wordParams.safeParse(params);
      const word = data && words.detail(data.id);
      return word
        ? { ...headOfWord(word), listed: !word.retired, queries: [{ key: queryKeys.word(word.id), data: word }] }
        : null;
    },
  };
}
