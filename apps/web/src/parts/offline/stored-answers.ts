import type { QueryKey } from '@tanstack/react-query';
import { clear, createStore, delMany, entries, get, keys, set, setMany, type UseStore } from 'idb-keyval';

/** An answer of the server in the device's store. */
export type StoredAnswer = {
  readonly format: number;
  readonly queryKey: QueryKey;
  readonly data: unknown;
  readonly at: number;
};

/**
 * The version of the format. It is raised when pages read something of an answer that older stored answers lack: those
 * are then ignored.
 */
const FORMAT = 2;

/** The most answers that a device stores (docs/product/offline.md#pages). */
export const STORED_MAX = 600;

let store: UseStore | null = null;
const answers = (): UseStore => {
  store ??= createStore('utarang-answers', 'answers');
  return store;
};

type Key = [owner: string, hash: string];
const EVERYONE = '';
/** The entry that says for whom the device shows its pages. */
const VIEWER_ENTRY: Key = ['?', 'viewer'];
/** The entry that says in which format the answers are stored. */
const FORMAT_ENTRY: Key = ['?', 'format'];

/**
 * The beginnings of query keys that are never stored: code, texts that a user pasted, what admins see, log-ins,
 * reminders, and accents, of which each card has an answer: a few lists of them would push out all the rest.
 */
const NEVER = ['code', 'accent', 'lookup', 'hidden-parts', 'everything', 'word-choices', 'sentences'];
const NEVER_OF_MEMBERS = ['admin', 'sessions', 'reminder'];

/** Checks whether an answer is stored: searches are not, since the device's own book answers them. */
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

/** An answer that is to be stored. */
export type NewAnswer = Omit<StoredAnswer, 'format'> & { readonly hash: string };

/** Stores answers, those of a member under the member's name. Rejects where the store is full or forbidden. */
export async function storeAnswers(member: string | null, found: readonly NewAnswer[]): Promise<void> {
  const kept = found.flatMap(({ queryKey, hash, data, at }): [Key, StoredAnswer][] => {
    const key = isStored(queryKey) && keyOf(member, queryKey, hash);
    return key ? [[key, { format: FORMAT, queryKey, data, at }]] : [];
  });
  if (kept.length > 0) await setMany(kept, answers());
}

const isReadable = (value: unknown): value is StoredAnswer =>
  typeof value === 'object' && value !== null && (value as StoredAnswer).format === FORMAT;

/** The stored answer to a query, if there is one. */
export async function storedAnswer(
  member: string | null,
  queryKey: QueryKey,
  hash: string,
): Promise<StoredAnswer | undefined> {
  const key = keyOf(member, queryKey, hash);
  const found: unknown = key && (await get(key, answers()));
  return isReadable(found) ? found : undefined;
}

/** Everything that is stored for everyone and for this member. */
export async function allStored(member: string | null): Promise<StoredAnswer[]> {
  const owners = [EVERYONE, ...(member === null ? [] : [`@${member}`])];
  const all = await entries<Key, unknown>(answers());
  return all.flatMap(([[owner], value]) => (owners.includes(owner) && isReadable(value) ? [value] : []));
}

/** The member for whom the device shows its pages without a network; null for a guest. */
export const storedViewer = async (): Promise<string | null> => (await get<string>(VIEWER_ENTRY, answers())) ?? null;

export const storeViewer = (member: string | null): Promise<void> => set(VIEWER_ENTRY, member, answers());

/** Deletes the answers of other members than this one: after a log-out all that is private. */
export async function forgetOthers(member: string | null): Promise<void> {
  const all = await keys<Key>(answers());
  const others = all.filter(([owner]) => owner.startsWith('@') && owner !== `@${member}`);
  if (others.length > 0) await delMany(others, answers());
  await storeViewer(member);
}

/** Deletes answers in another format, of all members. */
async function forgetOtherFormats(): Promise<void> {
  if ((await get(FORMAT_ENTRY, answers())) === FORMAT) return;
  const all = await entries<Key, unknown>(answers());
  const old = all.filter(([[owner], value]) => owner !== VIEWER_ENTRY[0] && !isReadable(value));
  await delMany(
    old.map(([key]) => key),
    answers(),
  );
  await set(FORMAT_ENTRY, FORMAT, answers());
}

/** Deletes answers in another format, and the oldest where there are too many. */
export async function pruneAnswers(most = STORED_MAX): Promise<void> {
  await forgetOtherFormats();
  if ((await keys(answers())).length <= most) return;
  const all = (await entries<Key, StoredAnswer>(answers())).filter(([[owner]]) => owner !== VIEWER_ENTRY[0]);
  const oldest = all.sort(([, one], [, other]) => one.at - other.at).slice(0, all.length - most);
  await delMany(
    oldest.map(([key]) => key),
    answers(),
  );
}

/** For tests, each of which begins with an empty store. */
export const forgetEverything = (): Promise<void> => clear(answers());
