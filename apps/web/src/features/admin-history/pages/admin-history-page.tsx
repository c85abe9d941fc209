import { useQuery } from '@tanstack/react-query';
import { LISTED_MAX } from '@utarang/contract';
import { adminHistory, admin as adminTexts, common, format, pageTitles } from '@utarang/messages';
import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { errorText } from '../../../lib/http.js';
import css from '../../../parts/admin/admin-page.module.css';
import { KindRow } from '../../../parts/admin/kind-row.js';
import { Pager } from '../../../parts/admin/pager.js';
import { AdminsOnly } from '../../../parts/session/no-permission/admins-only.js';
import { EmptyState } from '../../../ui/empty-state/empty-state.js';
import { ErrorPanel } from '../../../ui/error-panel/error-panel.js';
import { historyAddress, readHistoryAddress, type SubjectChoice } from '../address.js';
import { ChangeItem } from '../components/change-item.js';
import { changesQuery } from '../queries.js';

const kindNames = {
  all: adminHistory['subject.all'],
  word: adminHistory['subject.word'],
  sentence: adminHistory['subject.sentence'],
  artist: adminHistory['subject.artist'],
  song: adminHistory['subject.song'],
  member: adminHistory['subject.member'],
} as const satisfies Record<SubjectChoice, string>;

/** The page of the changes by admins and the operator, the latest first (docs/product/admin.md#history). */
export const AdminHistoryPage = () => (
  <AdminsOnly title={pageTitles.adminHistory}>
    <Trail />
  </AdminsOnly>
);

function Trail() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const address = readHistoryAddress(search);
  const { kind, page } = address;
  const { data, error, isFetching, refetch } = useQuery(changesQuery(address));
  const heading = useRef<HTMLHeadingElement>(null);
  const hrefOf = (one: SubjectChoice) => historyAddress({ kind: one, page: 1 });

  return (
    <>
      <div className={`wrap ${css['head']}`}>
        <h1 ref={heading} tabIndex={-1}>
          {adminHistory.title}
        </h1>
      </div>
      <div className={`wrap ${css['page']}`}>
        <div className={css['filters']}>
          <KindRow
            label={adminHistory.subject}
            kinds={kindNames}
            value={kind}
            onChoose={(one, byArrow) => void navigate(hrefOf(one), { replace: byArrow })}
            hrefOf={hrefOf}
          />
          <p role="status" className={css['count']}>
            {data &&
              format(data.totalElements < LISTED_MAX ? adminHistory.count : adminHistory.countMost, {
                n: data.totalElements,
              })}
          </p>
        </div>
        {error && !data && !isFetching && (
          <ErrorPanel text={adminTexts['history.fail']} detail={errorText(error)} onRetry={() => void refetch()} />
        )}
        {!data && (isFetching || !error) && (
          <p role="status" className={css['loading']}>
            {common.loading}
          </p>
        )}
        {data && data.content.length > 0 && (
          <ol className={css['panel']}>
            {data.content.map((change) => (
              <ChangeItem key={change.id} change={change} />
            ))}
          </ol>
        )}
        {data?.content.length === 0 && (
          <EmptyState glyph="空" title={adminHistory.empty}>
            {adminHistory.emptyBody}
          </EmptyState>
        )}
        {data && (
          <Pager
            label={adminHistory.pages}
            page={page}
            pageCount={data.totalPages}
            onTurn={(to) => void navigate(historyAddress({ ...readHistoryAddress(location.search), page: to }))}
            heading={heading}
          />
        )}
      </div>
    </>
  );
}
