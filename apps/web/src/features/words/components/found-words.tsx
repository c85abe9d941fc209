import type { HomeState } from '@utarang/contract';
import { format, list } from '@utarang/messages';
import { type RefObject, useCallback } from 'react';
import type { ListStart } from '../../../parts/words/list/use-row-window.js';
import { WordList } from '../../../parts/words/list/word-list.js';
import { addressOf, searchName } from '../search-address.js';
import type { Shown } from '../use-results.js';
import { WordCell } from './word-cell.js';

export type FoundWordsProps = {
  shown: Shown;
  busy: boolean;
  start: () => ListStart;
  onPage: (search: HomeState, page: number) => void;
  headingRef: RefObject<HTMLHeadingElement | null>;
};

/** The words of a search as a list, under a heading for those who do not see the count in the search bar. */
export function FoundWords({ shown, busy, start, onPage, headingRef }: FoundWordsProps) {
  const { search, arrival, page, head } = shown;
  const cell = useCallback((index: number) => <WordCell search={search} index={index} />, [search]);
  const heading = format(search.q ? list.resultCount : list.totalCount, { n: head.totalElements });
  const name = `home ${searchName(search)}`;
  return (
    <>
      <h2 ref={headingRef} tabIndex={-1} className="sr">
        {heading}
      </h2>
      <WordList
        key={`${arrival} ${name}`}
        name={name}
        label={heading}
        total={head.totalElements}
        cell={cell}
        page={page}
        start={start}
        busy={busy}
        hrefOf={(page) => addressOf(search, page)}
        onPage={(page) => onPage(search, page)}
      />
    </>
  );
}
