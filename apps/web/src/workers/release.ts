import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';

const CACHE = 'utarang-program';
/** The files of the release before, for pages that it rendered. */
const BEFORE = 'utarang-program-before';

export type Release = {
  readonly program: PrecacheController;
  /** Loads all files, or rejects: an incomplete release does not count. Loaded files stay for the next try. */
  readonly install: (event: ExtendableEvent) => void;
  /** Moves the files of the release before to their own cache, and deletes those that nobody needs. */
  readonly activate: (event: ExtendableEvent) => Promise<unknown>;
};

/**
 * The program of one release on the device. Each file has a digest (`integrity`), by which the browser refuses a
 * truncated file, or an error page or the page of a hotel's network in its place.
 */
export function createRelease(files: PrecacheEntry[], cacheName = CACHE, cacheBefore = BEFORE): Release {
  const program = new PrecacheController({ cacheName });
  program.addToCacheList(files);

  async function keepFilesBefore(): Promise<void> {
    const current = new Set(program.getURLsToCacheKeys().values());
    const cache = await caches.open(program.strategy.cacheName);
    const outdated = (await cache.keys()).filter(({ url }) => !current.has(url));
    if (outdated.length === 0) return;
    await caches.delete(cacheBefore);
    const before = await caches.open(cacheBefore);
    for (const request of outdated) {
      const file = await cache.match(request);
      if (file) await before.put(request, file);
    }
  }

  return {
    program,
    install: (event) => void program.install(event),
    activate: (event) =>
      keepFilesBefore()
        .catch(() => {}) // the store is full: then a page that is open has to reload
        .then(() => program.activate(event)),
  };
}
