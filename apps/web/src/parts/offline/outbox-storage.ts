import { createStore, get, type UseStore, update } from 'idb-keyval';
import type { QueuedCall } from './waiting-calls.js';

/** The most calls in the queue of a device (docs/product/offline.md#what-waits). */
export const WAITING_MAX = 500;

let store: UseStore | null = null;
const calls = (): UseStore => {
  store ??= createStore('utarang-outbox', 'calls');
  return store;
};
const NAME = 'waiting';

const listOf = (value: unknown): readonly QueuedCall[] => (Array.isArray(value) ? value : []);

/** All queued calls of this device, the earliest first; they may be of several members. */
export const waitingCalls = async (): Promise<readonly QueuedCall[]> => listOf(await get(NAME, calls()));

const change = async (edit: (list: readonly QueuedCall[]) => readonly QueuedCall[]): Promise<void> =>
  update<unknown>(NAME, (list) => edit(listOf(list)), calls());

/** Appends a call to the queue; false where there is no room. Rejects where the store is full or forbidden. */
export async function putCall(call: QueuedCall): Promise<boolean> {
  let isThere = false;
  await change((list) => {
    isThere = list.some(({ key }) => key === call.key) || list.length < WAITING_MAX;
    return isThere && !list.some(({ key }) => key === call.key) ? [...list, call] : list;
  });
  return isThere;
}

export const takeCall = (key: string): Promise<void> => change((list) => list.filter((call) => call.key !== key));

/** Removes all calls of a member: after the account was deleted, or after a log-out that has sent what it could. */
export const takeCallsOf = (member: string): Promise<void> =>
  change((list) => list.filter((call) => call.member !== member));
