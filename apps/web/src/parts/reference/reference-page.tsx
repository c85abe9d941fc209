import { common, format, home, my, reference } from '@utarang/messages';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { cx } from '../../lib/cx.js';
import { errorText } from '../../lib/http.js';
import { useHydrated } from '../../lib/hydration.js';
import { Button, ButtonLink } from '../../ui/button/button.js';
import { EmptyState } from '../../ui/empty-state/empty-state.js';
import { ErrorPanel } from '../../ui/error-panel/error-panel.js';
import { Message } from '../../ui/message/message.js';
import { useStuck } from '../../ui/sticky-bar/use-stuck.js';
import { ListSearch } from '../search/list-search.js';
import css from './reference-page.module.css';
import { DEBOUNCE_MS, type ReferenceSearch } from './use-reference-search.js';
import type { MinCardSize } from './use-viewport.js';
import { VisibleFirst } from './visible-first.js';

type ReferencePageProps<Name extends string, Entry> = {
  title: string;
  /** The content below the title. */
  intro?: ReactNode;
  search: ReferenceSearch<Name>;
  /** The search box: its name and its placeholder. */
  label: string;
  /** The content of the bar before the box and after it. */
  before?: ReactNode;
  after?: ReactNode;
  /** The filters of the list: above it, or beside it where there is room. */
  filters: ReactNode;
  filtersBeside?: boolean;
  /** The entries that are shown; undefined while they are being loaded. */
  shown: readonly Entry[] | undefined;
  /** The sentence where they cannot be loaded. */
  loadFail?: string;
  error: Error | null;
  onRetry: () => void;
  /** The sentence that counts the entries without a search. */
  countText: (n: number) => string;
  /**
   * The texts where nothing is found: the sentence, how many of all entries the search would find, and their address.
   */
  empty: string;
  elsewhere: { n: number; to: string };
  /** The title and address of another list that has the searched entry, where this one has not. */
  otherList?: { title: string; to: string } | undefined;
  /** Replaces filters and list where the address has an unknown choice. */
  missing?: ReactNode;
  /** The content above the list. */
  above?: ReactNode;
  /** The content beside the list, or below it. */
  aside?: ReactNode;
  /** The size of a card in a long list: after a keystroke only the cards in view are rendered at first. */
  card?: MinCardSize;
  children: (shown: readonly Entry[]) => ReactNode;
};

/** A page of the reference: head, bar that sticks, filters, list (docs/product/reference.md#lists-of-the-reference). */
export function ReferencePage<Name extends string, Entry>(props: ReferencePageProps<Name, Entry>) {
  const { title, intro, search, label, before, after, filters, filtersBeside, missing, above: lead, aside } = props;
  const above = useRef<HTMLDivElement>(null);
  const { bar, stuck } = useStuck(above);
  return (
    <>
      <div ref={above} className={cx('wrap', css['head'])}>
        <h1 tabIndex={-1}>{title}</h1>
        {intro}
      </div>
      <ListSearch
        bar={bar}
        stuck={stuck}
        search={search}
        label={label}
        className={undefined}
        boxClassName={css['box']}
        before={before}
        after={after}
      />
      <div className={cx('wrap', css['body'], filtersBeside && css['beside'], aside !== undefined && css['aside'])}>
        {missing ?? (
          <>
            <div className={css['filters']}>{filters}</div>
            {lead}
            <div className={css['list']} data-entries="">
              <List {...props} />
            </div>
          </>
        )}
        {aside}
      </div>
    </>
  );
}

function List<Name extends string, Entry>(props: ReferencePageProps<Name, Entry>) {
  const {
    search,
    shown,
    loadFail = reference.loadFail,
    error,
    onRetry,
    countText,
    empty,
    elsewhere,
    otherList,
    card,
    children,
  } = props;
  const hydrated = useHydrated();
  if (error) return <ErrorPanel text={loadFail} detail={errorText(error)} onRetry={onRetry} />;
  if (!shown) {
    return (
      <p className={css['count']} aria-busy="true">
        {common.loading}
      </p>
    );
  }
  const listOf = (entries: readonly Entry[]) =>
    entries.length > 0 ? (
      children(entries)
    ) : (
      <div className={css['panel']}>
        <EmptyState
          glyph="無"
          title={<Message>{empty}</Message>}
          action={
            elsewhere.n > 0 ? (
              <ButtonLink to={elsewhere.to}>{format(reference.elsewhere, { n: elsewhere.n })}</ButtonLink>
            ) : otherList ? (
              <ButtonLink to={otherList.to}>{format(reference.otherList, { page: otherList.title })}</ButtonLink>
            ) : hydrated ? (
              <Button variant="sec" onClick={search.clear}>
                {my.clearSearch}
              </Button>
            ) : (
              <ButtonLink variant="sec" to={search.unsearched}>
                {my.clearSearch}
              </ButtonLink>
            )
          }
        >
          {reference.emptyTip}
        </EmptyState>
      </div>
    );
  return (
    <>
      <Count q={search.q} n={shown.length} countText={countText} />
      {card ? (
        <VisibleFirst entries={shown} q={search.q} card={card}>
          {listOf}
        </VisibleFirst>
      ) : (
        listOf(shown)
      )}
    </>
  );
}

type CountProps = { q: string; n: number; countText: (n: number) => string };

/**
 * The number of entries shown. It is visible after every key; screen readers hear it once the search has settled.
 * Another search is announced again, even if the number is the same.
 */
function Count({ q, n, countText }: CountProps) {
  const [settled, setSettled] = useState({ q, n });
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ q, n }), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [q, n]);
  const text = (counted: { q: string; n: number }) =>
    counted.q ? format(home.count, { n: counted.n }) : countText(counted.n);
  return (
    <>
      <p className={css['count']} aria-hidden="true">
        {text({ q, n })}
      </p>
      <p role="status" className="sr">
        <span key={settled.q}>{text(settled)}</span>
      </p>
    </>
  );
}

type UnknownChoiceProps = {
  /** The value in the address. */
  value: string;
  /** The page's name and its address without choices. */
  page: string;
  to: string;
};

/** Says that the address has an unknown choice, and links back. */
export const UnknownChoice = ({ value, page, to }: UnknownChoiceProps) => (
  <EmptyState
    glyph="無"
    title={format(reference.unknown, { value })}
    action={<ButtonLink to={to}>{format(reference.unknownGo, { page })}</ButtonLink>}
  >
    {reference.unknownTip}
  </EmptyState>
);
