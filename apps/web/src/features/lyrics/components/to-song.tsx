import { useQuery } from '@tanstack/react-query';
import { type OwnLyric, pathOf, queryKeys, type Song } from '@utarang/contract';
import { isTextOfSong } from '@utarang/domain/lyrics';
import { myLyrics as messages } from '@utarang/messages';
import { Link } from 'react-router';
import { here } from '../../../lib/here.js';
import { getJson } from '../../../lib/http.js';
import { useHydrated } from '../../../lib/hydration.js';

/** Leads from a text to the song whose text it is, where its video is, too. */
export function ToSong({ lyric }: { lyric: Pick<OwnLyric, 'title' | 'artist'> }) {
  const { data } = useQuery({
    queryKey: queryKeys.songs(),
    queryFn: ({ signal }) => getJson<readonly Song[]>('/api/songs', { signal }),
    enabled: useHydrated(),
  });
  const song = data?.find((each) => isTextOfSong(lyric, each));
  if (!song) return null;
  return (
    <Link to={pathOf('song', { id: song.id })} state={{ from: here() }}>
      {song.youtubeUrl ? messages.toSongVideo : messages.toSong}
    </Link>
  );
}
