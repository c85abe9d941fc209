import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys, type Session } from '@utarang/contract';
import { endOtherSessions, endSession, fetchHeatmap, fetchSessions } from './api.js';

/** Devices come and go elsewhere: they are asked for anew each time they are looked at. */
export const sessionsQuery = queryOptions({
  queryKey: queryKeys.sessions(),
  queryFn: ({ signal }) => fetchSessions({ signal }),
  staleTime: 0,
});

/** What a year's days earned. A test that earns makes it old. */
export const heatmapQuery = (year: number) =>
  queryOptions({
    queryKey: queryKeys.heatmap(year),
    queryFn: ({ signal }) => fetchHeatmap(year, { signal }),
  });

const keep = (client: QueryClient, kept: (session: Session) => boolean) =>
  client.setQueryData(sessionsQuery.queryKey, (sessions) => sessions?.filter(kept));

export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Session) => endSession(id),
    onSuccess: (_, { id }) => keep(client, (session) => session.id !== id),
  });
}

export function useEndOtherSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: endOtherSessions,
    onSuccess: () => keep(client, ({ current }) => current),
  });
}
