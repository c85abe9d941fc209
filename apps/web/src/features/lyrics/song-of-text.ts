import { useQuery } from '@tanstack/react-query';
import { type OwnLyric, queryKeys, type Song } from '@utarang/contract';
import { isTextOfSong } from '@utarang/domain/lyrics';
import { getJson } from '../../lib/http.js';
import { requireOutline } from '../../lib/outline.js';

const someSongs = requireOutline<readonly Song[]>([
  { id: 0, title: '', titleKo: '', artists: [{ name: '', nameKo: '' }] },
]);

/** The song of a text, where the book has it. */
export function useSongOfText(lyric: Pick<OwnLyric, 'title' | 'artist'>): Song | undefined {
  const { data } = useQuery({
    queryKey: queryKeys.songs(),
    queryFn: ({ signal }) => getJson('/api/songs', { signal }).then(someSongs),
  });
  return data?.find((each) => isTextOfSong(lyric, each));
}
