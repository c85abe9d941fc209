import { PAGE_SIZE, queryKeys, readHomePage, readHomeState, type WordDetail, wordParams } from '@utarang/contract';
import { format, wordPage } from '@utarang/messages';
import type { PageSources } from '../../lib/page-source.js';
import type { Words } from './words.service.js';

/** The first words of the home page and of a word's own page. */
export function wordPages(words: Words): PageSources {
  return {
    home({ search }) {
      const { mode, q, exact = false } = readHomeState(search);
      const page = readHomePage(search) - 1;
      const data = words.page({ mode, q, page, size: PAGE_SIZE, exact });
      return { queries: [{ key: queryKeys.words(mode, q, page, exact), data }] };
    },

    word({ params }) {
      const { data } = wordParams.safeParse(params);
      const word = data && words.detail(data.id);
      return word
        ? { ...describe(word), listed: !word.retired, queries: [{ key: queryKeys.word(word.id), data: word }] }
        : null;
    },
  };
}

const describe = ({ japaneseWord: word, hiragana, koreanPronunciation: pron, meaningKo: meaning }: WordDetail) => ({
  title: format(wordPage.title, { word }),
  description: format(wordPage.description, { word, hiragana, pron, meaning }),
});
