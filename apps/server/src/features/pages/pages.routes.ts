import {
  HIDDEN_COOKIE,
  hasBelow,
  hiddenParts,
  type InitialData,
  isForAdmins,
  isForMembers,
  type PageId,
  pageIds,
  pages,
  pathOf,
  type Site,
  type Viewer,
} from '@utarang/contract';
import { seoulDate } from '@utarang/domain/study';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { learnerIdOf, type RequestViewer } from '../../auth/viewer.js';
import type { Config } from '../../config.js';
import type { Clock } from '../../db/clock.js';
import { addVaryHeader } from '../../lib/add-vary-header.js';
import { isDatabaseAway } from '../../lib/database-errors.js';
import { edgeCaching } from '../../lib/edge-cache.js';
import { ownOrigin } from '../../lib/origin.js';
import { type MemberPageSources, type PageSources, withPageTimeout } from '../../lib/page-source.js';
import { RETRY_AFTER } from '../../lib/problem.js';
import { type CachedResponse, createResponseCache } from '../../lib/response-cache.js';
import { sendCached } from '../../lib/send-cached.js';
import { contentSecurityPolicy } from '../../plugins/security-headers.js';
import type { WebApp } from '../../web-app.js';
import { type PageRequest, pageMaker } from './make-page.js';
import { pageSettings, readAddress, readParameters } from './page-settings.js';
import { createShell, type Theme } from './shell.js';

type Deps = {
  readonly webApp: WebApp;
  readonly sources: PageSources;
  readonly memberSources: MemberPageSources;
  /** The viewer of the page, so that the browser need not ask. */
  readonly viewerOf: (viewer: RequestViewer) => Promise<Viewer>;
  /** The version of the words that pages show. */
  readonly version: () => string;
  readonly clock: Pick<Clock, 'today'>;
  readonly config: Pick<Config, 'publicUrl' | 'host' | 'contactEmail' | 'openChatUrl'>;
};

declare module 'fastify' {
  interface FastifyReply {
    /** Answers with the not-found page. */
    sendNotFoundPage(): Promise<FastifyReply>;
  }
}

/** Enough for about as many pages as a level has words, in all the forms in which they are sent. */
const CACHE_BYTES = 64 * 1024 * 1024;

type Params = Readonly<Record<string, string>>;

const themeOf = ({ cookies }: FastifyRequest): Theme | null =>
  cookies['theme'] === 'light' || cookies['theme'] === 'dark' ? cookies['theme'] : null;

/** Checks whether nobody is logged in, not even to change a password. */
const isGuest = ({ viewer, isViewerUnknown }: FastifyRequest) => viewer.role === 'ANONYMOUS' && !isViewerUnknown;

/** Checks whether a page is hidden. To everyone but admins, all pages for admins look the same. */
const isHidden = ({ viewer }: FastifyRequest, page: PageId) => isForAdmins(page) && viewer.role !== 'ROLE_ADMIN';

/**
 * The parts of a page for a browser with a session while the database does not answer: the viewer is unknown, and the
 * browser asks again.
 */
const UNKNOWN = { viewer: null, own: [] };

/** The path of a request. `queryOf` returns the rest, with its question mark. */
const pathIn = ({ url }: FastifyRequest) => url.split('?')[0] ?? '/';
const queryOf = ({ url }: FastifyRequest) => /\?.*$/s.exec(url)?.[0] ?? '';

/**
 * The routes of all pages: one function answers for each of them, with its title and its description, rendered from its
 * initial data. Pages of guests are cached; a member's page has the member's data, and is not cached.
 */
