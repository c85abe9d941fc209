import { type QueryKey, useQuery } from '@tanstack/react-query';
import { ApiError, type EndingDetail, type ParticleDetail, pages } from '@utarang/contract';
import { common, format, entry as messages, pageTitles, reference } from '@utarang/messages';
import { ArrowLeft } from 'lucide-react';
import { cx } from '../../../lib/cx.js';
import { errorText, getJson } from '../../../lib/http.js';
import { like, type Outline } from '../../../lib/outline.js';
import { ReturnLink, useCameFrom } from '../../../lib/return-link.js';
import { MissingPage } from '../../../parts/missing/missing-page.js';
import { ErrorPanel } from '../../../ui/error-panel/error-panel.js';
import { ENTRY } from '../outlines.js';
import css from './entry-page.module.css';
import { EntrySheet } from './entry-sheet.js';

const DETAIL = {
  ...ENTRY,
  attachments: [{ label: '', rows: [{ word: { written: '' }, forms: [{ written: '' }] }] }],
  near: [{ list: '', id: '', form: '' }],
} as Outline<ParticleDetail | EndingDetail>;

type EntryPageProps = { list: 'particles' | 'endings'; id: string; queryKey: QueryKey };

/** The page of one particle or ending, to read and to pass on (docs/product/reference.md#entries). */
export function EntryPage({ list, id, queryKey }: EntryPageProps) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      getJson(`/api/${list}/${encodeURIComponent(id)}`, { signal }).then(like<ParticleDetail | EndingDetail>(DETAIL)),
  });
  const body = () => {
    if (data) return <EntrySheet entry={data} />;
    if (isMissing(error)) {
      const action = format(reference.unknownGo, { page: pageTitles[list] });
      return <MissingPage title={messages.notFound} text={messages.missing} to={pages[list]} action={action} />;
    }
    if (error && !isFetching) {
      return <ErrorPanel text={messages.loadFail} detail={errorText(error)} onRetry={() => void refetch()} />;
    }
    return <p aria-busy="true">{common.loading}</p>;
  };
  return (
    <div className={cx('wrap', css['page'])}>
      <ListLink list={list} />
      {body()}
    </div>
  );
}

const isMissing = (error: unknown): boolean => error instanceof ApiError && error.code === 'entry_not_found';

/** Back to the list as it was left; for those who came by a link, to the whole list. */
function ListLink({ list }: { list: 'particles' | 'endings' }) {
  const from = useCameFrom();
  const left = from?.split('?')[0] === pages[list] ? from : null;
  return (
    <ReturnLink from={left} to={pages[list]} className={css['back']}>
      <ArrowLeft size={18} />
      {pageTitles[list]}
    </ReturnLink>
  );
}
