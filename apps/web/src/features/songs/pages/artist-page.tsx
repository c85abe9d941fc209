import { useQuery } from '@tanstack/react-query';
import { ApiError, type ArtistDetail, pages, queryKeys } from '@utarang/contract';
import { common, format, artist as messages, pageTitles, reference } from '@utarang/messages';
import { useParams } from 'react-router';
import { cx } from '../../../lib/cx.js';
import { errorText, getJson } from '../../../lib/http.js';
import { idIn } from '../../../lib/number-in.js';
import { like } from '../../../lib/outline.js';
import { BackArrow } from '../../../parts/breadcrumb/back-arrow.js';
import { Breadcrumb } from '../../../parts/breadcrumb/breadcrumb.js';
import { MissingPage } from '../../../parts/missing/missing-page.js';
import { useDocumentTitle } from '../../../parts/page/document-title.js';
import { ErrorPanel } from '../../../ui/error-panel/error-panel.js';
import { ArtistHero } from '../components/artist-hero.js';
import { SongCards } from '../components/song-card.js';
import { ARTIST, SONG } from '../queries.js';
import css from './artist-page.module.css';

const isMissing = (error: unknown): boolean => error instanceof ApiError && error.code === 'artist_not_found';

/** `id` is what the address holds, which may be no number at all; the server says what is wrong with it. */
const useArtist = (id: string) =>
  useQuery({
    queryKey: queryKeys.artist(idIn(id)),
    queryFn: ({ signal }) =>
      getJson(`/api/artists/${encodeURIComponent(id)}`, { signal }).then(
        like<ArtistDetail>({ ...ARTIST, bio: '', socials: {}, genres: [''], songs: [SONG] }),
      ),
  });

/** One artist with the songs (docs/product/songs.md#one-artist). */
export function ArtistPage() {
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = useArtist(id);
  const body = () => {
    if (isMissing(error)) {
      const action = format(reference.unknownGo, { page: pageTitles.artists });
      return <MissingPage title={messages.notFound} text={messages.missing} to={pages.artists} action={action} />;
    }
    if (data) return <Artist artist={data} />;
    if (error && !isFetching) {
      return <ErrorPanel text={messages.loadFail} detail={errorText(error)} onRetry={() => void refetch()} />;
    }
    return <p aria-busy="true">{common.loading}</p>;
  };
  return (
    <div className={cx('wrap', css['page'])}>
      <div className={css['way']}>
        <BackArrow to={pages.artists} />
        {data && <Breadcrumb steps={[{ name: pageTitles.artists, to: pages.artists }]} here={data.name} />}
      </div>
      {body()}
    </div>
  );
}

function Artist({ artist }: { artist: ArtistDetail }) {
  const { name, nameKo, songs } = artist;
  useDocumentTitle(format(messages.titleOf, { name, nameKo }));
  return (
    <>
      <ArtistHero artist={artist} />
      <section aria-labelledby="songs" className={css['songs']}>
        <h2 id="songs">{messages.songs}</h2>
        {songs.length > 0 ? <SongCards songs={songs} heading="h3" /> : <p>{messages.noSongs}</p>}
      </section>
    </>
  );
}
