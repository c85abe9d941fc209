import { format, list } from '@utarang/messages';
import { useCallback } from 'react';
import type { RailChoice } from '../../../parts/words/list/use-rail.js';
import { buttonRows, type ListStart, type RowHeights } from '../../../parts/words/list/use-row-window.js';
import { WordList } from '../../../parts/words/list/word-list.js';
import { browse } from '../settings.js';
import type { BrowseSearch } from '../use-browse-search.js';
import { askName, type Listing } from '../use-listing.js';
import { BrowseCard } from './browse-card.js';
import { BrowseCell } from './browse-cell.js';

/** With the line that says how Korean reads it: `hanja-note.module.css`. */
const hanjaRows: RowHeights = { ...buttonRows, card: (rem) => buttonRows.card(rem) + 8 + 1.5 * rem };

type BrowseListProps = {
  listing: Listing;
  search: BrowseSearch;
  busy: boolean;
  rail: RailChoice;
  start: () => ListStart;
};

/** The words of a browsing page as a list, under a heading for those who do not see the count. */
export function BrowseList({ listing, search, busy, rail, start }: BrowseListProps) {
  const { ask, total, words, marksOf } = listing;
  const { study, page } = search.address;
  const cell = useCallback(
    (index: number) => {
      if (!words) return <BrowseCell ask={ask} index={index} />;
      const word = words[index];
      return word && <BrowseCard word={word} marks={marksOf?.(word)} page={ask.id} />;
    },
    [ask, words, marksOf],
  );
  const heading = format(ask.q ? list.resultCount : list.totalCount, { n: total });
  const name = `${askName(ask)}${study ? ` study ${page}` : ''}`;
  return (
    <>
      <h2 className="sr">{heading}</h2>
      <WordList
        key={`${search.arrival} ${name}`}
        name={name}
        label={heading}
        total={total}
        cell={cell}
        heights={ask.id === 'koLike' ? hanjaRows : buttonRows}
        lookAhead={browse[ask.id].lookAheadPx}
        rail={rail}
        page={study ? 1 : page}
        start={start}
        busy={busy}
        hrefOf={search.hrefOf}
        onPage={search.showPage}
      />
    </>
  );
}
