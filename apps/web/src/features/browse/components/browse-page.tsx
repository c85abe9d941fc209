import { common, format, list as messages } from '@utarang/messages';
import { LayoutGrid, Rows3 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { cx } from '../../../lib/cx.js';
import { useOwnScroll } from '../../../lib/own-scroll.js';
import { useIsMember } from '../../../parts/session/use-viewer.js';
import { LearningProvider } from '../../../parts/words/learning/learning-context.js';
import { useLearningMode } from '../../../parts/words/learning/use-learning-mode.js';
import { ListSkeleton } from '../../../parts/words/list/list-skeleton.js';
import type { Listing } from '../../../parts/words/list/listing.js';
import { useRail } from '../../../parts/words/list/rail/use-rail.js';
import { useDensity } from '../../../parts/words/list/rows/use-density.js';
import type { ListStart } from '../../../parts/words/list/rows/use-row-window.js';
import { useTypingIdle } from '../../../parts/words/list/use-typing-idle.js';
import { readAsText } from '../../../parts/words/read-as.js';
import { Button } from '../../../ui/button/button.js';
import { EmptyState } from '../../../ui/empty-state/empty-state.js';
import { ErrorPanel } from '../../../ui/error-panel/error-panel.js';
import { IconButton } from '../../../ui/icon-button/icon-button.js';
import { Message } from '../../../ui/message/message.js';
import { Select } from '../../../ui/select/select.js';
import { useStuck } from '../../../ui/sticky-bar/use-stuck.js';
import { listFailure } from '../failure-text.js';
import { type BrowseSettings, clearText, sortsOf } from '../settings.js';
import type { BrowseQuery } from '../sources.js';
import { useBrowseList } from '../use-browse-list.js';
import type { BrowseSearch } from '../use-browse-search.js';
import { useStudyWords } from '../use-study-words.js';
import { BrowseBar } from './browse-bar.js';
import { BrowseCount } from './browse-count.js';
import { BrowseList, type BrowseListProps } from './browse-list.js';
import css from './browse-page.module.css';
import { StudyNotice } from './study-notice.js';

type BrowsePageProps = {
  settings: BrowseSettings;
  search: BrowseSearch;
  /** The text of the number of words without a search. */
  countText?: (n: number) => string;
  /** The content below the title: what chooses the list, or describes it. */
  chooser?: ReactNode;
  /** Renders the beginning of the bar around the count; without it the count stands alone. */
  lead?: (count: ReactNode) => ReactNode;
  /** Shown instead of the bar and the list, where the address has an unknown choice. */
  missing?: ReactNode;
};

const plainCount = (n: number) => format(messages.totalCount, { n });

/** A browsing page: head, sticky bar, list. `settings` has everything in which the four pages differ. */
export function BrowsePage({ settings, search, countText = plainCount, chooser, lead, missing }: BrowsePageProps) {
  const { address } = search;
  const { sorts, sort, list, study } = useListedWords(settings.id, search, !missing);
  const { shown, busy, slow } = list;
  const failed = list.error ? { error: list.error, retry: list.retry } : study.error ? study : null;

  const { mode, cycleMode, onStudy } = useStudyMode(settings.id, search);
  const rail = useRail(settings.id);
  const { compact, toggle } = useDensity();
  const head = useRef<HTMLDivElement>(null);
  const { bar, stuck, sticksAt } = useStuck(head);
  const start = useStartPosition(address, sticksAt);

  const count = (
    <BrowseCount
      shown={shown}
      slow={slow}
      q={address.q}
      all={countText}
      className={cx(css['count'], settings.id !== 'jlpt' && css['badge'])}
    />
  );
  return (
    <LearningProvider value={{ page: settings.id, mode, eyes: true }}>
      <div ref={head} className={cx('wrap', css['head'])}>
        <BrowseHead title={settings.title} count={settings.id === 'jlpt' && count}>
          {toggle && !missing && <DensityButton compact={compact} onToggle={toggle} />}
          {Object.keys(sorts).length > 1 && !missing && (
            <Select label={common.sort} value={sort} options={sorts} onChoose={search.sortBy} />
          )}
        </BrowseHead>
        {chooser}
      </div>
      {missing ?? (
        <>
          <BrowseBar
            bar={bar}
            stuck={stuck}
            lead={lead ? lead(count) : count}
            label={settings.search}
            search={search}
            mode={mode}
            onMode={cycleMode}
            onStudy={shown && shown.total > 0 ? onStudy : null}
            wordsOnPage={study.count}
          />
          <div className="wrap">
            <ReadAs shown={shown} />
            {study.words?.words && <StudyNotice words={study.words.words} />}
            {failed ? (
              <ErrorPanel {...listFailure(failed.error, settings)} onRetry={failed.retry} />
            ) : (
              <BrowseResult
                settings={settings}
                listing={address.study ? study.words : shown}
                search={search}
                {...{ busy, slow, rail, compact, start }}
              />
            )}
          </div>
        </>
      )}
    </LearningProvider>
  );
}

/** The words of the address: the list in its order, and the words of the current page that are studied. */
function useListedWords(id: BrowseSettings['id'], { address, arrival }: BrowseSearch, enabled: boolean) {
  const sorts = sortsOf(id, useIsMember());
  const sort = sorts[address.sort] === undefined ? 'order' : address.sort;
  const { choice, q, page } = address;
  const list = useBrowseList({ id, choice, q, sort, page, arrival }, enabled);
  return { sorts, sort, list, study: useStudyWords(list.shown, page, address.study) };
}

/** The position at which a list begins. `sticksAt` is the scroll position at which the bar sticks. */
function useStartPosition(address: BrowseSearch['address'], sticksAt: () => number): () => ListStart {
  const remembered = useOwnScroll();
  return () => {
    if (remembered !== null) return { y: remembered };
    if (address.page > 1 && !address.study) return { page: address.page };
    // The first words of another list come right below the bar, and the bar keeps its place under the fingers.
    return { y: Math.min(scrollY, sticksAt()) };
  };
}

/** The learning mode, and the switch that starts the study of the current page. */
function useStudyMode(id: BrowseSettings['id'], { address, study }: BrowseSearch) {
  const [mode, cycleMode, setMode] = useLearningMode(id);
  /** True if the study turned the mode on, which then ends with it. */
  const turnedOn = useRef(false);
  const onStudy = () => {
    if (!address.study) {
      turnedOn.current = mode === 0;
      if (mode === 0) setMode(1);
    } else if (turnedOn.current && mode > 0) setMode(0);
    study(address.study ? null : address.page);
  };
  return { mode, cycleMode, onStudy };
}

type ResultProps = Omit<BrowseListProps, 'listing'> & {
  settings: BrowseSettings;
  listing: Listing<BrowseQuery> | null;
};

/** The list; while it is loaded its skeleton, and for an empty one a text. */
function BrowseResult({ settings, listing, ...props }: ResultProps) {
  if (!listing) return <ListSkeleton label={settings.loading} cards={settings.skeletons} rows />;
  if (listing.total > 0) return <BrowseList listing={listing} {...props} />;
  return <NothingHere settings={settings} q={listing.ask.search.q} onClear={props.search.clear} />;
}

const DensityButton = ({ compact, onToggle }: { compact: boolean; onToggle: () => void }) => (
  <IconButton label={compact ? messages.asCards : messages.asRows} onClick={onToggle}>
    {compact ? <LayoutGrid size={20} /> : <Rows3 size={20} />}
  </IconButton>
);

type HeadProps = { title: string; count: ReactNode; children: ReactNode };

/** The title of the page, with its choices beside it. */
const BrowseHead = ({ title, count, children }: HeadProps) => (
  <div className={css['top']}>
    <div>
      <h1 tabIndex={-1}>{title}</h1>
      {count}
    </div>
    <div className={css['choices']}>{children}</div>
  </div>
);

/** The reading of a query, where it differs from what was typed. */
function ReadAs({ shown }: { shown: Listing<BrowseQuery> | null }) {
  const isIdle = useTypingIdle(shown?.ask.search.q ?? '', shown?.ask.arrival ?? 0);
  const read = isIdle ? (shown?.interpretedAs ?? null) : null;
  return (
    <p role="status" className={css['read']}>
      {shown && read && (
        <span key={shown.ask.name}>
          <Message>{readAsText(shown.ask.search.q, read)}</Message>
        </span>
      )}
    </p>
  );
}

type NothingHereProps = { settings: BrowseSettings; q: string; onClear: () => void };

const NothingHere = ({ settings, q, onClear }: NothingHereProps) => (
  <div className={css['panel']}>
    <EmptyState
      glyph="無"
      title={settings.empty}
      action={
        q && (
          <Button variant="sec" onClick={onClear}>
            {clearText}
          </Button>
        )
      }
    >
      {q && settings.emptySearch}
    </EmptyState>
  </div>
);