export const pageRoutes = fp<Deps>(async (app, deps) => {
  const { webApp, sources, memberSources, viewerOf, version, clock, config } = deps;
  const site: Site = { contactEmail: config.contactEmail, openChatUrl: config.openChatUrl };
  const makePage = pageMaker({ shell: createShell(webApp.template), webApp, site, clock });
  const cache = createResponseCache({ maxBytes: CACHE_BYTES, version, effort: 'small' });
  const policies = new Map<string, string>();

  const policyOf = (cssHash: string) => {
    const policy = policies.get(cssHash) ?? contentSecurityPolicy({ 'style-src': `'self' ${cssHash}` });
    policies.set(cssHash, policy);
    return policy;
  };

  const contextOf = (request: FastifyRequest) => ({
    origin: ownOrigin(request, config) ?? '',
    theme: themeOf(request),
    hidden: hiddenParts(request.cookies[HIDDEN_COOKIE]),
    log: request.log,
  });

  const answer = (reply: FastifyReply, { page, address }: Pick<PageRequest, 'page' | 'address'>) => {
    addVaryHeader(reply, 'Cookie');
    return reply
      .code(page === 'notFound' ? 404 : 200)
      .header('content-security-policy', policyOf(webApp.codeOf(page, address).cssHash))
      .type('text/html; charset=utf-8');
  };

  /**
   * The member's own queries of a page; none for the not-found page. Null where the page does not exist for this
   * member.
   */
  const ownQueries = async (
    request: FastifyRequest,
    page: PageId | 'notFound',
  ): Promise<InitialData['queries'] | null> => {
    const memberId = learnerIdOf(request);
    const source = page === 'notFound' || isHidden(request, page) ? undefined : memberSources[page];
    return memberId !== null && source ? source(memberId, { params: request.params as Params }) : [];
  };

  /** The viewer of the page and the viewer's own queries. */
  const ownParts = async (request: FastifyRequest, page: PageId | 'notFound') => ({
    viewer: await viewerOf(request.viewer),
    own: await ownQueries(request, page),
  });
  const ownPartsInTime = async (request: FastifyRequest, page: PageId | 'notFound') => {
    if (request.isViewerUnknown) return UNKNOWN;
    try {
      return await withPageTimeout(ownParts(request, page));
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      return UNKNOWN;
    }
  };

  type PageTarget = Pick<PageRequest, 'page' | 'path' | 'address' | 'content'>;

  /** Renders a page for the viewer of the request, and caches nothing. */
  const sendUncachedPage = async (reply: FastifyReply, target: PageTarget) => {
    const { request } = reply;
    const { viewer, own } = await ownPartsInTime(request, target.page);
    if (own === null) return reply.sendNotFoundPage();
    const { body } = await makePage({ ...target, viewer, own, ...contextOf(request) });
    answer(reply, target);
    if (viewer === null) reply.header('retry-after', RETRY_AFTER);
    if (viewer === null && isForMembers(target.page)) reply.code(503);
    return reply.header('cache-control', isGuest(request) ? 'no-cache' : 'no-store').send(body);
  };

  const sendCachedPage = (
    reply: FastifyReply,
    target: Pick<PageRequest, 'page' | 'address'>,
    key: string,
    made: CachedResponse,
  ) => {
    const { cookie } = reply.request.headers;
    const forEdges = edgeCaching({ cookie, isCached: cache.find(key) === made, publicUrl: config.publicUrl });
    if (forEdges !== null) reply.header('cdn-cache-control', forEdges);
    return sendCached(answer(reply, target), cache, key, made);
  };

  app.decorateReply('sendNotFoundPage', function () {
    return sendUncachedPage(this, { page: 'notFound', path: '/', address: pathIn(this.request), content: {} });
  });

  const options = {
    config: { revalidate: true, access: 'anyone' as const, shed: 'first' as const, limit: 'search' as const },
    schema: { hide: true },
  };

  for (const page of pageIds) {
    const pattern = pages[page];
    const { isDaily = false }: { isDaily?: boolean } = pageSettings[page];

    const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
      const params = request.params as Params;
      const asked = new URLSearchParams(queryOf(request));
      const search = readParameters(page, asked);
      const path = '*' in params ? pathIn(request) : pathOf(page, params);
      const address = readAddress(page, path, search);
      const context = contextOf(request);
      const day = isDaily ? seoulDate(clock.today()) : '';
      const key = [context.origin, context.theme, context.hidden.join('.'), day, address].join(' ');
      const known = isGuest(request) ? (cache.find(key) ?? cache.underWay(key)) : undefined;
      if (known) return sendCachedPage(reply, { page, address }, key, await known);

      const since = version();
      const source = sources[page];
      const content = source ? await source({ path, params, search, asked }) : {};
      if (!content) return reply.sendNotFoundPage();
      if ('redirect' in content) return reply.redirect(content.redirect, 302);
      const target = { page, path, address, content };
      if (!isGuest(request)) return sendUncachedPage(reply, target);
      const viewer = await viewerOf(request.viewer);
      const made = cache.make(
        key,
        () => makePage({ ...target, viewer, own: content.forGuests ?? [], ...context }),
        since,
      );
      return sendCachedPage(reply, target, key, await made);
    };

    app.get(pattern, options, sendPage);
    if (hasBelow(page)) app.get(`${pattern}/*`, options, sendPage);
    if (pattern !== '/') {
      app.get(`${pattern}/`, options, (request, reply) =>
        reply.redirect(pathOf(page, request.params as Params) + queryOf(request), 301),
      );
    }
  }
});
