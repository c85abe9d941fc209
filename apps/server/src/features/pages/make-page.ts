import {
  type FirstData,
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
  /** The page's own path, for its one address. */
  readonly path: string;
  /** Path and query as the browser has them, without what no page reads. */
  readonly address: string;
  readonly origin: string;
  readonly theme: Theme | null;
  /** The parts of texts that the visitor leaves out. */
  readonly hidden: readonly ViewPart[];
  /** Null while nobody knows who looks. */
  readonly viewer: Viewer | null;
  readonly content: PageContent;
  /** The part of its data that is the viewer's own. */
  readonly own: FirstData['queries'];
  readonly log: Pick<FastifyBaseLogger, 'error'>;
};

/**
 * Makes the HTML of a page: what search engines and chats read of it, the page as React renders it, and the data that
 * it is rendered from. Where it cannot be rendered here the browser renders it, from the same data.
 */
export function pageMaker({ shell, webApp, site, clock }: Deps) {
  /** Renders a page. A part for members alone is left to the browser while nobody knows who looks at it. */
  const renderPage = async (address: string, first: FirstData, log: PageRequest['log']): Promise<string> => {
    if (first.viewer === null && isForMembers(first.page)) return '';
    try {
      return await webApp.render({ path: address, first });
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
    // The not-found page shows no dates, and is the same each time.
    const dated = page !== 'notFound' && { renderedAt: clock.today().getTime() };
    const firstData: FirstData = { page, site, viewer, queries, ...dated };
    const html = await renderPage(address, firstData, log);
    return {
      body: shell({ head, code: webApp.codeOf(page, address), page: html, firstData, theme }),
      isComplete: html !== '',
    };
  };
}
