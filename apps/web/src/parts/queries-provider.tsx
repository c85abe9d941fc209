import { type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { whenIdle } from '../lib/when-idle.js';
import { preloadShapes } from './answers/check-answer.js';
import { ViewerContext } from './session/use-viewer.js';
import { ANONYMOUS, viewerQuery } from './session/viewer.js';

/** Provides the query cache and the viewer of the page, which is asked for once. */
export const QueriesProvider = ({ client, children }: { client: QueryClient; children: ReactNode }) => (
  <QueryClientProvider client={client}>
    <ViewerProvider>{children}</ViewerProvider>
  </QueryClientProvider>
);

function ViewerProvider({ children }: { children: ReactNode }) {
  useEffect(() => whenIdle(() => void preloadShapes()), []);
  const { data: viewer = ANONYMOUS } = useQuery(viewerQuery);
  return <ViewerContext value={viewer}>{children}</ViewerContext>;
}
