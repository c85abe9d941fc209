import { common, format } from '@utarang/messages';
import { type ReactNode, useCallback, useMemo } from 'react';
import { ChoiceRow } from '../../../parts/reference/choice-row.js';
import { type Choices, unknownChoice } from '../../../parts/reference/reference-address.js';
import { ReferencePage, UnknownChoice } from '../../../parts/reference/reference-page.js';
import type { MakeSearch } from '../../../parts/reference/use-entries.js';
import { useReferenceList } from '../../../parts/reference/use-reference-list.js';
import { useReferenceSearch } from '../../../parts/reference/use-reference-search.js';
import type { MinCardSize } from '../../../parts/reference/use-viewport.js';
import { Select } from '../../../ui/select/select.js';
import css from './music-page.module.css';

/** The settings in which the lists of songs and of artists differ, and a member's own list and the whole one. */
export type MusicSettings<Item> = {
  path: string;
  texts: { title: string; search: string; loadFail: string; empty: string; count: string };
  /** The values of the filter and of the order in an address; the first of each is the default, which is left out. */
  choices: Choices<'f' | 'sort'>;
  filter: { label: string; nameOf: (value: string) => string };
  sortName: (sort: string) => string;
  isChosen: (item: Item, filter: string) => boolean;
  sorted: (items: readonly Item[], sort: string) => readonly Item[];
  /** Finds items by their names. */
  makeSearch: MakeSearch<Item>;
  cards: (items: readonly Item[]) => ReactNode;
  leastCard: MinCardSize;
  /** The content above the whole list, shown without a search, a filter or another order. */
  shelves?: ((items: readonly Item[]) => ReactNode) | undefined;
};

type MusicPageProps<Item> = {
  settings: MusicSettings<Item>;
  /** All items; undefined while they load. */
  entries: readonly Item[] | undefined;
  error: Error | null;
  retry: () => void;
  /** The content at the end of the bar. */
  after?: ReactNode;
};

/** A list of songs or artists with its search, its filter and its orders (docs/product/songs.md#songs). */
export function MusicPage<Item>({ settings, entries, error, retry, after }: MusicPageProps<Item>) {
  const { path, texts, choices, filter, sortName, isChosen, sorted, makeSearch, cards, leastCard, shelves } = settings;
  const search = useReferenceSearch(path, choices);
  const unknown = unknownChoice(search.address, choices);
  const { f } = search.address;
  const sort = choices.sort.find((each) => each === search.address.sort) ?? choices.sort[0];
  const ordered = useMemo(() => entries && sorted(entries, sort), [entries, sorted, sort]);
  const chosen = useCallback((item: Item) => isChosen(item, f), [isChosen, f]);
  const { shown, elsewhere } = useReferenceList({ entries: ordered, q: search.q, isChosen: chosen, makeSearch });

  const isWhole = search.q === '' && f === choices.f[0] && sort === choices.sort[0];
  return (
    <ReferencePage
      title={texts.title}
      search={search}
      label={texts.search}
      after={
        <div className={css['order']}>
          <Select
            label={common.sort}
            value={sort}
            options={Object.fromEntries(choices.sort.map((each) => [each, sortName(each)]))}
            onChoose={(value) => search.choose('sort', value)}
          />
          {after}
        </div>
      }
      filters={
        <ChoiceRow
          search={search}
          name="f"
          label={filter.label}
          variant="chips"
          options={choices.f.map((value) => ({ value, content: filter.nameOf(value) }))}
        />
      }
      above={shelves && isWhole && entries && shelves(entries)}
      shown={shown}
      card={leastCard}
      loadFail={texts.loadFail}
      error={error}
      onRetry={retry}
      countText={(n) => format(texts.count, { n })}
      empty={texts.empty}
      elsewhere={{ n: elsewhere, to: search.hrefOf('f', choices.f[0]) }}
      missing={unknown === null ? undefined : <UnknownChoice value={unknown} page={texts.title} to={path} />}
    >
      {cards}
    </ReferencePage>
  );
}
