import { home, strip } from '@utarang/messages';
import { useRef } from 'react';
import { cx } from '../../../lib/cx.js';
import { useDocumentTitle } from '../../../lib/document-title.js';
import { errorText } from '../../../lib/http.js';
import { useOwnScroll } from '../../../lib/own-scroll.js';
import { TodayStrip } from '../../../parts/study/today-strip/today-strip.js';
import { ListSkeleton } from '../../../parts/words/list/list-skeleton.js';
import type { ListStart } from '../../../parts/words/list/use-row-window.js';
import { Button } from '../../../ui/button/button.js';
import { ErrorPanel } from '../../../ui/error-panel/error-panel.js';
import { useStuck } from '../../../ui/sticky-bar/use-stuck.js';
import { FoundWords } from '../components/found-words.js';
import type { ModeToggleHandle } from '../components/mode-toggle.js';
import { NoWords } from '../components/no-words.js';
import { ReadAs } from '../components/read-as.js';
import { ResultCount } from '../components/result-count.js';
import { SearchBar } from '../components/search-bar.js';
import { useHomeList } from '../use-home-list.js';
import { useSearch } from '../use-search.js';
import css from './home-page.module.css';

/** The page people use most: search, and the words found. */
export function HomePage() {
  useDocumentTitle(home.title);
  const search = useSearch();
  const { address, arrival } = search;
  const { shown, busy, slow, error, retry } = useHomeList(address, arrival);

  const hero = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const toggle = useRef<ModeToggleHandle>(null);
  const { bar, stuck, sticksAt } = useStuck(hero);
  const remembered = useOwnScroll();
  const start = (): ListStart => {
    if (remembered !== null) return { y: remembered };
    if (address.page > 1) return { page: address.page };
    // The first words of a new search come right below the bar, and the bar stays where it is under the fingers.
    return { y: Math.min(scrollY, sticksAt()) };
  };

  // The button goes away with the emptiness, and the focus must not go with it.
  const switchFromEmpty = () => toggle.current?.focus(search.flip());

  return (
    <>
      <div ref={hero} className={cx('wrap', css['hero'])}>
        <h1 tabIndex={-1}>{home.title}</h1>
        <p>{home.lead}</p>
      </div>
      <SearchBar
        search={search}
        bar={bar}
        stuck={stuck}
        box={box}
        toggle={toggle}
        count={<ResultCount shown={shown} slow={slow} q={address.q} />}
      />
      <div className="wrap">
        {/* Below the bar: it goes when a search begins, and the box must not move under the fingers. */}
        {!(shown?.ask.search ?? address).q && (
          <TodayStrip find={<Button onClick={() => box.current?.focus()}>{strip.find}</Button>} />
        )}
        <ReadAs shown={shown} onExact={search.searchExactly} />
        {error ? (
          <ErrorPanel text={home.loadFail} detail={errorText(error)} onRetry={retry} />
        ) : !shown ? (
          <ListSkeleton label={home.loading} />
        ) : shown.total === 0 ? (
          <NoWords search={shown.ask.search} onSwitch={switchFromEmpty} />
        ) : (
          <FoundWords listing={shown} busy={busy} slow={slow} start={start} onPage={search.showPage} />
        )}
      </div>
    </>
  );
}
