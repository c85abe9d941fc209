import type { QueryClient } from '@tanstack/react-query';
import type { InitialData } from '@utarang/contract';
import { type ReactNode, StrictMode } from 'react';
import { InitialDataTimeProvider, RenderedAtProvider } from './lib/hydration.js';
import { ErrorBoundary } from './parts/page/error-boundary.js';
import { QueriesProvider } from './parts/queries-provider.js';
import { Pages } from './routes.js';
import { Visit } from './shell/visit.js';

type AppProps = {
  initialData: InitialData;
  /** The query cache, filled from the initial data at `moment`. */
  client: QueryClient;
  moment: number;
  /** The path of the first page. */
  pathname: string;
  /** Puts the page in the router of the browser, or of the server. */
  route: (page: ReactNode) => ReactNode;
};

/** The whole tree of a page: the server renders it, the browser hydrates it. */
export const App = ({ initialData, client, moment, pathname, route }: AppProps) => (
  <StrictMode>
    <InitialDataTimeProvider value={moment}>
      <RenderedAtProvider value={initialData.renderedAt}>
        <ErrorBoundary at="app">
          <QueriesProvider client={client}>
            {route(
              <Visit site={initialData.site}>
                <Pages missing={initialData.page === 'notFound' ? pathname : null} />
              </Visit>,
            )}
          </QueriesProvider>
        </ErrorBoundary>
      </RenderedAtProvider>
    </InitialDataTimeProvider>
  </StrictMode>
);
