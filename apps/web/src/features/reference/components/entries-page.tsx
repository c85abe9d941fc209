import { type Ending, type ListedEntry, type Particle, pages } from '@utarang/contract';
import { hasTableEnding } from '@utarang/domain/search';
import { endings, format, particles } from '@utarang/messages';
import { type ReactNode, useCallback } from 'react';
import { useDocumentTitle } from '../../../parts/page/document-title.js';
import { type Choices, referenceAddress, unknownChoice } from '../../../parts/reference/reference-address.js';
import { ReferencePage, UnknownChoice } from '../../../parts/reference/reference-page.js';
import type { MakeSearch } from '../../../parts/reference/use-entries.js';
import { useReferenceList } from '../../../parts/reference/use-reference-list.js';
import type { ReferenceSearch } from '../../../parts/reference/use-reference-search.js';
import type { AnyListedEntry } from '../entry.js';
import { EntryCards, leastCard } from './entry-card.js';
import { SavedChoice, useSavedChoice } from './saved-choice.js';

type EntriesPageProps<Entry extends Particle | Ending, Name extends string> = {
  list: 'particles' | 'endings';
  texts: Readonly<Record<'title' | 'search' | 'count' | 'empty', string>>;
  search: ReferenceSearch<Name | 'saved'>;
  choices: Choices<Name | 'saved'>;
  /** The entries as they are loaded: see `useLongList`. */
  loaded: { entries: readonly ListedEntry<Entry>[] | undefined; error: Error | null; retry: () => void };
  /** Checks whether an entry fits the choices of the address. It has to be stable (`useCallback`). */
  fits: (entry: ListedEntry<Entry>) => boolean;
  makeSearch: MakeSearch<ListedEntry<Entry>>;
  intro: ReactNode;
  /** The content of the bar after the search. */
  after?: ReactNode;
  /** The filter of the page, below the filter for saved entries. */
  filter: ReactNode;
};

/** A list of particles or endings, by the choices of its address or by a search. */
export function EntriesPage<Entry extends Particle | Ending, Name extends string>({
  list,
  texts,
  search,
  choices,
  loaded,
  fits,
  makeSearch,
  intro,
  after,
  filter,
}: EntriesPageProps<Entry, Name>) {
  const { address } = search;
  const unknown = unknownChoice(address, choices);
  useDocumentTitle(texts.title);
  const saved = useSavedChoice(address.saved);
  const { isSaved } = saved;
  const isChosen = useCallback((entry: ListedEntry<Entry>) => fits(entry) && isSaved(entry.id), [fits, isSaved]);
  const { shown, elsewhere } = useReferenceList({ entries: loaded.entries, q: search.q, isChosen, makeSearch });
  return (
    <ReferencePage
      title={texts.title}
      intro={intro}
      search={search}
      label={texts.search}
      after={after}
      filters={
        <>
          <SavedChoice search={search} />
          {filter}
        </>
      }
      filtersBeside
      shown={shown}
      card={leastCard}
      error={loaded.error}
      onRetry={loaded.retry}
      countText={(n) => format(texts.count, { n })}
      empty={saved.empty ?? texts.empty}
      elsewhere={{ n: elsewhere, to: referenceAddress(pages[list], { ...address, ...defaultsOf(choices) }, choices) }}
      otherList={otherListOf(list, search.q)}
      missing={unknown !== null ? <UnknownChoice value={unknown} page={texts.title} to={pages[list]} /> : saved.instead}
    >
      {(found) => <EntryCards entries={found as readonly AnyListedEntry[]} />}
    </ReferencePage>
  );
}

/** Some Korean endings are Japanese particles (비 오는데), and the other way round. */
function otherListOf(list: 'particles' | 'endings', q: string) {
  if (!hasTableEnding(q)) return undefined;
  const other = list === 'endings' ? 'particles' : 'endings';
  return {
    title: (other === 'endings' ? endings : particles).title,
    to: `${pages[other]}?${new URLSearchParams({ q })}`,
  };
}

const defaultsOf = <Name extends string>(choices: Choices<Name>) =>
  Object.fromEntries(
    Object.entries<readonly [string, ...string[]]>(choices).map(([name, [first]]) => [name, first]),
  ) as Record<Name, string>;
