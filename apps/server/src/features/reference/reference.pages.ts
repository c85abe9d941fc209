import { kanaDrills } from '@utarang/content/data/kana';
import {
  type Ending,
  type EntryHead,
  type InitialData,
  kanaTabs,
  type ListedEntry,
  type PageId,
  type Particle,
  pages,
  QUERY_MAX,
  queryKeys,
  readLine,
} from '@utarang/contract';
import { kanaChart } from '@utarang/domain/kana';
import { asStored } from '@utarang/domain/language';
import { format, grammarDrill, kana, pageTitles } from '@utarang/messages';
import type { PageContent, PageSources } from '../../lib/page-source.js';
import type { Entries } from './entries.service.js';
import { headOfEntry } from './entry-head.js';

/**
 * Checks whether an address shows a whole list: it has no search and no filter, and no parameter but the `allowed`
 * ones. Search engines do not list parts of a list separately.
 */
const isWhole = (search: URLSearchParams, allowed: readonly string[] = []): boolean =>
  ['tab', 'f', 'saved', 'view', 'drill', 'level', 'answer', 'near'].every(
    (name) => allowed.includes(name) || !search.has(name),
  ) && !readLine(search.get('q') ?? '', QUERY_MAX);

/** The initial data of the pages of the reference: their whole lists, which the page filters itself. */
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

  particles({ search }) {
    const f = choiceIn(search, 'f');
    return listOf('particles', search, entries.particles(), ({ category }) => f === null || f === category);
  },
  endings({ search }) {
    const [f, level] = [choiceIn(search, 'f'), choiceIn(search, 'level')];
    const isChosen = (each: Ending) =>
      (f === null || f === each.group) && (level === null || level.toUpperCase() === each.level);
    return listOf('endings', search, entries.endings(), isChosen);
  },

  particle({ params: { id = '' } }) {
    const data = entries.particle(id);
    return data && { ...headOfEntry(data), queries: [{ key: queryKeys.particle(id), data }] };
  },
  ending({ params: { id = '' } }) {
    const data = entries.ending(id);
    return data && { ...headOfEntry(data), queries: [{ key: queryKeys.ending(id), data }] };
  },
});

/** The number of cards with all their parts: as many as fill a large screen. */
const WHOLE_CARDS = 16;

/** The choice in an address, whatever its case, or null for all. */
const choiceIn = (search: URLSearchParams, name: 'f' | 'level'): string | null => {
  const value = asStored(search.get(name) ?? '').toLowerCase();
  return value === '' || value === 'all' ? null : value;
};

const headOf = <Whole extends Particle | Ending>(entry: Whole): EntryHead<Whole> => {
  const { tip, avoid, korean, examples, ...head } = entry;
  return head;
};

/** A list whose first chosen entries are complete; the others come without the parts that only their cards show. */
function firstWhole<Whole extends Particle | Ending>(
  entries: readonly Whole[],
  isChosen: (entry: Whole) => boolean,
): ListedEntry<Whole>[] {
  const whole = new Set(entries.filter(isChosen).slice(0, WHOLE_CARDS));
  return entries.map((entry) => (whole.has(entry) ? entry : headOf(entry)));
}

/**
 * The list of a page, which the page filters itself. A search needs all texts, so it gets the complete list; without
 * one the page loads that afterwards.
 */
function listOf<Whole extends Particle | Ending>(
  page: PageId & ('particles' | 'endings'),
  search: URLSearchParams,
  entries: readonly Whole[],
  isChosen: (entry: Whole) => boolean,
): PageContent {
  const crumbs = [{ name: pageTitles[page], path: pages[page] }];
  // The drill loads its questions once it begins.
  if (search.get('drill') === 'true') {
    return { crumbs, title: grammarDrill[`title.${page}`], listed: false, queries: [] };
  }
  const queries: InitialData['queries'] = readLine(search.get('q') ?? '', QUERY_MAX)
    ? [{ key: queryKeys[page](), data: entries }]
    : [{ key: queryKeys.firstEntries(page), data: firstWhole(entries, isChosen) }];
  return { crumbs, listed: isWhole(search), queries };
}
