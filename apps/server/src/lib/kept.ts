import { LRUCache } from 'lru-cache';
import { compress, type Effort, type Encoding } from './compression.js';
import { entityTag } from './etag.js';

/** An answer as it is sent, again and again. */
export type Kept = {
  readonly etag: string;
  readonly plain: Buffer;
  /** Each made at the first wish for it. */
  readonly forms: Map<Encoding, Buffer | Promise<Buffer>>;
};

/** What was made; what is not whole is sent once and not kept. */
export type Made = { readonly body: string; readonly whole: boolean };

type Options = {
  readonly maxBytes: number;
  /** Changes with the words, on which all of it depends. */
  readonly version: () => string;
  /** How well to compress, once for each. */
  readonly effort: Effort;
};

/** What one takes beside its bytes: so many small ones weigh what they weigh. */
const ENTRY_BYTES = 1024;

const sizeOf = ({ plain, forms }: Kept, key: string): number => {
  let size = ENTRY_BYTES + 2 * key.length + plain.length;
  for (const form of forms.values()) if (Buffer.isBuffer(form)) size += form.length;
  return size;
};

const bodyOf = (text: string): Kept => {
  const plain = Buffer.from(text);
  return { etag: entityTag(plain), plain, forms: new Map() };
};

/**
 * Answers that are the same for everyone, in memory within a bound: what was not asked for longest goes first. All of
 * them are dropped with the version of the words that they show. `key` has to name all that an answer depends on but
 * the words.
 */
export function createKept({ maxBytes, version, effort }: Options) {
  const kept = new LRUCache<string, Kept>({ maxSize: maxBytes, sizeCalculation: sizeOf });
  const making = new Map<string, Promise<Kept>>();
  let keptOf = version();

  const atVersion = (now: string) => {
    if (now === keptOf) return;
    keptOf = now;
    kept.clear();
    making.clear();
  };

  const make = async (key: string, of: string, maker: () => Promise<Made>): Promise<Kept> => {
    const { body, whole } = await maker();
    const made = bodyOf(body);
    if (whole && of === version()) kept.set(key, made);
    return made;
  };

  const compressed = async (key: string, answer: Kept, encoding: Encoding): Promise<Buffer> => {
    try {
      const form = await compress(answer.plain, encoding, effort);
      answer.forms.set(encoding, form);
      if (kept.peek(key) === answer) kept.set(key, answer); // its size is another now
      return form;
    } catch (error) {
      answer.forms.delete(encoding);
      throw error;
    }
  };

  return {
    /** What is kept under a key. */
    find(key: string): Kept | undefined {
      atVersion(version());
      return kept.get(key);
    },

    /** What is being made under a key. */
    underWay(key: string): Promise<Kept> | undefined {
      atVersion(version());
      return making.get(key);
    },

    /**
     * Makes what is to be kept under a key; others who ask meanwhile find it `underWay`. `since` is the version at which
     * it was begun, where some of it was read before.
     */
    make(key: string, maker: () => Promise<Made>, since = version()): Promise<Kept> {
      const answer = make(key, since, maker).finally(() => {
        if (making.get(key) === answer) making.delete(key);
      });
      if (since === version()) making.set(key, answer);
      return answer;
    },

    /** Keeps what was made, of the words as they are now. */
    keep(key: string, body: string): Kept {
      atVersion(version());
      const answer = bodyOf(body);
      kept.set(key, answer);
      return answer;
    },

    /** The answer in an encoding; it is kept in that one, too, as long as the answer is. */
    form(key: string, answer: Kept, encoding: Encoding | null): Buffer | Promise<Buffer> {
      if (encoding === null) return answer.plain;
      const there = answer.forms.get(encoding);
      if (there) return there;
      const form = compressed(key, answer, encoding);
      answer.forms.set(encoding, form);
      return form;
    },

    /** How much is kept, in bytes. */
    bytes: (): number => kept.calculatedSize,
  };
}

export type KeptAnswers = ReturnType<typeof createKept>;
