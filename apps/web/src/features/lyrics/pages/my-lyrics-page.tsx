import { useQuery } from '@tanstack/react-query';
import { pages } from '@utarang/contract';
import { common, myLyrics as messages } from '@utarang/messages';
import { Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { errorText } from '../../../lib/http.js';
import { MembersOnly } from '../../../parts/session/no-permission/members-only.js';
import { SampleLine } from '../../../parts/today/sample-line.js';
import { ButtonLink } from '../../../ui/button/button.js';
import { EmptyState } from '../../../ui/empty-state/empty-state.js';
import { ErrorPanel } from '../../../ui/error-panel/error-panel.js';
import { NEW_TEXT_ADDRESS } from '../addresses.js';
import { NewText } from '../components/lazy-tools.js';
import { LyricList } from '../components/lyric-list.js';
import { OwnCorrections } from '../components/own-corrections.js';
import { PageHead } from '../components/page-head.js';
import { WaitingTexts } from '../components/waiting-texts.js';
import { guestLyricsCode } from '../guest-code.js';
import { lyricsQuery } from '../queries.js';
import css from './my-lyrics-page.module.css';

/** The texts that a member keeps (docs/product/songs.md#my-lyrics), or the form for a new one (`?write=true`). */
export const MyLyricsPage = () => (
  <MembersOnly title={messages.title} guest={<Guests />}>
    <MyLyrics />
  </MembersOnly>
);

function Guests() {
  const [Code] = useState(guestLyricsCode.component);
  return (
    <Suspense>
      <Code />
    </Suspense>
  );
}

function MyLyrics() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const writes = search.get('write') === 'true';
  const { data } = useQuery(lyricsQuery);
  return (
    <div className={`wrap ${css['page']}`}>
      {/* An empty list has a button of its own. */}
      <PageHead canAdd={!writes && data?.length !== 0} />
      {writes ? (
        <NewText
          title={search.get('title') ?? ''}
          artist={search.get('artist') ?? ''}
          onCancel={() => void navigate(pages.myLyrics)}
        />
      ) : (
        <>
          <WaitingTexts />
          <AllLyrics />
          <OwnCorrections />
        </>
      )}
    </div>
  );
}

function AllLyrics() {
  const { data, error, isFetching, refetch } = useQuery(lyricsQuery);
  if (!data) {
    if (!error || isFetching) return <p aria-busy="true">{common.loading}</p>;
    return <ErrorPanel text={messages.loadFail} detail={errorText(error)} onRetry={() => void refetch()} />;
  }
  if (data.length > 0) return <LyricList lyrics={data} />;
  return (
    <>
      <div className={css['empty']}>
        <EmptyState
          glyph="詞"
          title={messages.empty}
          action={<ButtonLink to={NEW_TEXT_ADDRESS}>{messages.add}</ButtonLink>}
        >
          {messages.emptyTip}
        </EmptyState>
      </div>
      <SampleLine />
    </>
  );
}
