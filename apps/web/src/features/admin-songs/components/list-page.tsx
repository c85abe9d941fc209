import { admin, common, format, adminSongs as messages } from '@utarang/messages';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '../../../ui/button/button.js';
import { EmptyState } from '../../../ui/empty-state/empty-state.js';
import { ErrorPanel } from '../../../ui/error-panel/error-panel.js';
import { SearchBox } from '../../../ui/search-box/search-box.js';
import { Select } from '../../../ui/select/select.js';
import { StickySearch } from '../../../ui/sticky-bar/sticky-search.js';
import { useStuck } from '../../../ui/sticky-bar/use-stuck.js';
import css from '../pages/admin-songs.module.css';
import { type Choice, readChoice, SHOWN, type Shows, writeChoice } from '../song-choice.js';

type ListProps<Row> = {
  path: string;
  title: string;
  search: string;
  /** With `{n}`. */
  count: string;
  empty: string;
  shows: Readonly<Partial<Record<Shows, string>>>;
  rows: readonly Row[] | undefined;
  failure: { text: string; detail: string; retry: () => void } | null;
  chosen: (rows: readonly Row[], choice: Choice) => readonly Row[];
  /** Beside the search: what adds one. */
  add: ReactNode;
  /** Above the list. */
  above?: ReactNode;
  children: (row: Row) => ReactNode;
};

/** A list of admins with its search, all of it in the address (docs/product/admin.md#artists-and-songs). */
export function ListPage<Row extends { readonly id: number }>(props: ListProps<Row>) {
  const { path, title, rows, failure, chosen } = props;
  const { search } = useLocation();
  const navigate = useNavigate();
  const choice = readChoice(search);
  const [text, setText] = useState(choice.q);
  const above = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { bar, stuck } = useStuck(above);
  const found = rows && chosen(rows, choice);
  const pageCount = Math.max(1, Math.ceil((found?.length ?? 0) / SHOWN));
  const page = Math.min(choice.page, pageCount);
  const shown = found?.slice((page - 1) * SHOWN, page * SHOWN) ?? [];

  const go = (over: Partial<Choice>, replace = false) =>
    void navigate(path + writeChoice({ ...choice, page: 1, ...over }), { replace });
  const type = (typed: string) => {
    setText(typed);
    go({ q: typed.trim() }, true);
  };
  const turn = (to: number) => {
    go({ page: to });
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  };
  return (
    <>
      <div ref={above} className={`wrap ${css['head']}`}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
      </div>
      <StickySearch bar={bar} stuck={stuck} box={box} unsearched={path} onSubmit={() => type(text)}>
        <div className={css['search']}>
          <SearchBox
            box={box}
            label={props.search}
            placeholder={props.search}
            text={text}
            onType={type}
            onClear={() => type('')}
          />
        </div>
        <p role="status" className={css['count']}>
          {found && format(props.count, { n: found.length })}
        </p>
        {props.add}
      </StickySearch>
      <div className={`wrap ${css['list']}`}>
        {props.above}
        <div>
          <Select
            label={messages.show}
            value={choice.show}
            options={props.shows as Record<Shows, string>}
            onChoose={(show) => go({ show })}
          />
        </div>
        {failure && <ErrorPanel text={failure.text} detail={failure.detail} onRetry={failure.retry} />}
        {!rows && !failure && <p role="status">{common.loading}</p>}
        {shown.length > 0 && (
          <ul className={css['panel']}>
            {shown.map((row) => (
              <li key={row.id}>{props.children(row)}</li>
            ))}
          </ul>
        )}
        {found?.length === 0 && <EmptyState glyph="空" title={props.empty} />}
        {pageCount > 1 && (
          <nav className={css['pages']} aria-label={admin['list.pages']}>
            <Button look="sec" disabled={page === 1} onClick={() => turn(page - 1)}>
              <ChevronLeft size={18} />
              {admin['list.prev']}
            </Button>
            <span>{format(admin['list.page'], { n: page, of: pageCount })}</span>
            <Button look="sec" disabled={page === pageCount} onClick={() => turn(page + 1)}>
              {admin['list.next']}
              <ChevronRight size={18} />
            </Button>
          </nav>
        )}
      </div>
    </>
  );
}
