import type { QueryClient } from '@tanstack/react-query';
import type { FirstData } from '@utarang/contract';
import { type ReactNode, StrictMode } from 'react';
import { FirstDataTimeProvider, RenderedAtProvider } from './lib/hydration.js';
import { ErrorBoundary } from './parts/page/error-boundary.js';
import { QueriesProvider } from './parts/queries-provider.js';
import { Pages } from './routes.js';
import { Visit } from './shell/visit.js';

type AppProps = {
  first: FirstData;
  /** Holds the first data; made at `moment`. */
  client: QueryClient;
  moment: number;
  /** The path of the first page. */
  pathname: string;
  /** Puts the page in the router of the browser, or of the server. */
  route: (page: ReactNode) => ReactNode;
};

/** The whole tree of a page: the server renders it, the browser hydrates it. */
export const App = ({ first, client, moment, pathname, route }: AppProps) => (
  <StrictMode>
    <FirstDataTimeProvider value={moment}>
      <RenderedAtProvider value={first.renderedAt}>
        <ErrorBoundary at="app">
          <QueriesProvider client={client}>
            {route(
              <Visit site={first.site}>
                <Pages missing={first.page === 'notFound' ? pathname : null} />
              </Visit>,
            )}
          </QueriesProvider>
        </ErrorBoundary>
      </RenderedAtProvider>
    </FirstDataTimeProvider>
  </StrictMode>
);
