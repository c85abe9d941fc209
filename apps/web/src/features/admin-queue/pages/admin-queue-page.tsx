import { useQuery } from '@tanstack/react-query';
import { pages, QUEUE_SHOWN } from '@utarang/contract';
import { adminQueue, common, format, pageTitles } from '@utarang/messages';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { errorText } from '../../../lib/http.js';
import page from '../../../parts/admin/admin-page.module.css';
import { AdminTable } from '../../../parts/admin/admin-table.js';
import { KindRow } from '../../../parts/admin/kind-row.js';
import { AdminsOnly } from '../../../parts/session/no-permission/admins-only.js';
import { EmptyState } from '../../../ui/empty-state/empty-state.js';
import { ErrorPanel } from '../../../ui/error-panel/error-panel.js';
import { QueueRow } from '../components/queue-row.js';
import { type Item, itemsOf, type Kind, nextKey, readKind, type Verdict, writeKind } from '../items.js';
import { queueQuery } from '../queries.js';
import { useDecisions } from '../use-decisions.js';

const kindNames = {
  all: adminQueue['kind.all'],
  reports: adminQueue['kind.reports'],
  synonyms: adminQueue['kind.synonyms'],
  wishes: adminQueue['kind.wishes'],
} as const;

/** The page of reports and own synonyms that no admin has decided yet (docs/product/admin.md#queues). */
export const AdminQueuePage = () => (
  <AdminsOnly title={pageTitles.adminQueue}>
    <Queue />
  </AdminsOnly>
);

function Queue() {
  const { data, error, isFetching, refetch } = useQuery(queueQuery);
  const { search } = useLocation();
  const navigate = useNavigate();
  const kind = readKind(search);
  const heading = useRef<HTMLHeadingElement>(null);
  const { away, failures, decide } = useDecisions();
  const items = data ? itemsOf(data, kind).filter(({ key }) => !away.has(key)) : [];
  const isMore = data && Math.max(data.reports.length, data.synonyms.length, data.wishes.length) >= QUEUE_SHOWN;

  const focusAfter = useFocusAfterDecision(heading);
  const onDecide = (item: Item, verdict: Verdict) => {
    focusAfter(nextKey(items, item.key), verdict);
    decide(item, verdict);
  };

  return (
    <>
      <div className={`wrap ${page['head']}`}>
        <h1 ref={heading} tabIndex={-1}>
          {adminQueue.title}
        </h1>
      </div>
      <div className={`wrap ${page['page']}`}>
        <div className={page['filters']}>
          <KindRow
            label={adminQueue.kind}
            kinds={kindNames}
            value={kind}
            onChoose={(one, byArrow) => void navigate(pages.adminQueue + writeKind(one), { replace: byArrow })}
            hrefOf={(one) => pages.adminQueue + writeKind(one)}
          />
          <p role="status" className={page['count']}>
            {data && format(adminQueue.count, { n: items.length })}
          </p>
        </div>
        {items.length > 0 && <About kind={kind} isMore={isMore === true} />}
        {error && !data && !isFetching && (
          <ErrorPanel text={adminQueue.fail} detail={errorText(error)} onRetry={() => void refetch()} />
        )}
        {!data && (isFetching || !error) && (
          <p role="status" className={page['loading']}>
            {common.loading}
          </p>
        )}
        {items.length > 0 && (
          <AdminTable
            caption={adminQueue.title}
            columns={[
              adminQueue['col.word'],
              adminQueue['col.said'],
              adminQueue['col.since'],
              adminQueue['col.actions'],
            ]}
          >
            {items.map((item) => (
              <QueueRow key={item.key} item={item} failure={failures.get(item.key)} onDecide={onDecide} />
            ))}
          </AdminTable>
        )}
        {data && items.length === 0 && (
          <EmptyState glyph="空" title={adminQueue.empty}>
            {adminQueue.emptyBody}
          </EmptyState>
        )}
      </div>
    </>
  );
}

/** Explains the kinds of items that are shown, and says where only the first items are listed. */
const About = ({ kind, isMore }: { kind: Kind; isMore: boolean }) => (
  <div className={page['about']}>
    {(kind === 'all' || kind === 'reports') && <p>{adminQueue['about.reports']}</p>}
    {(kind === 'all' || kind === 'synonyms') && <p>{adminQueue['about.synonyms']}</p>}
    {(kind === 'all' || kind === 'wishes') && <p>{adminQueue['about.wishes']}</p>}
    {isMore && <p>{format(adminQueue.most, { max: QUEUE_SHOWN })}</p>}
  </div>
);

/**
 * Returns a function that moves the focus from the row of a decided item, which is removed, to the same button of the
 * next row, or else to the heading.
 */
function useFocusAfterDecision(heading: RefObject<HTMLElement | null>) {
  const [decided, setDecided] = useState<{ nextItem: string | null; verdict: Verdict }>();
  useEffect(() => {
    if (!decided) return;
    const { nextItem, verdict } = decided;
    const button = document.querySelector<HTMLElement>(`[data-item="${nextItem}"] [data-verdict="${verdict}"]`);
    (button ?? heading.current)?.focus();
  }, [decided, heading]);
  return (nextItem: string | null, verdict: Verdict) => setDecided({ nextItem, verdict });
}
