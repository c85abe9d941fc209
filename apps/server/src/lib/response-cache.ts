import { LRUCache } from 'lru-cache';
import { compress, type Effort, type Encoding } from './compression.js';
import { entityTag } from './etag.js';

/** A cached answer. */
export type CachedResponse = {
  readonly etag: string;
  readonly plain: Buffer;
  /** The compressed forms, each made on first use. */
  readonly forms: Map<Encoding, Buffer | Promise<Buffer>>;
};

/** A rendered answer; one that is not complete is sent once and not cached. */
export type RenderedResponse = { readonly body: string; readonly isComplete: boolean };

type Options = {
  readonly maxBytes: number;
  /** The version of the words, on which every answer depends. */
  readonly version: () => string;
  /** The effort of the compression, which is done once for each answer. */
  readonly effort: Effort;
};

/** The overhead of an answer besides its bytes: without it, many small ones would count for less than they take. */
const ENTRY_BYTES = 1024;

const sizeOf = ({ plain, forms }: CachedResponse, key: string): number => {
  let size = ENTRY_BYTES + 2 * key.length + plain.length;
  for (const form of forms.values()) if (Buffer.isBuffer(form)) size += form.length;
  return size;
};

const bodyOf = (text: string): CachedResponse => {
  const plain = Buffer.from(text);
  return { etag: entityTag(plain), plain, forms: new Map() };
};

/**
 * A bounded LRU cache of answers that are the same for everyone. All of them are dropped with the version of the words
 * that they show. `key` has to contain everything on which an answer depends but the words.
 */
export function createResponseCache({ maxBytes, version, effort }: Options) {
  const cache = new LRUCache<string, CachedResponse>({ maxSize: maxBytes, sizeCalculation: sizeOf });
  const making = new Map<string, Promise<CachedResponse>>();
  let cachedVersion = version();

  const dropOutdated = () => {
    const now = version();
    if (now === cachedVersion) return;
    cachedVersion = now;
    cache.clear();
    making.clear();
  };

  const makeAndKeep = async (
    key: string,
    since: string,
    maker: () => Promise<RenderedResponse>,
  ): Promise<CachedResponse> => {
    const { body, isComplete } = await maker();
    const made = bodyOf(body);
    if (isComplete && since === version()) cache.set(key, made);
    return made;
  };

  const compressed = async (key: string, answer: CachedResponse, encoding: Encoding): Promise<Buffer> => {
    try {
      const form = await compress(answer.plain, encoding, effort);
      answer.forms.set(encoding, form);
      if (cache.peek(key) === answer) cache.set(key, answer); // its size has changed
      return form;
    } catch (error) {
      answer.forms.delete(encoding);
      throw error;
    }
  };

  return {
    /** Finds the cached answer of a key. */
    find(key: string): CachedResponse | undefined {
      dropOutdated();
      return cache.get(key);
    },

    /** Finds the pending answer of a key. */
    underWay(key: string): Promise<CachedResponse> | undefined {
      dropOutdated();
      return making.get(key);
    },

    /**
     * Makes and caches the answer of a key; concurrent callers find it by `underWay`. `since` is the version of the
     * words at which the work began, where some of it was read before this call.
     */
    make(key: string, maker: () => Promise<RenderedResponse>, since = version()): Promise<CachedResponse> {
      const answer = makeAndKeep(key, since, maker).finally(() => {
        if (making.get(key) === answer) making.delete(key);
      });
      if (since === version()) making.set(key, answer);
      return answer;
    },

    /** Caches what was made, for the current version of the words. */
    keep(key: string, body: string): CachedResponse {
      dropOutdated();
      const answer = bodyOf(body);
      cache.set(key, answer);
      return answer;
    },

    /** The answer in an encoding. That form is cached, too, as long as the answer is. */
    form(key: string, answer: CachedResponse, encoding: Encoding | null): Buffer | Promise<Buffer> {
      if (encoding === null) return answer.plain;
      const known = answer.forms.get(encoding);
      if (known) return known;
      const form = compressed(key, answer, encoding);
      answer.forms.set(encoding, form);
      return form;
    },

    /** The size of the cache, in bytes. */
    bytes: (): number => cache.calculatedSize,
  };
}

export type ResponseCache = ReturnType<typeof createResponseCache>;
