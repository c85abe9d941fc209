import { queryOptions } from '@tanstack/react-query';
import { type OwnLyrics, queryKeys, type SongDetail } from '@utarang/contract';
import { getJson } from '../../lib/http.js';
import { idIn } from '../../lib/number-in.js';

/** `id` is what the address holds, which may be no number at all; the server says that there is no such song. */
export const songQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.song(idIn(id)),
    queryFn: ({ signal }) => getJson<SongDetail>(`/api/songs/${encodeURIComponent(id)}`, { signal }),
  });

/** The texts that the member keeps: one of them may be a song's. */
export const ownTextsQuery = queryOptions({
  queryKey: queryKeys.lyrics(),
  queryFn: ({ signal }) => getJson<OwnLyrics>('/api/my-lyrics', { signal }),
});
