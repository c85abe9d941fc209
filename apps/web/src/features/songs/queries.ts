import { queryOptions } from '@tanstack/react-query';
import { queryKeys, type SongDetail } from '@utarang/contract';
import { getJson } from '../../lib/http.js';

/** `id` is what the address holds, which may be no number at all; the server says that there is no such song. */
export const songQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.song(/^[1-9]\d*$/.test(id) ? Number(id) : id),
    queryFn: ({ signal }) => getJson<SongDetail>(`/api/songs/${encodeURIComponent(id)}`, { signal }),
  });
