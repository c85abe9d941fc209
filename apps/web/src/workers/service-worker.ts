import { ExpirationPlugin } from 'workbox-expiration';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { PrecacheController, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { renewSubscription } from '../parts/offline/renew-subscription.js';
import { sharedText } from '../parts/offline/shared-text.js';
import { openReview, showReminder } from '../parts/offline/show-reminder.js';
import { TAKE_OVER } from '../parts/offline/worker-messages.js';

/**
 * The program on the device, for a page without a network (docs/product/offline.md#pages). Pages that the server draws
 * come from the server as long as it answers; answers of the API are kept by the page itself, under the name of the
 * member whose they are.
 */
declare const self: ServiceWorkerGlobalScope;
/** The files of this release; the build writes them here (`vite/service-worker.ts`). */
declare const RELEASE_FILES: PrecacheEntry[];

/** The shell of a page that no server has drawn. */
const SHELL = '/offline.html';
/** A page that has not come by then is drawn from what the device has (docs/product/offline.md#pages). */
const PAGE_TIMEOUT_S = 10;
/** The most slices of fonts that are kept; a reader meets half of them. */
const FONTS_KEPT = 200;
/** The most blocks of strokes that are kept: all of them, in some 1 MB. */
const STROKES_KEPT = 400;
const BEFORE = 'utarang-program-before';

const program = new PrecacheController({ cacheName: 'utarang-program' });
program.addToCacheList(RELEASE_FILES);

/** Puts the files of the release before aside: a page that is open goes on with those that it began with. */
async function keepFilesBefore(): Promise<void> {
  const current = new Set(program.getURLsToCacheKeys().values());
  const cache = await caches.open(program.strategy.cacheName);
  const outdated = (await cache.keys()).filter(({ url }) => !current.has(url));
  if (outdated.length === 0) return;
  await caches.delete(BEFORE);
  const before = await caches.open(BEFORE);
  for (const request of outdated) {
    const file = await cache.match(request);
    if (file) await before.put(request, file);
  }
}

self.addEventListener('install', (event) => {
  program.install(event);
  // The first one has no page to break.
  if (!self.registration.active) void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    keepFilesBefore()
      .catch(() => {}) // a full store: then a page that is open loads anew
      .then(() => program.activate(event))
      .then(() => self.clients.claim()),
  );
});

// A later one waits until no page needs the one before, or somebody asks for it: it is never forced on a page.
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

// Shared from another app: the text goes on behind the address, which no browser sends to the server.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && sharedText(url) !== null,
  async ({ url }) => Response.redirect(`/lookup#${encodeURIComponent(sharedText(url) ?? '')}`, 303),
);

const page = new NetworkOnly({ networkTimeoutSeconds: PAGE_TIMEOUT_S });
registerRoute(
  new NavigationRoute(
    async (options) => {
      try {
        return await page.handle(options);
      } catch (error) {
        const shell = await program.matchPrecache(SHELL);
        if (shell) return shell;
        throw error;
      }
    },
    { denylist: [/^[/](?:api|og|assets)[/]/, /^[/][^/]+[.](?:xml|txt|js|svg|png|webmanifest)$/] },
  ),
);
