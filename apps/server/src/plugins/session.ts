import { fail, PAGE_OF } from '@utarang/contract';
import { DEVICE_KNOWN_MS, SESSION_LONGEST_MS } from '@utarang/domain/account';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { isSessionToken } from '../auth/secrets.js';
import type { Sessions } from '../auth/sessions.repo.js';
import { GUEST, type RequestViewer } from '../auth/viewer.js';
import type { Config } from '../config.js';
import { isDatabaseAway } from '../lib/database-errors.js';
import { withPageTimeout } from '../lib/page-source.js';
import { type Access, accessOf } from './route-table.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True if the call may be made before a temporary password has been replaced. */
    withTemporaryPassword?: boolean;
    /** True for a write that a page with an ended session may make, on the way to a new session. */
    withoutSession?: boolean;
  }
  interface FastifyRequest {
    viewer: RequestViewer;
    /**
     * True if a client with a session requests a page, and the database does not say who: `viewer` is a guest
     * meanwhile.
     */
    isViewerUnknown: boolean;
  }
  interface FastifyReply {
    /** Sends the session cookie to the browser. */
    setSession(token: string): FastifyReply;
    clearSession(): FastifyReply;
    /** Sends the device cookie, by which the next log-in recognises the browser (`auth/devices.ts`). */
    setDevice(token: string): FastifyReply;
  }
  interface FastifyInstance {
    /** The value of the session cookie, if it can be one. */
    sessionToken(request: FastifyRequest): string | null;
    /** The value of the device cookie, if it can be one. */
    deviceToken(request: FastifyRequest): string | null;
  }
}

type Options = { readonly sessions: Pick<Sessions, 'find'>; readonly config: Pick<Config, 'publicUrl'> };

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Checks whether the page that makes the request belongs to another member than the viewer. */
function isOfAnotherPage({ headers }: FastifyRequest, viewer: RequestViewer): boolean {
  const pageOf = headers[PAGE_OF.toLowerCase()];
  return pageOf !== undefined && (viewer.role === 'ANONYMOUS' || pageOf !== encodeURIComponent(viewer.username));
}

/** Finds the viewer of a request, and refuses calls that the viewer may not make, before the request's body is read. */
export const session = fp<Options>(async (app, { sessions, config }) => {
  const secure = config.publicUrl?.startsWith('https:') ?? false;
  // The prefix makes browsers refuse it from other hosts and without https (RFC 6265bis, 4.1.3.2).
  const [sessionName, deviceName] = secure ? ['__Host-session', '__Host-device'] : ['session', 'device'];
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;

  const cookieOf =
    (cookie: string) =>
    ({ cookies }: FastifyRequest) => {
      const token = cookies[cookie];
      return token !== undefined && isSessionToken(token) ? token : null;
    };
  const tokenIn = cookieOf(sessionName);

  app.decorate('sessionToken', tokenIn);
  app.decorate('deviceToken', cookieOf(deviceName));
  app.decorateReply('setDevice', function (token) {
    return this.setCookie(deviceName, token, { ...attributes, maxAge: DEVICE_KNOWN_MS / 1000 });
  });
  app.decorateReply('setSession', function (token) {
    return this.setCookie(sessionName, token, { ...attributes, maxAge: SESSION_LONGEST_MS / 1000 });
  });
  app.decorateReply('clearSession', function () {
    return this.clearCookie(sessionName, attributes);
  });

  const viewers = new WeakMap<FastifyRequest, RequestViewer>();
  app.decorateRequest('viewer', {
    getter(this: FastifyRequest) {
      const viewer = viewers.get(this);
      if (!viewer) throw new Error(`The route ${this.routeOptions.url} is public and does not know who asks.`);
      return viewer;
    },
  });

  const unknown = new WeakSet<FastifyRequest>();
  app.decorateRequest('isViewerUnknown', {
    getter(this: FastifyRequest) {
      return unknown.has(this);
    },
  });

  const memberWith = async (token: string, request: FastifyRequest, isCall: boolean): Promise<RequestViewer> => {
    if (isCall) return (await sessions.find(token)) ?? GUEST;
    try {
      return (await withPageTimeout(sessions.find(token))) ?? GUEST;
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      unknown.add(request); // pages are served while the database is not
      return GUEST;
    }
  };

  /**
   * "Nobody's work is taken for a guest's" (docs/product/accounts.md#a-session-that-ends): a write with a cookie
   * whose session is over, or from a page of a member who is no longer logged in, is not a guest's.
   */
  const refuseEnded = (request: FastifyRequest, viewer: RequestViewer) => {
    const hasEnded = viewer.role === 'ANONYMOUS' && tokenIn(request) !== null;
    if (hasEnded || isOfAnotherPage(request, viewer)) fail('session_ended');
  };

  /** Throws where the viewer may not make the call. */
  const letIn = (request: FastifyRequest, reply: FastifyReply, access: Access, viewer: RequestViewer): void => {
    const { withTemporaryPassword, withoutSession } = request.routeOptions.config;
    viewers.set(request, viewer);
    if (!READS.has(request.method)) {
      if (!withoutSession && !request.is404) refuseEnded(request, viewer);
    } else if (access === 'anyone' && viewer.role === 'ANONYMOUS' && !request.isViewerUnknown && tokenIn(request)) {
      reply.clearSession(); // a browser whose session has ended is a guest's from now on
    }
    if (access === 'anyone') return;
    if (viewer.role === 'ANONYMOUS') fail('login_required');
    if (viewer.temporaryHash !== null && !withTemporaryPassword) {
      fail('must_change_password', { mustChangePassword: true });
    }
    if (access === 'admin' && viewer.role !== 'ROLE_ADMIN') fail('forbidden');
  };

  app.addHook('onRequest', (request, reply, done) => {
    const access = request.is404 ? 'anyone' : (accessOf(request.routeOptions.config) ?? 'public');
    if (access === 'public') return done();
    const isCall = request.url.startsWith('/api/');
    if (isCall) reply.header('cache-control', 'no-store');
    const token = tokenIn(request);
    if (token === null) {
      letIn(request, reply, access, GUEST);
      return done();
    }
    memberWith(token, request, isCall)
      .then((viewer) => letIn(request, reply, access, viewer))
      .then(() => done(), done);
  });
});
