import { queryKeys, type Song } from '@utarang/contract';
import { useDocumentTitle } from '../../../parts/page/document-title.js';
import { useEntries } from '../../../parts/reference/use-entries.js';
import { MusicPage } from '../components/music-page.js';
import { SONG } from '../queries.js';
import { songList } from '../song-list.js';

export function SongsPage() {
  useDocumentTitle(songList.texts.title);
  return <MusicPage settings={songList} {...useEntries<Song>(queryKeys.songs(), '/api/songs', SONG)} />;
}
