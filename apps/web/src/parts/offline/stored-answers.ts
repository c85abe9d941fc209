import type { QueryKey } from '@tanstack/react-query';
import { clear, createStore, delMany, entries, get, keys, set, setMany, type UseStore } from 'idb-keyval';

/** An answer of the server as the device keeps it. */
export type StoredAnswer = {
  readonly format: number;
  readonly queryKey: QueryKey;
  readonly data: unknown;
  readonly at: number;
};

/** Another number where what pages read of an answer is not what was kept: then it is as if nothing was. */
const FORMAT = 2;

/** The most answers that a device keeps (docs/product/offline.md#pages). */
export const STORED_MAX = 600;

let store: UseStore | null = null;
const answers = (): UseStore => {
  store ??= createStore('utarang-answers', 'answers');
  return store;
};

type Key = [owner: string, hash: string];
const EVERYONE = '';
/** The entry that says for whom the device shows its pages. */
const VIEWER: Key = ['?', 'viewer'];
/** The entry that says in which format the answers are kept. */
const KEPT_IN: Key = ['?', 'format'];

/**
 * The beginnings of keys that are never kept: code, texts that somebody pasted, what admins see, log-ins, reminders, and accents,
 * of which each card has an answer: a few lists of them would push out all the rest.
 */
const NEVER = ['code', 'accent', 'lookup', 'hidden-parts', 'everything', 'word-choices', 'sentences'];
const NEVER_OF_MEMBERS = ['admin', 'sessions', 'reminder'];

/** Checks whether an answer is kept: searches are not, since the device's own book answers them. */
export function isStored(key: QueryKey): boolean {
  const [first, second, third] = key;
  if (typeof first !== 'string' || NEVER.includes(first)) return false;
  if (first === 'me') return !NEVER_OF_MEMBERS.includes(String(second));
  if (first === 'words') return third === '';
  return first === 'level-words' ? third === '' : first !== 'ko-like-words' || second === '';
}

const keyOf = (member: string | null, queryKey: QueryKey, hash: string): Key | null => {
  if (queryKey[0] !== 'me') return [EVERYONE, hash];
  return member === null ? null : [`@${member}`, hash];
};

/** An answer to be kept. */
export type NewAnswer = Omit<StoredAnswer, 'format'> & { readonly hash: string };

/** Keeps answers, those of a member under the member's name. Rejects where the store is full or forbidden. */
export async function storeAnswers(member: string | null, found: readonly NewAnswer[]): Promise<void> {
  const kept = found.flatMap(({ queryKey, hash, data, at }): [Key, StoredAnswer][] => {
    const key = isStored(queryKey) && keyOf(member, queryKey, hash);
    return key ? [[key, { format: FORMAT, queryKey, data, at }]] : [];
  });
  if (kept.length > 0) await setMany(kept, answers());
}

const isGood = (value: unknown): value is StoredAnswer =>
  typeof value === 'object' && value !== null && (value as StoredAnswer).format === FORMAT;

/** The answer to a query, as far as one is kept. */
export async function storedAnswer(
  member: string | null,
  queryKey: QueryKey,
  hash: string,
): Promise<StoredAnswer | undefined> {
  const key = keyOf(member, queryKey, hash);
  const found: unknown = key && (await get(key, answers()));
  return isGood(found) ? found : undefined;
}

/** Everything that is kept for everyone and for this member. */
export async function allStored(member: string | null): Promise<StoredAnswer[]> {
  const owners = [EVERYONE, ...(member === null ? [] : [`@${member}`])];
  const all = await entries<Key, unknown>(answers());
  return all.flatMap(([[owner], value]) => (owners.includes(owner) && isGood(value) ? [value] : []));
}

/** For whom the device shows its pages without a network; null for a guest. */
export const storedViewer = async (): Promise<string | null> => (await get<string>(VIEWER, answers())) ?? null;

export const storeViewer = (member: string | null): Promise<void> => set(VIEWER, member, answers());

/** Takes away what is of other members than this one: after a log-out all that is private. */
export async function forgetOthers(member: string | null): Promise<void> {
  const all = await keys<Key>(answers());
  const others = all.filter(([owner]) => owner.startsWith('@') && owner !== `@${member}`);
  if (others.length > 0) await delMany(others, answers());
  await storeViewer(member);
}

/** Deletes answers of another format, which nobody reads any more, of all members. */
async function forgetOtherFormats(): Promise<void> {
  if ((await get(KEPT_IN, answers())) === FORMAT) return;
  const all = await entries<Key, unknown>(answers());
  const old = all.filter(([[owner], value]) => owner !== VIEWER[0] && !isGood(value));
  await delMany(
    old.map(([key]) => key),
    answers(),
  );
  await set(KEPT_IN, FORMAT, answers());
}

/** Takes away answers of another format, and the oldest where there are too many. */
export async function pruneAnswers(most = STORED_MAX): Promise<void> {
  await forgetOtherFormats();
  if ((await keys(answers())).length <= most) return;
  const all = (await entries<Key, StoredAnswer>(answers())).filter(([[owner]]) => owner !== VIEWER[0]);
  const oldest = all.sort(([, one], [, other]) => one.at - other.at).slice(0, all.length - most);
  await delMany(
    oldest.map(([key]) => key),
    answers(),
  );
}

/** For tests, each of which begins with nothing. */
export const forgetEverything = (): Promise<void> => clear(answers());
