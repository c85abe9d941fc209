import { useQuery } from '@tanstack/react-query';
import { ApiError, pages, type SongDetail } from '@utarang/contract';
import { common, format, song as messages } from '@utarang/messages';
import { useParams } from 'react-router';
import { cx } from '../../../lib/cx.js';
import { useDocumentTitle } from '../../../lib/document-title.js';
import { errorText } from '../../../lib/http.js';
import { ButtonLink } from '../../../ui/button/button.js';
import { EmptyState } from '../../../ui/empty-state/empty-state.js';
import { ErrorPanel } from '../../../ui/error-panel/error-panel.js';
import { SongHero } from '../components/song-hero.js';
import { SongWords } from '../components/song-words.js';
import { SongLyrics } from '../lyrics/song-lyrics.js';
import { songQuery } from '../queries.js';
import { SongVideo } from '../video/song-video.js';
import css from './song-page.module.css';

const isMissing = (error: unknown) => error instanceof ApiError && error.code === 'song_not_found';

/** One song, to read, to hear and to learn (docs/product/songs.md#one-song). */
export function SongPage() {
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery({
    ...songQuery(id),
    retry: (count, failure) => !isMissing(failure) && count < 1,
  });
  if (data) return <Song key={data.id} song={data} />;
  if (isMissing(error)) return <Missing />;
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
  return (
    <article className={cx('wrap', css['page'])}>
      <SongHero song={song} />
      <div className={cx(css['parts'], song.words.length > 0 && css['two'])}>
        <div className={css['main']}>
          {song.youtubeUrl && <SongVideo song={song} url={song.youtubeUrl} />}
          <SongLyrics song={song} />
        </div>
        {song.words.length > 0 && (
          <div className={css['side']}>
            <SongWords words={song.words} />
          </div>
        )}
      </div>
    </article>
  );
}

function Missing() {
  useDocumentTitle(messages.notFound);
  return (
    <EmptyState
      glyph="無"
      heading="h1"
      title={messages.notFound}
      action={<ButtonLink to={pages.songs}>{messages.toList}</ButtonLink>}
    >
      {messages.missing}
    </EmptyState>
  );
}
