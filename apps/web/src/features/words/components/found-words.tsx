import { useQuery } from '@tanstack/react-query';
import type { HomeState } from '@utarang/contract';
import { heardPlace } from '@utarang/domain/search';
import { format, list } from '@utarang/messages';
import { type RefObject, useCallback } from 'react';
import { everythingQuery } from '../../../parts/everything/everything-query.js';
import { FailedPages } from '../../../parts/words/list/failed-pages.js';
import type { ListStart } from '../../../parts/words/list/rows/use-row-window.js';
import { useTypingIdle } from '../../../parts/words/list/use-typing-idle.js';
import { WordList } from '../../../parts/words/list/word-list.js';
import { bandPlaces } from '../band-places.js';
import { homeAddress } from '../search-address.js';
import type { HomeListing } from '../use-home-list.js';
import { BandLinks, Bands } from './bands/bands.js';
import { HeardAs } from './heard-as.js';
import { LookUpLink } from './look-up-link.js';
import { NoWords } from './no-words.js';
import { OtherModeHint } from './other-mode-hint.js';
import { ReadAs } from './read-as.js';
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
  /** Searches for exactly the typed text, or again for similar ones. */
  onExact: (exact: boolean) => void;
};

/**
 * The words of a search, and its other results. What is above the words is rendered once typing pauses, so that nothing
 * moves under the fingers (docs/product/search.md#bands).
 */
export function FoundWords(props: FoundWordsProps) {
  const { ask, total, answer } = props.listing;
  const { q } = ask.search;
  const { data: found } = useQuery(everythingQuery(q));
  const isIdle = useTypingIdle(q, ask.arrival);
  const places = found && bandPlaces(found, total);
  // Where a phrase is shown, or nothing is found, there is already a link to the look-up.
  const leadsToText = found?.text && total > 0 && !answer?.phrase;
  return (
    <>
      <ReadAs shown={props.listing} onExact={props.onExact} />
      {found && places && isIdle && (
        <>
          <Bands found={found} bands={places.above} />
          <BandLinks found={found} bands={places.links}>
            {leadsToText && <LookUpLink text={q} variant="sec" />}
          </BandLinks>
        </>
      )}
      {total > 0 ? (
        <Found {...props} isIdle={isIdle} />
      ) : (
        <NoWords
          listing={props.listing}
          hasOtherResults={isIdle && (found?.order.some((band) => band !== 'words') ?? false)}
          onSwitch={props.onSwitch}
        />
      )}
      {found && places && <Bands found={found} bands={places.below} />}
    </>
  );
}

/** The words as a list, with a heading for screen readers, which do not see the count in the search bar. */
function Found({
  listing: { ask, total, answer },
  busy,
  slow,
  start,
  onPage,
  headingRef,
  onSwitch,
  isIdle,
}: Omit<FoundWordsProps, 'onExact'> & { isIdle: boolean }) {
  const { search, arrival, page } = ask;
  const cell = useCallback((index: number) => <WordCell search={search} index={index} />, [search]);
  const heading = format(search.q ? list.resultCount : list.totalCount, { n: total });
  const name = `home ${ask.name}`;
  const place = answer && isIdle ? heardPlace(answer.content[0]) : null;
  const heard = answer && <HeardAs key={ask.name} query={search.q} answer={answer} />;
  return (
    <>
      <h2 ref={headingRef} tabIndex={-1} className="sr">
        {heading}
      </h2>
      {place === 'above' && heard}
      {answer && isIdle && <OtherModeHint mode={search.mode} answer={answer} onSwitch={onSwitch} />}
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
