import { admin, common, format, adminSongs as messages } from '@utarang/messages';
import { type ReactNode, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { cx } from '../../../lib/cx.js';
import frame from '../../../parts/admin/admin-page.module.css';
import { ListHead } from '../../../parts/admin/list-head.js';
import { Pager } from '../../../parts/admin/pager.js';
import { EmptyState } from '../../../ui/empty-state/empty-state.js';
import { ErrorPanel } from '../../../ui/error-panel/error-panel.js';
import { Select } from '../../../ui/select/select.js';
import css from '../pages/admin-songs.module.css';
import { PAGE_SIZE, readSongChoice, type ShownSongs, type SongChoice, writeSongChoice } from '../song-choice.js';

type ListProps<Row> = {
  path: string;
  title: string;
  search: string;
  /** The sentence that counts the rows, with `{n}`. */
  count: string;
  empty: string;
  shows: Readonly<Partial<Record<ShownSongs, string>>>;
  rows: readonly Row[] | undefined;
  failure: { text: string; detail: string; retry: () => void } | null;
  chosen: (rows: readonly Row[], choice: SongChoice) => readonly Row[];
  /** The button that adds a row, beside the search. */
  add: ReactNode;
  /** The content above the list. */
  above?: ReactNode;
  children: (row: Row) => ReactNode;
};

/** A list for admins with its search. Its state is in the address (docs/product/admin.md#artists-and-songs). */
export function ListPage<Row extends { readonly id: number }>(props: ListProps<Row>) {
  const { path, title, rows, failure, chosen } = props;
  const { search } = useLocation();
  const navigate = useNavigate();
  const choice = readSongChoice(search);
  const heading = useRef<HTMLHeadingElement>(null);
  const found = rows && chosen(rows, choice);
  const pageCount = Math.max(1, Math.ceil((found?.length ?? 0) / PAGE_SIZE));
  const page = Math.min(choice.page, pageCount);
  const shown = found?.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE) ?? [];

  const go = (over: Partial<SongChoice>, replace = false) =>
    // From the current address: of two choices in quick succession the first may not be rendered yet.
    void navigate(path + writeSongChoice({ ...readSongChoice(location.search), page: 1, ...over }), { replace });
  return (
    <>
      <ListHead
        title={title}
        heading={heading}
        path={path}
        label={props.search}
        q={choice.q}
        onSearch={(q) => go({ q }, true)}
        count={found && format(props.count, { n: found.length })}
      >
        {props.add}
      </ListHead>
      <div className={`wrap ${frame['page']}`}>
        {props.above}
        <div>
          <Select
            label={messages.show}
            value={choice.show}
            options={props.shows as Record<ShownSongs, string>}
            onChoose={(show) => go({ show })}
          />
        </div>
        {failure && <ErrorPanel text={failure.text} detail={failure.detail} onRetry={failure.retry} />}
        {!rows && !failure && (
          <p role="status" className={frame['loading']}>
            {common.loading}
          </p>
        )}
        {shown.length > 0 && (
          <ul className={cx(frame['panel'], css['panel'])}>
            {shown.map((row) => (
              <li key={row.id}>{props.children(row)}</li>
            ))}
          </ul>
        )}
        {found?.length === 0 && <EmptyState glyph="空" title={props.empty} />}
        <Pager
          label={admin['list.pages']}
          page={page}
          pageCount={pageCount}
          onTurn={(page) => go({ page })}
          heading={heading}
        />
      </div>
    </>
  );
}
