import { fail } from '@utarang/contract';
import { LRUCache } from 'lru-cache';
import { createKeyedMutex } from '../../lib/keyed-mutex.js';

type Options = {
  readonly maxBytes: number;
  /** The most pictures that may wait to be made; further requests are refused for now. */
  readonly maxWaiting: number;
};

/**
 * A bounded cache of pictures in memory. They are made one after the other, so that many addresses at once never take
 * more than one processor from everything else; each is made once.
 */
export function createPictureCache({ maxBytes, maxWaiting }: Options) {
  const cache = new LRUCache<string, Buffer>({ maxSize: maxBytes, sizeCalculation: (picture) => picture.length });
  const making = new Map<string, Promise<Buffer>>();
  const withLock = createKeyedMutex<'picture'>();
  return {
    /** Returns the picture of a key, which must determine all that the picture shows. Throws `unavailable`. */
    async picture(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
      const known = cache.get(key) ?? making.get(key);
      if (known) return known;
      if (making.size >= maxWaiting) fail('unavailable');
      const picture = withLock('picture', draw)
        .then((made) => {
          cache.set(key, made);
          return made;
        })
        .finally(() => making.delete(key));
      making.set(key, picture);
      return picture;
    },
    bytes: (): number => cache.calculatedSize,
  };
}
