import { builtPages, type FirstData, memberPages, type PageId, pages, type Site, type Viewer } from '@utarang/contract';
import { pageDescriptions, pageTitles } from '@utarang/messages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { learnerIdOf, type RequestViewer } from '../../auth/viewer.js';
import type { Config } from '../../config.js';
import { isDatabaseAway } from '../../db/away.js';
import { ownOrigin } from '../../lib/origin.js';
import { forPage, type MemberPageSources, type PageContent, type PageSources } from '../../lib/page-source.js';
import { RETRY_AFTER } from '../../lib/problem.js';
import { vary } from '../../lib/vary.js';
import { contentSecurityPolicy } from '../../plugins/security-headers.js';
import type { WebApp } from '../../web-app.js';
import { headOf } from './head.js';
import { jlptRedirect } from './jlpt.js';
import type { Shell, Theme } from './shell.js';

type Deps = {
  readonly shell: Shell;
  readonly webApp: Pick<WebApp, 'codeOf' | 'draw'>;
  readonly sources: PageSources;
  readonly memberSources: MemberPageSources;
  /** Who looks at the page, so that the browser need not ask. */
  readonly viewerOf: (viewer: RequestViewer) => Promise<Viewer>;
  readonly config: Pick<Config, 'publicUrl' | 'host' | 'contactEmail' | 'openChatUrl'>;
};

declare module 'fastify' {
  interface FastifyReply {
    /** Answers with the not-found page. */
    sendNotFoundPage(): Promise<FastifyReply>;
  }
}

const themeOf = ({ cookies }: FastifyRequest): Theme | null =>
  cookies['theme'] === 'light' || cookies['theme'] === 'dark' ? cookies['theme'] : null;

/** Pages for members carry what is theirs, and are kept nowhere. */
const isGuest = (viewer: Viewer) => viewer.role === 'ANONYMOUS' && !('mustChangePassword' in viewer);

/** Of somebody with a session while the database does not answer: the browser asks again. */
const UNKNOWN = { viewer: null, own: [] };

type Params = Readonly<Record<string, string>>;

/** The one path of a page, however the request wrote it. */
const pathOf = (page: PageId, { id = '' }: Params) => pages[page].replace(':id', encodeURIComponent(id));

/** What follows the path, with its question mark. */
const queryOf = ({ url }: FastifyRequest) => /\?.*$/s.exec(url)?.[0] ?? '';

/** The pages: one function answers for each of them, with its title, its description and its first data in the shell. */
export const pageRoutes = fp<Deps>(async (app, { shell, webApp, sources, memberSources, viewerOf, config }) => {
  const site: Site = { contactEmail: config.contactEmail, openChatUrl: config.openChatUrl };

  /** Nothing for guests, and for the not-found page. */
  const ownQueries = async (request: FastifyRequest, page: PageId | 'notFound'): Promise<FirstData['queries']> => {
    const memberId = learnerIdOf(request);
    const source = page === 'notFound' ? undefined : memberSources[page];
    return memberId !== null && source ? source(memberId) : [];
  };

  /** Who looks at the page and what is theirs on it; nobody knows while the database does not answer. */
  const ownParts = async (request: FastifyRequest, page: PageId | 'notFound') => {
    const viewer = await viewerOf(request.viewer);
    return { viewer, own: isGuest(viewer) ? [] : await ownQueries(request, page) };
  };
  const ownPartsInTime = async (request: FastifyRequest, page: PageId | 'notFound') => {
    if (request.isViewerUnknown) return UNKNOWN;
    try {
      return await forPage(ownParts(request, page));
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      return UNKNOWN;
    }
  };

  /**
   * The page as HTML. Where it cannot be drawn here the browser draws it, from the same data; so it does what is for
   * members alone while nobody knows who looks at it.
   */
  const drawn = async ({ url, log }: FastifyRequest, first: FirstData): Promise<string> => {
    if (first.viewer === null && first.page !== 'notFound' && memberPages.has(first.page)) return '';
    try {
      return await webApp.draw({ path: url, first });
    } catch (err) {
      log.error({ err, url }, 'a page could not be drawn on the server');
      return '';
    }
  };

  const sendPage = async (reply: FastifyReply, page: PageId | 'notFound', path: string, content: PageContent) => {
    const { request } = reply;
    const { viewer, own } = await ownPartsInTime(request, page);
    const origin = ownOrigin(request, config) ?? '';
    const head = headOf({
      title: content.title ?? pageTitles[page],
      description: content.description ?? pageDescriptions[page] ?? pageDescriptions.home,
      url: origin + path + (content.choice ? `?${new URLSearchParams(content.choice)}` : ''),
      listed: content.listed !== false && page !== 'notFound' && builtPages.has(page) && !memberPages.has(page),
    });
    const firstData = { page, site, viewer, queries: [...(content.queries ?? []), ...own] };
    const code = webApp.codeOf(page);
    const html = shell({ head, code, page: await drawn(request, firstData), firstData, theme: themeOf(request) });
    vary(reply, 'Cookie');
    if (viewer === null) reply.header('retry-after', RETRY_AFTER);
    return reply
      .code(page === 'notFound' ? 404 : viewer === null && memberPages.has(page) ? 503 : 200)
      .header('cache-control', viewer !== null && isGuest(viewer) ? 'no-cache' : 'no-store')
      .header('content-security-policy', contentSecurityPolicy({ 'style-src': `'self' ${code.cssHash}` }))
      .type('text/html; charset=utf-8')
      .send(html);
  };

  app.decorateReply('sendNotFoundPage', function () {
    return sendPage(this, 'notFound', '/', {});
  });

  const options = {
    config: { revalidate: true, access: 'anyone' as const, shed: 'first' as const, limit: 'search' as const },
    schema: { hide: true },
  };

  for (const [page, path] of Object.entries(pages) as [PageId, string][]) {
    app.get(path, options, (request, reply) => {
      const params = request.params as Params;
      const search = new URLSearchParams(queryOf(request));
      const moved = page === 'jlpt' ? jlptRedirect(search) : null;
      if (moved) return reply.redirect(moved, 302);
      const source = sources[page];
      const content = source ? source({ params, search }) : {};
      return content ? sendPage(reply, page, pathOf(page, params), content) : reply.sendNotFoundPage();
    });
    if (path !== '/') {
      app.get(`${path}/`, options, (request, reply) =>
        reply.redirect(pathOf(page, request.params as Params) + queryOf(request), 301),
      );
    }
  }

  app.get('/jlpt/*', options, (_request, reply) => reply.redirect('/jlpt?level=N2', 302));
});
