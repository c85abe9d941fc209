import { ExpirationPlugin } from 'workbox-expiration';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { type PrecacheEntry, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { renewSubscription } from '../parts/offline/renew-subscription.js';
import { sharedText } from '../parts/offline/shared-text.js';
import { openReview, showReminder } from '../parts/offline/show-reminder.js';
import { TAKE_OVER } from '../parts/offline/worker-messages.js';
import { createRelease } from './release.js';
import { serverAnswered } from './server-answered.js';

/**
 * The program on the device, for a page without a network (docs/product/offline.md#pages). Pages that the server
 * renders come from the server as long as it answers; the page itself stores answers of the API, under the name of the
 * member to whom they belong.
 */
declare const self: ServiceWorkerGlobalScope;
/** The files of this release; the build writes them here (`vite/service-worker.ts`). */
declare const RELEASE_FILES: PrecacheEntry[];

/** The shell of a page that no server has rendered. */
const SHELL = '/offline.html';
/** The time in seconds after which a page is rendered from the device instead (docs/product/offline.md#pages). */
const PAGE_TIMEOUT_S = 10;
/** The most slices of fonts that are stored; a reader needs half of them. */
const FONTS_KEPT = 200;
/** The most blocks of strokes that are stored: all of them, in some 1 MB. */
const STROKES_KEPT = 400;

const { program, ...release } = createRelease(RELEASE_FILES);

self.addEventListener('install', (event) => {
  release.install(event);
  // The first worker has no page to break.
  if (!self.registration.active) void self.skipWaiting();
});

self.addEventListener('activate', (event) => event.waitUntil(release.activate(event).then(() => self.clients.claim())));

// A later one waits until no page uses the one before, or the reader asks for it: it is never forced on a page.
self.addEventListener('message', ({ data }) => {
  if (data === TAKE_OVER) void self.skipWaiting();
});

self.addEventListener('push', (event) => event.waitUntil(showReminder(self.registration, event.data)));
self.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(renewSubscription(event, self.registration).catch(() => {})),
);
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openReview(self.clients));
});

enableNavigationPreload();
registerRoute(new PrecacheRoute(program, { cleanURLs: false, directoryIndex: '' }));
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/fonts-'),
  new CacheFirst({
    cacheName: 'utarang-fonts',
    plugins: [new ExpirationPlugin({ maxEntries: FONTS_KEPT, purgeOnQuotaError: true })],
  }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/strokes-'),
  new CacheFirst({
    cacheName: 'utarang-strokes',
    plugins: [new ExpirationPlugin({ maxEntries: STROKES_KEPT, purgeOnQuotaError: true })],
  }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request }) => (await caches.match(request)) ?? fetch(request),
);

// Shared from another app: the text is in the fragment, which no browser sends to the server.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && sharedText(url) !== null,
  async ({ url }) => Response.redirect(`/lookup#${encodeURIComponent(sharedText(url) ?? '')}`, 303),
);

const page = new NetworkOnly({ networkTimeoutSeconds: PAGE_TIMEOUT_S });
registerRoute(
  new NavigationRoute(
    async (options) => {
      const answer = await Promise.resolve(page.handle(options)).catch((error: unknown) => error);
      if (answer instanceof Response && serverAnswered(answer)) return answer;
      const shell = await program.matchPrecache(SHELL);
      if (shell) return shell;
      if (answer instanceof Response) return answer;
      throw answer;
    },
    { denylist: [/^[/](?:api|og|assets)[/]/, /^[/][^/]+[.](?:xml|txt|js|svg|png|webmanifest)$/] },
  ),
);
