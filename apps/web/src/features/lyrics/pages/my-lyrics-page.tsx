import { useQuery, useQueryClient } from '@tanstack/react-query';
import { pages, pathOf, queryKeys } from '@utarang/contract';
import { common, myLyrics as messages } from '@utarang/messages';
import { useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { announce } from '../../../lib/announce.js';
import { errorText } from '../../../lib/http.js';
import { newKey } from '../../../lib/new-key.js';
import { MembersOnly } from '../../../parts/session/no-permission/members-only.js';
import { useUsername } from '../../../parts/session/use-username.js';
import { SampleLine } from '../../../parts/today/sample-line.js';
import { ButtonLink } from '../../../ui/button/button.js';
import { EmptyState } from '../../../ui/empty-state/empty-state.js';
import { ErrorPanel } from '../../../ui/error-panel/error-panel.js';
import { WRITE } from '../addresses.js';
import { addLyric } from '../api.js';
import { GuestLyrics } from '../components/guest-lyrics.js';
import { LyricForm, loadTools } from '../components/late-tools.js';
import { LyricList } from '../components/lyric-list.js';
import { OwnCorrections } from '../components/own-corrections.js';
import { PageHead } from '../components/page-head.js';
import { NOTHING_TYPED, storeForm } from '../drafts.js';
import { lyricsQuery } from '../queries.js';
import css from './my-lyrics-page.module.css';

/** The texts that a member keeps (docs/product/songs.md#my-lyrics), or the form for a new one (`?write=true`). */
export const MyLyricsPage = () => (
  <MembersOnly title={messages.title} guest={<GuestLyrics />}>
    <MyLyrics />
  </MembersOnly>
);

function MyLyrics() {
  const [search] = useSearchParams();
  const username = useUsername();
  const writes = search.get('write') === 'true';
  const { data } = useQuery(lyricsQuery);
  return (
    <div className={`wrap ${css['page']}`}>
      {/* An empty list has a button of its own. */}
      <PageHead canAdd={!writes && data?.length !== 0} />
      {writes ? (
        <NewLyric key={username} title={search.get('title') ?? ''} artist={search.get('artist') ?? ''} />
      ) : (
        <>
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
        <EmptyState glyph="詞" title={messages.empty} action={<ButtonLink to={WRITE}>{messages.add}</ButtonLink>}>
          {messages.emptyTip}
        </EmptyState>
      </div>
      <SampleLine />
    </>
  );
}

/** The form for a new text. The address may bring the title and the artist of a song, whose lyrics somebody has. */
function NewLyric({ title, artist }: { title: string; artist: string }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const username = useUsername();
  // The same text sent again is added once; a text that was changed in between is another one.
  const sent = useRef({ body: '', key: '' });
  return (
    <LyricForm
      draft={title === '' ? 'new' : `new ${title} ${artist}`}
      heading={messages.addTitle}
      initial={{ ...NOTHING_TYPED, title, artist }}
      onCancel={() => void navigate(pages.myLyrics)}
      onSave={async (typed, typedOn, pasted) => {
        const content = pasted
          ? (await loadTools()).withPasted(typed, pasted)
          : { ...typed, corrections: [], translation: [] };
        const body = JSON.stringify(content);
        if (sent.current.body !== body) sent.current = { body, key: newKey() };
        const lyric = await addLyric(content, sent.current.key);
        client.setQueryData(queryKeys.lyric(lyric.id), lyric);
        void client.invalidateQueries({ queryKey: queryKeys.lyrics(), exact: true });
        announce(messages.saved);
        // What was typed meanwhile is an edit of the text that is saved now.
        const more = typedOn();
        if (more) storeForm(username, lyric.id, more);
        await navigate(`${pathOf('myLyric', { id: lyric.id })}${more ? '?edit=true' : ''}`, { replace: true });
      }}
    />
  );
}
