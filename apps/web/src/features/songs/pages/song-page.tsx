import { useQuery } from '@tanstack/react-query';
import { ApiError, pages, type SongDetail } from '@utarang/contract';
import { common, format, song as messages } from '@utarang/messages';
import { Suspense, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { cx } from '../../../lib/cx.js';
import { errorText } from '../../../lib/http.js';
import { useHydrated } from '../../../lib/hydration.js';
import { MissingPage } from '../../../parts/missing/missing-page.js';
import { useDocumentTitle } from '../../../parts/page/document-title.js';
import { LatePlayer } from '../../../parts/player/late-player.js';
import { useIsMember } from '../../../parts/session/use-viewer.js';
import { SongVideo } from '../../../parts/video/song-video.js';
import { ErrorPanel } from '../../../ui/error-panel/error-panel.js';
import { SongHero } from '../components/song-hero.js';
import { SongWords } from '../components/song-words.js';
import { ToMyLyrics, useOwnText } from '../components/to-my-lyrics.js';
import { NoLyrics, SongLyrics } from '../lyrics/song-lyrics.js';
import { songQuery } from '../queries.js';
import { sampleCode } from '../sample-code.js';
import { isTimed } from '../timed.js';
import css from './song-page.module.css';

const isMissing = (error: unknown) => error instanceof ApiError && error.code === 'song_not_found';

/** One song, to read, to hear and to learn (docs/product/songs.md#one-song). */
export function SongPage() {
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery(songQuery(id));
  if (data) return <Song key={data.id} song={data} />;
  if (isMissing(error))
    return <MissingPage title={messages.notFound} text={messages.missing} to={pages.songs} action={messages.toList} />;
  return (
    <div className={cx('wrap', css['page'])}>
      {error && !isFetching ? (
        <ErrorPanel text={messages.loadFail} detail={errorText(error)} onRetry={() => void refetch()} />
      ) : (
        <p aria-busy="true">{common.loading}</p>
      )}
    </div>
  );
}

function Song({ song }: { song: SongDetail }) {
  const artist = song.artists.map(({ name }) => name).join(', ');
  useDocumentTitle(format(messages.titleOf, { title: song.title, artist }));
  const [search, setSearch] = useSearchParams();
  const plays = useHydrated() && search.get('play') === 'true';
  if (plays && isTimed(song)) {
    return (
      <div className={cx('wrap', css['page'])}>
        <LatePlayer
          id={song.id}
          title={song.title}
          artist={artist}
          lines={song.lyrics}
          words={song.words}
          video={song.youtubeUrl}
          onLeave={() => setSearch({})}
        />
      </div>
    );
  }
  const video = song.youtubeUrl && <SongVideo song={song} url={song.youtubeUrl} />;
  if (!song.hasLyrics) {
    return (
      <article className={cx('wrap', css['page'])}>
        <SongHero song={song} />
        <div className={cx(css['parts'], video && css['two'])}>
          {video}
          <OwnTextOrNone song={song} />
        </div>
        <Sample />
      </article>
    );
  }
  return (
    <article className={cx('wrap', css['page'])}>
      <SongHero song={song} />
      <PartLinks />
      <div className={cx(css['parts'], css['two'])}>
        <div id={LYRICS} className={css['main']}>
          {video}
          <SongLyrics song={song} />
          <ToMyLyrics song={song} />
        </div>
        <div id={WORDS} className={css['side']}>
          <SongWords words={song.words} />
        </div>
      </div>
    </article>
  );
}

/** The place of lyrics of a song without any: the member's own text first, where there is one. */
function OwnTextOrNone({ song }: { song: SongDetail }) {
  const own = useOwnText(song);
  return (
    <>
      {own ? null : <NoLyrics />}
      <ToMyLyrics song={song} />
    </>
  );
}

/** For guests: what lyrics become once they are written down. */
function Sample() {
  const isMember = useIsMember();
  const [Code] = useState(sampleCode.component);
  return isMember ? null : (
    <Suspense fallback={null}>
      <Code />
    </Suspense>
  );
}

const LYRICS = 'lyrics';
const WORDS = 'words';

/** Links to the parts of the page, where they stand below each other: the words come after all the lines. */
const PartLinks = () => (
  <nav className={css['links']} aria-label={messages.parts}>
    <PartLink to={LYRICS}>{messages.lyrics}</PartLink>
    <PartLink to={WORDS}>{messages.words}</PartLink>
  </nav>
);

const PartLink = ({ to, children }: { to: string; children: string }) => (
  <a
    href={`#${to}`}
    onClick={(event) => {
      // The address stays as it is: it holds the page's state.
      event.preventDefault();
      const part = document.getElementById(to);
      part?.querySelector('h2')?.focus({ preventScroll: true });
      part?.scrollIntoView();
    }}
  >
    {children}
  </a>
);
