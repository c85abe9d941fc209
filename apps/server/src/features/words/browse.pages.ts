import { PAGE_SIZE, QUERY_MAX, queryKeys, readLine } from '@utarang/contract';
import { fields, format, jlpt } from '@utarang/messages';
import type { PageSources } from '../../lib/page-source.js';
import { type Browse, levelNamed } from './browse.service.js';
import type { Words } from './words.service.js';

/** The query of an address as the calls would take it; one that they would refuse searches for nothing. */
const queryIn = (search: URLSearchParams): string => readLine(search.get('q') ?? '', QUERY_MAX) ?? '';

/** The first words of the browsing pages. */
export function browsePages(words: Words, browse: Browse): PageSources {
  return {
    jlpt({ search }) {
      const level = levelNamed(search.get('level'));
      const q = queryIn(search);
      if (!level) return {};
      return {
        title: format(jlpt.titleOf, { level }),
        choice: { level },
        queries: [{ key: queryKeys.levelWords(level, q, 0), data: browse.firstOf(level, q) }],
      };
    },

    fields({ search }) {
      const names = browse.fields();
      const name = search.get('value')?.normalize('NFC').trim() || names[0];
      const list = { key: queryKeys.fields(), data: names };
      if (name === undefined || !names.includes(name)) return { queries: [list] };
      return {
        title: format(fields.titleOf, { field: name }),
        choice: { value: name },
        queries: [list, { key: queryKeys.fieldWords(name), data: browse.field(name) }],
      };
    },

    koLike: () => ({ queries: [{ key: queryKeys.koLike(''), data: browse.koLike('') }] }),

    words({ search }) {
      const q = queryIn(search);
      const data = words.page({ mode: 'all', q, page: 0, size: PAGE_SIZE });
      return { queries: [{ key: queryKeys.words('all', q, 0), data }] };
    },
  };
}
