import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { FirstData } from '@utarang/contract';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { App } from './app.js';
import { preloadAllPages, preparePage } from './page-code.js';
import { createQueries } from './parts/queries.js';

/** A page to draw. */
export type Drawing = {
  /** Its path and query, as the browser has them. */
  readonly path: string;
  readonly first: FirstData;
};

// With all code there, no page waits for any while it is drawn.
await preloadAllPages();

/** Draws a page as HTML, from its first data alone. Throws what a component throws; then there is no page. */
export async function drawPage({ path, first }: Drawing): Promise<string> {
  const moment = Date.now();
  const client = createQueries(first, moment);
  const [pathname = '/', query = ''] = path.split('?');
  const route = (page: ReactNode) => <StaticRouter location={path}>{page}</StaticRouter>;
  try {
    await preparePage(first.page, client, query);
    return await htmlOf(<App first={first} client={client} moment={moment} pathname={pathname} route={route} />);
  } finally {
    client.clear();
  }
}

/** Nothing of ours suspends, so all of it is there at once; any fault makes the whole void. */
function htmlOf(app: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(app, {
      // No part is held back to be put in its place by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        reject(error);
        abort();
      },
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
    });
  });
}
