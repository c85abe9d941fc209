import { inTab } from '../../lib/storage.js';

const STORED = 'remembered-stars';
const KEPT_MS = 60 * 60_000; // docs/product/my-words.md#star

/**
 * The stars to save after a log-in. `by` is the member for whom they could not be saved; null for stars of a guest,
 * which belong to the next member who logs in.
 */
type Remembered = { readonly ids: readonly number[]; readonly at: number; readonly by: string | null };

export function rememberedStars(by: string | null): readonly number[] {
  const kept = inTab.readJson<Remembered>(STORED, { ids: [], at: 0, by: null });
  const isTheirs = kept.by === null || kept.by === by;
  return isTheirs && Date.now() - kept.at < KEPT_MS ? kept.ids : [];
}

/** Stores the remembered stars. Where storage is forbidden, the star has to be pressed again after the log-in. */
const write = (ids: readonly number[], by: string | null): void =>
  inTab.writeJson(STORED, { ids, at: Date.now(), by } satisfies Remembered);

/** Remembers, in this tab, that a member whose session has ended pressed the star of a word. */
export const rememberStar = (wordId: number, by: string | null = null): void =>
  write([...new Set([...rememberedStars(by), wordId])], by);

export const forgetStars = (): void => write([], null);
