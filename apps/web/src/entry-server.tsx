import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { InitialData } from '@utarang/contract';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { App } from './app.js';
import { preloadAllPages, preparePage } from './page-code.js';
import { createQueries } from './parts/queries.js';

/** A page to render. */
export type RenderRequest = {
  /** Its path and query, as the browser has them. */
  readonly path: string;
  readonly initialData: InitialData;
};

// All code is loaded first, so that no page waits for code while it is rendered.
await preloadAllPages();

/** Renders a page as HTML, from its initial data alone. Throws what a component throws; then there is no page. */
export const renderPage = (request: RenderRequest): Promise<string> => renderWith(request, (html) => html);

/** The keys of the queries of a page that its initial data does not answer: the browser makes them after hydration. */
export const unansweredQueries = (request: RenderRequest): Promise<readonly QueryKey[]> =>
  renderWith(request, (_, client) => {
    const asked = client.getQueryCache().findAll({ predicate: ({ state }) => state.data === undefined });
    return asked
      .filter(({ options }) => !('enabled' in options && options.enabled === false))
      .map(({ queryKey }) => queryKey);
  });

async function renderWith<Result>(
  { path, initialData }: RenderRequest,
  read: (html: string, client: QueryClient) => Result,
): Promise<Result> {
  const moment = Date.now();
  const client = createQueries(initialData, moment);
  const [pathname = '/', query = ''] = path.split('?');
  const route = (page: ReactNode) => <StaticRouter location={path}>{page}</StaticRouter>;
  const app = <App initialData={initialData} client={client} moment={moment} pathname={pathname} route={route} />;
  try {
    await preparePage(initialData.page, client, query);
    const html = renderToString(app);
    if (html.includes(FAILED_MARK)) throw await faultOf(app);
    return read(html, client);
  } finally {
    client.clear();
  }
}

/**
 * The mark that React leaves where a part could not be rendered. No text of ours contains it: `<` is escaped in texts.
 */
const FAILED_MARK = '<!--$!-->';

/** Why a part could not be rendered. `renderToString` does not say it; the stream does, and costs more. */
function faultOf(app: ReactNode): Promise<unknown> {
  return new Promise((resolve) => {
    const { abort } = renderToPipeableStream(app, {
      onError: (error) => {
        resolve(error);
        abort();
      },
      onAllReady: () => resolve(new Error('A part of the page could not be rendered, once.')),
    });
  });
}
