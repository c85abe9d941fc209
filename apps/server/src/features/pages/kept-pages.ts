import { LRUCache } from 'lru-cache';
import { compress, type Encoding } from '../../lib/compression.js';
import { entityTag } from '../../lib/etag.js';

/** A page as it is sent, again and again. */
export type KeptPage = {
  readonly etag: string;
  readonly plain: Buffer;
  /** Made at the first wish for it. */
  readonly forms: Map<Encoding, Buffer>;
};

/** A page that was made; one that is not whole is sent once and not kept. */
export type MadePage = { readonly html: string; readonly whole: boolean };

const sizeOf = ({ plain, forms }: KeptPage): number =>
  [...forms.values()].reduce((sum, form) => sum + form.length, plain.length);

/**
 * Pages that are the same for every guest, in memory within a bound: what was not asked for longest goes first. All of
 * them are dropped with the version of the words that they show. Of the same page asked for at once one is made.
 */
export function createKeptPages({ maxBytes, version }: { maxBytes: number; version: () => string }) {
  const kept = new LRUCache<string, KeptPage>({ maxSize: maxBytes, sizeCalculation: sizeOf });
  const making = new Map<string, Promise<KeptPage>>();
  let keptOf = version();

  const atVersion = (now: string) => {
    if (now === keptOf) return;
    keptOf = now;
    kept.clear();
    making.clear();
  };

  const make = async (key: string, of: string, maker: () => Promise<MadePage>): Promise<KeptPage> => {
    const { html, whole } = await maker();
    const page = { etag: entityTag(html), plain: Buffer.from(html), forms: new Map() };
    if (whole && of === version()) kept.set(key, page);
    return page;
  };

  return {
    /** The page under a key, kept or being made. */
    find(key: string): KeptPage | Promise<KeptPage> | undefined {
      atVersion(version());
      return kept.get(key) ?? making.get(key);
    },

    /** Makes the page under a key, to be kept. `key` has to name all that it depends on but the words. */
    make(key: string, maker: () => Promise<MadePage>): Promise<KeptPage> {
      const page = make(key, version(), maker).finally(() => {
        if (making.get(key) === page) making.delete(key);
      });
      making.set(key, page);
      return page;
    },

    /** The page in an encoding; it is kept in that one, too, as long as the page is. */
    async form(key: string, page: KeptPage, encoding: Encoding | null): Promise<Buffer> {
      if (encoding === null) return page.plain;
      const there = page.forms.get(encoding);
      if (there) return there;
      const form = await compress(page.plain, encoding, 'small');
      page.forms.set(encoding, form);
      if (kept.peek(key) === page) kept.set(key, page); // its size is another now
      return form;
    },

    /** How much is kept, in bytes. */
    bytes: (): number => kept.calculatedSize,
  };
}
