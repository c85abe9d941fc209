import { inTab } from '../../lib/storage.js';

const KEY = 'remembered-stars';
const KEPT_MS = 60 * 60_000; // docs/product/my-words.md#star

/**
 * The stars to save after a log-in, as the tab stores them: the ids of the words, the time of the last press, and the
 * member who pressed. `by` is null for stars of a guest, which belong to the next member who logs in.
 */
type RememberedStars = { readonly ids: readonly number[]; readonly at: number; readonly by: string | null };

export function rememberedStars(username: string | null): readonly number[] {
  const kept = inTab.readJson<RememberedStars>(KEY, { ids: [], at: 0, by: null });
  const isTheirs = kept.by === null || kept.by === username;
  return isTheirs && Date.now() - kept.at < KEPT_MS ? kept.ids : [];
}

/** Stores the remembered stars. Where storage is forbidden, the star has to be pressed again after the log-in. */
const write = (ids: readonly number[], username: string | null): void =>
  inTab.writeJson(KEY, { ids, at: Date.now(), by: username } satisfies RememberedStars);

/** Remembers, in this tab, that a member whose session has ended pressed the star of a word. */
export const rememberStar = (wordId: number, username: string | null = null): void =>
  write([...new Set([...rememberedStars(username), wordId])], username);

export const forgetStars = (): void => write([], null);
