import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys, type Session } from '@utarang/contract';
import { endOtherSessions, endSession, fetchHeatmap, fetchSessions } from './api.js';

/** The query of sessions. They begin and end on other devices, so it is refetched whenever it is shown. */
export const sessionsQuery = queryOptions({
  queryKey: queryKeys.sessions(),
  queryFn: ({ signal }) => fetchSessions({ signal }),
  staleTime: 0,
});

/** The query of the points of a year's days. A word test that earns invalidates it. */
export const heatmapQuery = (year: number) =>
  queryOptions({
    queryKey: queryKeys.heatmap(year),
    queryFn: ({ signal }) => fetchHeatmap(year, { signal }),
  });

const keepSessions = (client: QueryClient, isKept: (session: Session) => boolean) =>
  client.setQueryData(sessionsQuery.queryKey, (sessions) => sessions?.filter(isKept));

export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Session) => endSession(id),
    onSuccess: (_, { id }) => keepSessions(client, (session) => session.id !== id),
  });
}

export function useEndOtherSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: endOtherSessions,
    onSuccess: () => keepSessions(client, ({ current }) => current),
  });
}
