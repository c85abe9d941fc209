import { ApiError } from '@utarang/contract';
import { isTransient } from '../../lib/http.js';
import type { QueuedCall } from './waiting-calls.js';

/** The outcome of a call: done, refused for good, or to be tried again later, with all calls after it. */
type Outcome = 'sent' | 'refused' | 'later';

/** Codes after which the call is sent again: once the member has logged in, or a limit has passed. */
const RETRYABLE: readonly string[] = [
  'login_required',
  'session_ended',
  'must_change_password',
  'too_many_requests',
  'csrf',
];
/** Error codes that mean that the state is already the requested one. */
const ALREADY_DONE = {
  save: ['word_already_saved', 'word_already_completed'],
  unsave: ['word_not_saved'],
  review: [],
  love: [],
  unlove: [],
  text: [],
} as const satisfies Record<QueuedCall['does'], readonly string[]>;

/** The outcome of a queued call that failed with an error. */
export function outcomeOf(error: unknown, { does }: Pick<QueuedCall, 'does'>): Outcome {
  if (isTransient(error)) return 'later';
  if (!(error instanceof ApiError)) return 'refused';
  // The answer of a proxy, or of a network that asks for a log-in: the server itself has not answered.
  if (error.extra['code'] !== error.code || RETRYABLE.includes(error.code)) return 'later';
  if (error.code === 'already_done') return 'sent';
  return ALREADY_DONE[does].some((code) => code === error.code) ? 'sent' : 'refused';
}

type CallQueue = {
  readonly waiting: () => Promise<readonly QueuedCall[]>;
  readonly send: (call: QueuedCall) => Promise<unknown>;
  readonly remove: (key: string) => Promise<void>;
};
export type SentCalls = {
  readonly sent: readonly QueuedCall[];
  readonly refused: readonly { readonly call: QueuedCall; readonly error: unknown }[];
  /** True if some of them stay in the queue. */
  readonly isLeft: boolean;
};

/**
 * Sends the calls of a member one after another, in the order in which they were made. The first that is to be retried
 * stops the rest, which may depend on it. A call leaves the queue only after its answer. A page that ends in between
 * sends it again, and its idempotency key makes the server do it once.
 */
export async function sendCalls(member: string, { waiting, send, remove }: CallQueue): Promise<SentCalls> {
  const sent: QueuedCall[] = [];
  const refused: SentCalls['refused'][number][] = [];
  for (;;) {
    const call = (await waiting()).find((each) => each.member === member);
    if (!call) return { sent, refused, isLeft: false };
    try {
      await send(call);
      sent.push(call);
    } catch (error) {
      const outcome = outcomeOf(error, call);
      if (outcome === 'later') return { sent, refused, isLeft: true };
      if (outcome === 'sent') sent.push(call);
      else refused.push({ call, error });
    }
    await remove(call.key);
  }
}
