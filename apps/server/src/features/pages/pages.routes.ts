import { builtPages, type FirstData, memberPages, type PageId, pages, type Site, type Viewer } from '@utarang/contract';
import { pageDescriptions, pageTitles } from '@utarang/messages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { learnerIdOf, type RequestViewer } from '../../auth/viewer.js';
import type { Config } from '../../config.js';
import { ownOrigin } from '../../lib/origin.js';
import type { MemberPageSources, PageContent, PageSources } from '../../lib/page-source.js';
import { vary } from '../../lib/vary.js';
import type { WebApp } from '../../web-app.js';
import { headOf } from './head.js';
import { jlptRedirect } from './jlpt.js';
import type { Shell, Theme } from './shell.js';

type Deps = {
  readonly shell: Shell;
  readonly links: WebApp['links'];
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

type Params = Readonly<Record<string, string>>;

/** The one path of a page, however the request wrote it. */
const pathOf = (page: PageId, { id = '' }: Params) => pages[page].replace(':id', encodeURIComponent(id));

/** What follows the path, with its question mark. */
const queryOf = ({ url }: FastifyRequest) => /\?.*$/s.exec(url)?.[0] ?? '';

/** The pages: one function answers for each of them, with its title, its description and its first data in the shell. */
export const pageRoutes = fp<Deps>(async (app, { shell, links, sources, memberSources, viewerOf, config }) => {
  const site: Site = { contactEmail: config.contactEmail, openChatUrl: config.openChatUrl };

  /** Nothing for guests, and for the not-found page. */
  const ownQueries = async (request: FastifyRequest, page: PageId | 'notFound'): Promise<FirstData['queries']> => {
    const memberId = learnerIdOf(request);
    const source = page === 'notFound' ? undefined : memberSources[page];
    return memberId !== null && source ? source(memberId) : [];
  };

  const sendPage = async (reply: FastifyReply, page: PageId | 'notFound', path: string, content: PageContent) => {
    const { request } = reply;
    const viewer = await viewerOf(request.viewer);
    const origin = ownOrigin(request, config) ?? '';
    const head = headOf({
      title: content.title ?? pageTitles[page],
      description: content.description ?? pageDescriptions[page] ?? pageDescriptions.home,
      url: origin + path + (content.choice ? `?${new URLSearchParams(content.choice)}` : ''),
      listed: page !== 'notFound' && builtPages.has(page) && !memberPages.has(page),
      links: links[page] ?? '',
    });
    const own = isGuest(viewer) ? [] : await ownQueries(request, page);
    const firstData = { page, site, viewer, queries: [...(content.queries ?? []), ...own] };
    vary(reply, 'Cookie');
    return reply
      .code(page === 'notFound' ? 404 : 200)
      .header('cache-control', isGuest(viewer) ? 'no-cache' : 'no-store')
      .type('text/html; charset=utf-8')
      .send(shell({ head, firstData, theme: themeOf(request) }));
  };

  app.decorateReply('sendNotFoundPage', function () {
    return sendPage(this, 'notFound', '/', {});
  });

  const options = { config: { revalidate: true, access: 'anyone' as const }, schema: { hide: true } };

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
