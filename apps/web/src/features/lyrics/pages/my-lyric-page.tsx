import { useQuery } from '@tanstack/react-query';
import { pages } from '@utarang/contract';
import { common, myLyrics as messages } from '@utarang/messages';
import { ChevronLeft, Plus } from 'lucide-react';
import { Link, useParams, useSearchParams } from 'react-router';
import { errorText } from '../../../lib/http.js';
import { useHydrated } from '../../../lib/hydration.js';
import { MissingPage } from '../../../parts/missing/missing-page.js';
import { useDocumentTitle } from '../../../parts/page/document-title.js';
import { MembersOnly } from '../../../parts/session/no-permission/members-only.js';
import { useUsername } from '../../../parts/session/use-username.js';
import { ButtonLink } from '../../../ui/button/button.js';
import { ErrorPanel } from '../../../ui/error-panel/error-panel.js';
import { NEW_TEXT_ADDRESS } from '../addresses.js';
import { LyricList } from '../components/lyric-list.js';
import { LyricView } from '../components/lyric-view.js';
import { isGone, lyricQuery, lyricsQuery } from '../queries.js';
import css from './my-lyric-page.module.css';

/** One text of a member's own (docs/product/songs.md#page-of-a-text). */
export const MyLyricPage = () => (
  <MembersOnly title={messages.title}>
    <MyLyric />
  </MembersOnly>
);

function MyLyric() {
  const { id = '' } = useParams();
  const username = useUsername();
  const { data, error, isFetching, refetch } = useQuery(lyricQuery(id));
  const { data: all = [] } = useQuery(lyricsQuery);
  useDocumentTitle(data ? data.title : messages.title);
  const [search] = useSearchParams();
  const hydrated = useHydrated();
  // The player takes the whole page.
  const plays = hydrated && (search.get('play') === 'true' || search.get('time') === 'true');
  if (!data && isGone(error)) {
    return (
      <MissingPage title={messages.missingTitle} text={messages.missing} to={pages.myLyrics} action={messages.toList} />
    );
  }
  return (
    <div className={`wrap ${css['page']}`}>
      {!plays && (
        <div className={css['ways']}>
          <Link to={pages.myLyrics} className={css['back']}>
            <ChevronLeft size={18} />
            {messages.toList}
          </Link>
          <ButtonLink to={NEW_TEXT_ADDRESS} variant="soft">
            <Plus size={18} />
            {messages.add}
          </ButtonLink>
        </div>
      )}
      <div className={plays ? undefined : css['columns']}>
        {!plays && <LyricList lyrics={all} current={id} />}
        {data ? (
          <LyricView key={`${username} ${data.id}`} lyric={data} />
        ) : error && !isFetching ? (
          <ErrorPanel text={messages.loadFail} detail={errorText(error)} onRetry={() => void refetch()} />
        ) : (
          <div>
            <h1 className="sr" tabIndex={-1}>
              {messages.title}
            </h1>
            <p aria-busy="true">{common.loading}</p>
          </div>
        )}
      </div>
    </div>
  );
}
