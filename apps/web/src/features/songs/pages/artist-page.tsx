import { useQuery } from '@tanstack/react-query';
import { type ArtistDetail, pages, queryKeys } from '@utarang/contract';
import { format, artist as messages, pageTitles, reference } from '@utarang/messages';
import { useParams } from 'react-router';
import { cx } from '../../../lib/cx.js';
import { getJson } from '../../../lib/http.js';
import { idIn } from '../../../lib/number-in.js';
import { requireOutline } from '../../../lib/outline.js';
import { BackArrow } from '../../../parts/breadcrumb/back-arrow.js';
import { Breadcrumb } from '../../../parts/breadcrumb/breadcrumb.js';
import { MissingPage } from '../../../parts/missing/missing-page.js';
import { DetailBody } from '../../../parts/page/detail-body.js';
import { useDocumentTitle } from '../../../parts/page/document-title.js';
import { ArtistHero } from '../components/artist-hero.js';
import { SongCards } from '../components/song-card.js';
import { ARTIST, SONG } from '../queries.js';
import css from './artist-page.module.css';

/** The artist of an id in the address, which may be no number at all; the server says what is wrong with it. */
const useArtist = (id: string) =>
  useQuery({
    queryKey: queryKeys.artist(idIn(id)),
    queryFn: ({ signal }) =>
      getJson(`/api/artists/${encodeURIComponent(id)}`, { signal }).then(
        requireOutline<ArtistDetail>({ ...ARTIST, bio: '', socials: {}, genres: [''], songs: [SONG] }),
      ),
  });

/** The page of an artist with the songs (docs/product/songs.md#one-artist). */
export function ArtistPage() {
  const { id = '' } = useParams();
  const query = useArtist(id);
  return (
    <div className={cx('wrap', css['page'])}>
      <div className={css['way']}>
        <BackArrow to={pages.artists} />
        {query.data && <Breadcrumb steps={[{ name: pageTitles.artists, to: pages.artists }]} here={query.data.name} />}
      </div>
      <DetailBody
        query={query}
        missingCode="artist_not_found"
        missing={
          <MissingPage
            title={messages.notFound}
            text={messages.missing}
            to={pages.artists}
            action={format(reference.unknownGo, { page: pageTitles.artists })}
          />
        }
        loadFail={messages.loadFail}
      >
        {(artist) => <Artist artist={artist} />}
      </DetailBody>
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
