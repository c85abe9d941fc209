import { format, list } from '@utarang/messages';
import { useCallback } from 'react';
import { FailedPages } from '../../../parts/words/list/failed-pages.js';
import type { Listing } from '../../../parts/words/list/listing.js';
import type { RailChoice } from '../../../parts/words/list/rail/use-rail.js';
import {
  buttonRows,
  compactRows,
  type ListStart,
  type RowHeights,
} from '../../../parts/words/list/rows/use-row-window.js';
import { WordList } from '../../../parts/words/list/word-list.js';
import { browse } from '../settings.js';
import type { BrowseQuery } from '../sources.js';
import type { BrowseSearch } from '../use-browse-search.js';
import { BrowseCard } from './browse-card.js';
import { BrowseCell } from './browse-cell.js';

/** The heights of cards with a line for the Sino-Korean reading (`hanja-note.module.css`). */
const hanjaRows: RowHeights = { ...buttonRows, card: (rem) => buttonRows.card(rem) + 8 + 1.5 * rem };

export type BrowseListProps = {
  listing: Listing<BrowseQuery>;
  search: BrowseSearch;
  busy: boolean;
  slow: boolean;
  rail: RailChoice;
  /** True for rows of a table. */
  compact: boolean;
  start: () => ListStart;
};

/** The words of a browsing page as a list, with a heading for screen readers, which do not see the count. */
export function BrowseList({ listing, search, busy, slow, rail, compact, start }: BrowseListProps) {
  const { ask, total, words, marksOf } = listing;
  const { id, q } = ask.search;
  const { study, page } = search.address;
  const cell = useCallback(
    (index: number) => {
      if (!words) return <BrowseCell search={ask.search} index={index} />;
      const word = words[index];
      return word && <BrowseCard word={word} marks={marksOf?.(word)} page={id} />;
    },
    [ask, id, words, marksOf],
  );
  const heading = format(q ? list.resultCount : list.totalCount, { n: total });
  const name = `${ask.name}${study ? ` study ${page}` : ''}${compact ? ' rows' : ''}`;
  return (
    <>
      <h2 className="sr">{heading}</h2>
      <WordList
        key={`${ask.arrival} ${name}`}
        name={name}
        label={heading}
        total={total}
        cell={cell}
        compact={compact}
        heights={compact ? compactRows : id === 'koLike' ? hanjaRows : buttonRows}
        lookAhead={browse[id].lookAheadPx}
        rail={rail}
        page={study ? 1 : page}
        start={start}
        busy={busy}
        slow={slow}
        below={(focusCard) => <FailedPages onDone={focusCard} />}
        hrefOf={search.hrefOf}
        onPage={search.showPage}
      />
    </>
  );
}
