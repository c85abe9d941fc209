import type { HomeState } from '@utarang/contract';
import { format, list } from '@utarang/messages';
import { type RefObject, useCallback } from 'react';
import { FailedPages } from '../../../parts/words/list/failed-pages.js';
import type { ListStart } from '../../../parts/words/list/use-row-window.js';
import { WordList } from '../../../parts/words/list/word-list.js';
import { heardPlace, useRested } from '../heard-place.js';
import { homeAddress } from '../search-address.js';
import type { HomeListing } from '../use-home-list.js';
import { HeardAs } from './heard-as.js';
import { OtherWay } from './other-way.js';
import { WordCell } from './word-cell.js';

export type FoundWordsProps = {
  listing: HomeListing;
  busy: boolean;
  slow: boolean;
  start: () => ListStart;
  onPage: (search: HomeState, page: number) => void;
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** Searches for the same text in the other mode. */
  onSwitch: () => void;
};

/** The words of a search as a list, under a heading for those who do not see the count in the search bar. */
export function FoundWords({
  listing: { ask, total, answer },
  busy,
  slow,
  start,
  onPage,
  headingRef,
  onSwitch,
}: FoundWordsProps) {
  const { search, arrival, page } = ask;
  const cell = useCallback((index: number) => <WordCell search={search} index={index} />, [search]);
  const heading = format(search.q ? list.resultCount : list.totalCount, { n: total });
  const name = `home ${ask.name}`;
  const rested = useRested(ask);
  const place = answer && rested ? heardPlace(answer) : null;
  const heard = answer && <HeardAs key={ask.name} query={search.q} answer={answer} />;
  return (
    <>
      <h2 ref={headingRef} tabIndex={-1} className="sr">
        {heading}
      </h2>
      {place === 'above' && heard}
      {answer && <OtherWay mode={search.mode} answer={answer} onSwitch={onSwitch} />}
      <WordList
        key={`${arrival} ${name}`}
        name={name}
        label={heading}
        total={total}
        cell={cell}
        page={page}
        start={start}
        busy={busy}
        slow={slow}
        below={(focusCard) => <FailedPages onDone={focusCard} />}
        hrefOf={(page) => homeAddress(search, page)}
        onPage={(page) => onPage(search, page)}
      />
      {place === 'below' && heard}
    </>
  );
}
