import {
  jlptRedirect,
  levelNamed,
  levelPath,
  pages,
  QUERY_MAX,
  queryKeys,
  readLine,
  withQuery,
} from '@utarang/contract';
import { asSearched, asStored } from '@utarang/domain/language';
import { fields, format, jlpt, pageTitles } from '@utarang/messages';
import type { PageSources } from '../../lib/page-source.js';
import { pageIn, pageParameter, pagesShown } from './list-pages.js';
import type { Words } from './words.service.js';

/** The query in an address, as the calls take it; undefined for one that they would refuse. */
const queryIn = (search: URLSearchParams): string => readLine(search.get('q') ?? '', QUERY_MAX) ?? '';

/** The address with a situation: the first by default (docs/product/pages.md#redirects). */
function withChoice(asked: URLSearchParams, field: string): string {
  const parameters = new URLSearchParams(asked);
  parameters.set('value', field);
  return `${pages.fields}?${parameters}`;
}

/** The first words of the browsing pages. */
export function browsePages(words: Words): PageSources {
  return {
    jlpt({ path, search, asked }) {
      const redirect = jlptRedirect(path, asked);
      if (redirect) return { redirect };
      const level = levelNamed(search.get('level'));
      const q = queryIn(search);
      const page = pageIn(search);
      const sort = search.get('sort') === 'dictionary' ? 'dictionary' : 'order';
      if (!level) return {};
      return {
        title: format(jlpt.titleOf, { level }),
        ownParameters: { level, ...pageParameter(page) },
        crumbs: [{ name: format(jlpt.titleOf, { level }), path: levelPath(level) }],
        listed: q === '',
        queries: pagesShown(
          page,
          (query) => words.levelPage(level, { q: asSearched(q), sort, ...query }),
          (page) => queryKeys.levelWords(level, q, page, sort === 'dictionary'),
        ),
      };
    },

    fields({ search, asked }) {
      const names = words.fields();
      const [first] = names;
      const name = asStored(search.get('value') ?? '');
      if (name === '' && first !== undefined) return { redirect: withChoice(asked, first) };
      const list = { key: queryKeys.fields(), data: names };
      if (!names.includes(name)) return { listed: false, queries: [list] };
      return {
        title: format(fields.titleOf, { field: name }),
        ownParameters: { value: name },
        crumbs: [{ name: format(fields.titleOf, { field: name }), path: withQuery(pages.fields, { value: name }) }],
        listed: queryIn(search) === '',
        queries: [list, { key: queryKeys.fieldWords(name), data: words.fieldWords(name) }],
      };
    },

    koLike({ search }) {
      const q = queryIn(search);
      const page = pageIn(search);
      return {
        ownParameters: pageParameter(page),
        crumbs: [{ name: pageTitles.koLike, path: pages.koLike }],
        listed: q === '',
        queries: pagesShown(
          page,
          (query) => words.koLikePage({ q: asSearched(q), ...query }),
          (page) => queryKeys.koLikeWords(q, page),
        ),
      };
    },

    words({ search }) {
      const q = queryIn(search);
      const page = pageIn(search);
      return {
        ownParameters: pageParameter(page),
        crumbs: [{ name: pageTitles.words, path: pages.words }],
        listed: q === '',
        queries: pagesShown(
          page,
          (query) => words.page({ q: asSearched(q), ...query }),
          (page) => queryKeys.words('all', q, page),
        ),
      };
    },
  };
}
