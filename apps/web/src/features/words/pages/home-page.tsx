import { home } from '@utarang/messages';
import { Suspense, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '../../../lib/cx.js';
import { errorText } from '../../../lib/http.js';
import { useOwnScroll } from '../../../lib/own-scroll.js';
import { whenIdle } from '../../../lib/when-idle.js';
import { useDocumentTitle } from '../../../parts/page/document-title.js';
import { useIsMember } from '../../../parts/session/use-viewer.js';
import { ListSkeleton } from '../../../parts/words/list/list-skeleton.js';
import type { ListStart } from '../../../parts/words/list/rows/use-row-window.js';
import { ErrorPanel } from '../../../ui/error-panel/error-panel.js';
import { useStuck } from '../../../ui/sticky-bar/use-stuck.js';
import type { FoundWordsProps } from '../components/found-words.js';
import type { ModeToggleHandle } from '../components/mode-toggle.js';
import { ResultCount } from '../components/result-count.js';
import { SearchBar } from '../components/search-bar.js';
import { FirstWords } from '../components/start/first-words.js';
import type { MoreOfStartProps } from '../components/start/more-of-start.js';
import type { OpeningProps } from '../components/start/opening.js';
import { useStartFocus } from '../components/start/use-start-focus.js';
import { foundWordsCode } from '../found-words-code.js';
import { START } from '../search-address.js';
import { moreOfStartCode, openingCode } from '../start-code.js';
import { useHomeList } from '../use-home-list.js';
import { useSearch } from '../use-search.js';
import css from './home-page.module.css';

/** The home page: its start, and the search with the words found. */
export function HomePage() {
  useDocumentTitle(home.title);
  const search = useSearch();
  const { address, arrival } = search;
  const { shown, busy, slow, error, retry } = useHomeList(search.shown, arrival);
  // The start stays until the first words of a search are loaded.
  const showsStart = (shown?.ask.page ?? address.page) === START;

  const hero = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLHeadingElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const toggle = useRef<ModeToggleHandle>(null);
  const { bar, stuck, sticksAt } = useStuck(hero);
  const remembered = useOwnScroll();
  const start = (): ListStart => {
    if (remembered !== null) return { y: remembered };
    if (address.page > 1) return { page: address.page };
    // The first words of a new search come right below the bar, and the bar keeps its place under the fingers.
    return { y: Math.min(scrollY, sticksAt()) };
  };
  useStartFocus({ showsStart, box, list, remembered });
  useEffect(
    () =>
      whenIdle(() => {
        for (const { preload } of [foundWordsCode, openingCode, moreOfStartCode]) void preload().catch(() => {});
      }),
    [],
  );
  useStartScroll(showsStart, shown?.ask.arrival ?? arrival, remembered);

  // The pressed button is removed with the empty state: the toggle gets the focus.
  const switchFromEmpty = () => toggle.current?.focus(search.flip());

  const isMember = useIsMember();
  const failure = error ? <ErrorPanel text={home.loadFail} detail={errorText(error)} onRetry={retry} /> : null;
  return (
    <>
      {/* One place in the tree for the search, so that its box keeps the focus when the list comes. */}
      <div className={cx(css['head'], showsStart && css['start'], showsStart && isMember && css['member'])}>
        {showsStart ? (
          <Opening onFind={() => box.current?.focus()} />
        ) : (
          <div ref={hero} className={cx('wrap', css['hero'])}>
            <h1 tabIndex={-1}>{home.title}</h1>
            <p>{home.lead}</p>
          </div>
        )}
        <SearchBar
          search={search}
          large={showsStart}
          bar={bar}
          stuck={stuck}
          box={box}
          toggle={toggle}
          count={<ResultCount shown={showsStart ? null : shown} slow={slow} q={address.q} />}
        />
      </div>
      <div className="wrap">
        {showsStart ? (
          <MoreOfStart>{failure ?? <FirstWords mode={address.mode} />}</MoreOfStart>
        ) : (
          (failure ??
          (!shown ? (
            <ListSkeleton label={home.loading} />
          ) : (
            <List
              listing={shown}
              busy={busy}
              slow={slow}
              start={start}
              onPage={search.showPage}
              headingRef={list}
              onSwitch={switchFromEmpty}
              onExact={search.searchExactly}
            />
          )))
        )}
      </div>
    </>
  );
}

/**
 * A part of the start uses the code that is loaded by the time it is shown: then it is complete at once, and Back finds
 * its position.
 */
function Opening(props: OpeningProps) {
  const [Code] = useState(openingCode.component);
  return (
    <Suspense fallback={<div className={css['opening']} />}>
      <Code {...props} />
    </Suspense>
  );
}

function MoreOfStart(props: MoreOfStartProps) {
  const [Code] = useState(moreOfStartCode.component);
  return (
    <Suspense fallback={<div className={css['more']} />}>
      <Code {...props} />
    </Suspense>
  );
}

function List(props: FoundWordsProps) {
  const [Code] = useState(foundWordsCode.component);
  return (
    <Suspense fallback={<ListSkeleton label={home.loading} />}>
      <Code {...props} />
    </Suspense>
  );
}

/** Scrolls the start to where the reader left it when they come back, and to its top on a first arrival. */
function useStartScroll(showsStart: boolean, arrival: number, remembered: number | null) {
  const first = useRef(true);
  const arrive = useEffectEvent(() => {
    // A reader who has scrolled before hydration stays where they are.
    const stays = first.current && remembered === null;
    first.current = false;
    if (showsStart && !stays) scrollTo({ top: remembered ?? 0, behavior: 'instant' });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each arrival
  useLayoutEffect(() => arrive(), [showsStart, arrival]);
}
