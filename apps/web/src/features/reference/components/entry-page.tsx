import { type QueryKey, useQuery } from '@tanstack/react-query';
import { type EndingDetail, type ParticleDetail, pages } from '@utarang/contract';
import { format, entry as messages, pageTitles, reference } from '@utarang/messages';
import { cx } from '../../../lib/cx.js';
import { getJson } from '../../../lib/http.js';
import { type Outline, requireOutline } from '../../../lib/outline.js';
import { ListLink } from '../../../parts/breadcrumb/list-link.js';
import { MissingPage } from '../../../parts/missing/missing-page.js';
import { DetailBody } from '../../../parts/page/detail-body.js';
import { ENTRY } from '../outlines.js';
import css from './entry-page.module.css';
import { EntrySheet } from './entry-sheet.js';

const DETAIL = {
  ...ENTRY,
  attachments: [{ label: '', rows: [{ word: { written: '' }, forms: [{ written: '' }] }] }],
  near: [{ list: '', id: '', form: '' }],
} as Outline<ParticleDetail | EndingDetail>;

type EntryPageProps = { list: 'particles' | 'endings'; id: string; queryKey: QueryKey };

/** The page of a particle or an ending (docs/product/reference.md#entries). */
export function EntryPage({ list, id, queryKey }: EntryPageProps) {
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      getJson(`/api/${list}/${encodeURIComponent(id)}`, { signal }).then(
        requireOutline<ParticleDetail | EndingDetail>(DETAIL),
      ),
  });
  return (
    <div className={cx('wrap', css['page'])}>
      <ListLink to={pages[list]}>{pageTitles[list]}</ListLink>
      <DetailBody
        query={query}
        missingCode="entry_not_found"
        missing={
          <MissingPage
            title={messages.notFound}
            text={messages.missing}
            to={pages[list]}
            action={format(reference.unknownGo, { page: pageTitles[list] })}
          />
        }
        loadFail={messages.loadFail}
      >
        {(entry) => <EntrySheet entry={entry} />}
      </DetailBody>
    </div>
  );
}
