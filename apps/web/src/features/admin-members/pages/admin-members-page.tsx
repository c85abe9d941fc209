import { useQuery } from '@tanstack/react-query';
import { type FoundMember, LISTED_MAX } from '@utarang/contract';
import { adminMembers, common, format, pageTitles } from '@utarang/messages';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../../lib/http.js';
import css from '../../../parts/admin/admin-page.module.css';
import { AdminTable } from '../../../parts/admin/admin-table.js';
import { Pager } from '../../../parts/admin/pager.js';
import { ListSearch } from '../../../parts/search/list-search.js';
import { AdminsOnly } from '../../../parts/session/no-permission/admins-only.js';
import { useUsername } from '../../../parts/session/use-username.js';
import { EmptyState } from '../../../ui/empty-state/empty-state.js';
import { ErrorPanel } from '../../../ui/error-panel/error-panel.js';
import { useStuck } from '../../../ui/sticky-bar/use-stuck.js';
import { MemberPanel } from '../components/member-panel.js';
import { MemberRow } from '../components/member-row.js';
import { membersQuery } from '../queries.js';
import { useMembersSearch } from '../use-members-search.js';

/** The page on which admins find members and manage their accounts (docs/product/admin.md#members). */
export const AdminMembersPage = () => (
  <AdminsOnly title={pageTitles.adminMembers}>
    <Members />
  </AdminsOnly>
);

function Members() {
  const username = useUsername();
  const search = useMembersSearch();
  const { q, page, member } = search.address;
  const { data, error, isFetching, refetch } = useQuery(membersQuery(q, page));
  const above = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { bar, stuck } = useStuck(above);
  const found = data?.content ?? [];
  // The address may name a member who is not on this page of the list.
  const unlistedId = member !== null && data !== undefined && !found.some(({ id }) => id === member) ? member : null;

  // A deleted member's row is removed with its dialog and its button: the heading gets the focus.
  const [gone, setGone] = useState(0);
  useEffect(() => {
    if (gone > 0) heading.current?.focus({ preventScroll: true });
  }, [gone]);
  const onGone = () => {
    search.openMember(null);
    setGone((times) => times + 1);
  };

  return (
    <>
      <div ref={above} className={`wrap ${css['head']}`}>
        <h1 ref={heading} tabIndex={-1}>
          {adminMembers.title}
        </h1>
      </div>
      <ListSearch
        bar={bar}
        stuck={stuck}
        search={search}
        label={adminMembers.search}
        className={undefined}
        boxClassName={css['search']}
        before={null}
        after={
          <p role="status" className={css['count']}>
            {data &&
              format(data.totalElements < LISTED_MAX ? adminMembers.count : adminMembers.countMost, {
                n: data.totalElements,
              })}
          </p>
        }
      />
      <div className={`wrap ${css['page']}`}>
        {error && !data && !isFetching && (
          <ErrorPanel text={adminMembers.fail} detail={errorText(error)} onRetry={() => void refetch()} />
        )}
        {!data && (isFetching || !error) && (
          <p role="status" className={css['loading']}>
            {common.loading}
          </p>
        )}
        {unlistedId !== null && (
          <MemberPanel key={unlistedId} memberId={unlistedId} username={username} onGone={onGone} />
        )}
        {found.length > 0 && (
          <MemberTable members={found} opened={member} username={username} onOpen={search.openMember} onGone={onGone} />
        )}
        {data && found.length === 0 && (
          <EmptyState glyph="空" title={adminMembers.noMatch}>
            {adminMembers.noMatchBody}
          </EmptyState>
        )}
        {data && (
          <Pager
            label={adminMembers.pages}
            page={page}
            pageCount={data.totalPages}
            onTurn={(to) => search.goToPage(to)}
            heading={heading}
          />
        )}
      </div>
    </>
  );
}

type TableProps = {
  members: readonly FoundMember[];
  /** The member whose panel is open. */
  opened: number | null;
  username: string;
  onOpen: (id: number | null) => void;
  onGone: () => void;
};

const MemberTable = ({ members, opened, username, onOpen, onGone }: TableProps) => (
  <AdminTable
    caption={adminMembers.title}
    columns={[
      adminMembers['col.username'],
      adminMembers['col.name'],
      adminMembers['col.state'],
      adminMembers['col.since'],
      adminMembers['col.actions'],
    ]}
  >
    {members.map((one) => (
      <MemberRow
        key={one.id}
        member={one}
        isOpen={one.id === opened}
        username={username}
        onToggle={() => onOpen(one.id === opened ? null : one.id)}
        onGone={onGone}
      />
    ))}
  </AdminTable>
);
