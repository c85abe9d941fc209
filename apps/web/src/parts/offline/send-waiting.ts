import { ApiError } from '@utarang/contract';
import { isTransient } from '../../lib/http.js';
import type { Waiting } from './waiting.js';

/** The outcome of one call: done; refused for good; or to be tried again later, with all calls behind it. */
type Outcome = 'sent' | 'refused' | 'later';

/** Codes after which the member logs in again, or waits, and the call may still be sent. */
const LATER: readonly string[] = [
  'login_required',
  'session_ended',
  'must_change_password',
  'too_many_requests',
  'csrf',
];
/** Refusals that say that all is already as the call wished. */
const AS_WISHED = {
  save: ['word_already_saved', 'word_already_completed'],
  unsave: ['word_not_saved'],
  review: [],
  love: [],
  unlove: [],
  text: [],
} as const satisfies Record<Waiting['does'], readonly string[]>;

/** The meaning of an error for a call that waits. */
export function outcomeOf(error: unknown, { does }: Pick<Waiting, 'does'>): Outcome {
  if (isTransient(error)) return 'later';
  if (!(error instanceof ApiError)) return 'refused';
  // A proxy's page, or a network that asks for a log-in: the server has not said anything.
  if (error.extra['code'] !== error.code || LATER.includes(error.code)) return 'later';
  if (error.code === 'already_done') return 'sent';
  return AS_WISHED[does].some((code) => code === error.code) ? 'sent' : 'refused';
}

type Sending = {
  readonly waiting: () => Promise<readonly Waiting[]>;
  readonly send: (call: Waiting) => Promise<unknown>;
  readonly take: (key: string) => Promise<void>;
};
export type Sent = {
  readonly sent: readonly Waiting[];
  readonly refused: readonly { readonly call: Waiting; readonly error: unknown }[];
  /** True if some of them go on waiting. */
  readonly isLeft: boolean;
};

/**
 * Sends the calls of a member one after another, in the order in which they were made. The first that may pass later
 * stops the row: what comes after it was done knowing it. Each is taken out only after its answer, and carries its key:
 * a page that ends in between sends it once more, and the server does it once.
 */
export async function sendWaiting(member: string, { waiting, send, take }: Sending): Promise<Sent> {
  const sent: Waiting[] = [];
  const refused: Sent['refused'][number][] = [];
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
    await take(call.key);
  }
}
