import { format, list as messages, my } from '@utarang/messages';
import { type ReactNode, useCallback, useMemo } from 'react';
import type { ListSearch } from '../../../parts/search/use-list-search.js';
import { buttonRows, type ListStart, type RowHeights } from '../../../parts/words/list/rows/use-row-window.js';
import { WordList } from '../../../parts/words/list/word-list.js';
import { Button } from '../../../ui/button/button.js';
import { EmptyState } from '../../../ui/empty-state/empty-state.js';
import type { Day, IndexedWord, Sort } from '../saved-index.js';
import css from './saved-words-list.module.css';

/** The distance below the screen in which cards are rendered (docs/product/my-words.md#lists-of-saved-words). */
const LOOK_AHEAD_PX = 600;

/** The height of a day's heading: `day-heading.module.css`. */
const heights: RowHeights = {
  ...buttonRows,
  heading: (rem) => 8 + Math.max(36, 1.6 * rem),
};

type SavedWordsListProps = {
  name: string;
  words: readonly IndexedWord[];
  search: ListSearch<Sort>;
  card: (word: IndexedWord['word']) => ReactNode;
  days?: { days: readonly Day[]; label: (day: number) => string; heading: (day: number) => ReactNode } | undefined;
  start: () => ListStart;
  end?: string;
};

/** Saved words as a list, or a note that the search found none of them. */
export function SavedWordsList({ name, words, search, card, days, start, end }: SavedWordsListProps) {
  const cell = useCallback((index: number) => words[index] && card(words[index].word), [words, card]);
  const keyOf = useCallback((index: number) => words[index]?.word.id ?? index, [words]);
  const groups = useMemo(() => days && { ...days, starts: days.days.map(({ first }) => first) }, [days]);
  const heading = format(search.q ? messages.resultCount : messages.totalCount, { n: words.length });
  return (
    <>
      <h2 className="sr">{heading}</h2>
      {words.length === 0 ? (
        <NoMatch onClear={search.clear} />
      ) : (
        <WordList
          key={`${search.arrival} ${search.address.sort}`}
          name={`${name} ${search.address.sort} ${search.address.q}`}
          label={heading}
          total={words.length}
          cell={cell}
          keyOf={keyOf}
          groups={groups}
          heights={heights}
          lookAhead={LOOK_AHEAD_PX}
          page={search.address.page}
          start={start}
          hrefOf={search.hrefOf}
          onPage={search.showPage}
          {...(end && { end })}
        />
      )}
    </>
  );
}

const NoMatch = ({ onClear }: { onClear: () => void }) => (
  <div className={css['panel']}>
    <EmptyState
      glyph="無"
      title={my.noMatch}
      action={
        <Button variant="txt" onClick={onClear}>
          {my.clearSearch}
        </Button>
      }
    />
  </div>
);
