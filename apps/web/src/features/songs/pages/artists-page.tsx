import { type Artist, queryKeys } from '@utarang/contract';
import { useDocumentTitle } from '../../../parts/page/document-title.js';
import { useEntries } from '../../../parts/reference/use-entries.js';
import { artistList } from '../artist-list.js';
import { MusicPage } from '../components/music-page.js';
import { ARTIST } from '../queries.js';

export function ArtistsPage() {
  useDocumentTitle(artistList.texts.title);
  return <MusicPage settings={artistList} {...useEntries<Artist>(queryKeys.artists(), '/api/artists', ARTIST)} />;
}
