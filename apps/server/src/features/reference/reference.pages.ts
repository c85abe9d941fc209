import { kanaDrills } from '@utarang/content/data/kana';
import { type FirstData, kanaTabs, type PageId, pages, QUERY_MAX, queryKeys, readLine } from '@utarang/contract';
import { kanaChart } from '@utarang/domain/kana';
import { asStored } from '@utarang/domain/language';
import { format, kana, pageTitles } from '@utarang/messages';
import type { PageContent, PageSources } from '../../lib/page-source.js';
import type { Entries } from './entries.service.js';
import { headOfEntry } from './entry-head.js';

/**
 * Checks whether an address shows a whole list: it searches and filters nothing, and has no parameter but the `allowed`
 * ones. Search engines need not see a part of the list again.
 */
const isWhole = (search: URLSearchParams, allowed: readonly string[] = []): boolean =>
  ['tab', 'f', 'view', 'drill', 'level'].every((name) => allowed.includes(name) || !search.has(name)) &&
  !readLine(search.get('q') ?? '', QUERY_MAX);

/** The first data of the pages of the reference: their whole lists, which the page filters itself. */
export const referencePages = (entries: Entries): PageSources => ({
  kana({ search }) {
    const wanted = asStored(search.get('tab') ?? '') || kanaTabs[0];
    const tab = kanaTabs.find((each) => each === wanted);
    const isOtherTab = tab !== undefined && tab !== kanaTabs[0];
    const isDrill = kanaDrills.includes(search.get('drill') ?? '');
    return {
      ...(isDrill && { title: format(kana.titleOf, { tab: kana['drill.title'] }) }),
      ...(isOtherTab &&
        !isDrill && { title: format(kana.titleOf, { tab: kana[`tab.${tab}`] }), ownParameters: { tab } }),
      crumbs: [{ name: pageTitles.kana, path: pages.kana }],
      listed: tab !== undefined && isWhole(search, ['tab']),
      queries: [{ key: queryKeys.kana(), data: kanaChart }],
    };
  },

  particles: ({ search }) => listOf('particles', search, [{ key: queryKeys.particles(), data: entries.particles() }]),
  endings: ({ search }) => listOf('endings', search, [{ key: queryKeys.endings(), data: entries.endings() }]),

  particle({ params: { id = '' } }) {
    const data = entries.particle(id);
    return data && { ...headOfEntry(data), queries: [{ key: queryKeys.particle(id), data }] };
  },
  ending({ params: { id = '' } }) {
    const data = entries.ending(id);
    return data && { ...headOfEntry(data), queries: [{ key: queryKeys.ending(id), data }] };
  },
});

/** The whole list of a page, however it is filtered. */
const listOf = (
  page: PageId & ('particles' | 'endings'),
  search: URLSearchParams,
  queries: FirstData['queries'],
): PageContent => ({
  crumbs: [{ name: pageTitles[page], path: pages[page] }],
  listed: isWhole(search),
  queries,
});
