import {
  type InitialData,
  isBuilt,
  isForMembers,
  type PageId,
  queryKeys,
  type Site,
  type Viewer,
  type ViewPart,
  withQuery,
} from '@utarang/contract';
import { app, descriptionOf, pageTitles } from '@utarang/messages';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../db/clock.js';
import type { PageContent } from '../../lib/page-source.js';
import type { RenderedResponse } from '../../lib/response-cache.js';
import type { WebApp } from '../../web-app.js';
import { headOf } from './head.js';
import type { Shell, Theme } from './shell.js';
import { structuredData } from './structured-data.js';

type Deps = {
  readonly shell: Shell;
  readonly webApp: Pick<WebApp, 'codeOf' | 'render'>;
  readonly site: Site;
  readonly clock: Pick<Clock, 'today'>;
};

export type PageRequest = {
  readonly page: PageId | 'notFound';
  /** The page's own path, for its canonical address. */
  readonly path: string;
  /** Path and query of the request, without parameters that the page does not read. */
  readonly address: string;
  readonly origin: string;
  readonly theme: Theme | null;
  /** The parts of texts that the visitor has hidden. */
  readonly hidden: readonly ViewPart[];
  /** Null while the viewer is unknown. */
  readonly viewer: Viewer | null;
  readonly content: PageContent;
  /** The queries of the data that is the viewer's own. */
  readonly own: InitialData['queries'];
  readonly log: Pick<FastifyBaseLogger, 'error'>;
};

/**
 * Creates the renderer of pages. A page's HTML has the tags for search engines and link previews, the page as React
 * renders it, and the data from which it is rendered. Where rendering fails here the browser renders it, from the same
 * data.
 */
export function pageMaker({ shell, webApp, site, clock }: Deps) {
  /** Renders a page. A part for members only is left to the browser while the viewer is unknown. */
  const renderPage = async (address: string, initialData: InitialData, log: PageRequest['log']): Promise<string> => {
    if (initialData.viewer === null && isForMembers(initialData.page)) return '';
    try {
      return await webApp.render({ path: address, initialData });
    } catch (err) {
      log.error({ err, url: address }, 'a page could not be rendered on the server');
      return '';
    }
  };

  return async ({
    page,
    path,
    address,
    origin,
    theme,
    hidden,
    viewer,
    content,
    own,
    log,
  }: PageRequest): Promise<RenderedResponse> => {
    const url = origin + withQuery(path, content.ownParameters ?? {});
    const { picture = { path: '/og/site.png', alt: app.tagline } } = content;
    const head = headOf({
      title: content.title ?? pageTitles[page],
      description: content.description ?? descriptionOf(page),
      url,
      listed: page !== 'notFound' && isBuilt(page) && !isForMembers(page) && content.listed !== false,
      picture: { url: origin + picture.path, alt: picture.alt },
      data: structuredData(content, { origin, url }),
    });
    const chosen = hidden.length > 0 ? [{ key: queryKeys.hiddenParts(), data: hidden }] : [];
    const queries = [...(content.queries ?? []), ...own, ...chosen];
    // The not-found page shows no dates, and is the same every time.
    const dated = page !== 'notFound' && { renderedAt: clock.today().getTime() };
    const initialData: InitialData = { page, site, viewer, queries, ...dated };
    const html = await renderPage(address, initialData, log);
    return {
      body: shell({ head, code: webApp.codeOf(page, address), page: html, initialData, theme }),
      isComplete: html !== '',
    };
  };
}
