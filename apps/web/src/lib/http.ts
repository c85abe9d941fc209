import { ApiError, type ErrorCode, errorStatus, PAGE_OF, type Problem } from '@utarang/contract';
import { err } from '@utarang/messages';
import { isCutOff } from './online.js';
import { createStore } from './store.js';

/** A listener to refused calls, with the error code, the method and the path. */
type RefusedCall = (code: ErrorCode, method: string, path: string) => void;

let notifyRefused: RefusedCall = () => {};

/** Sets the one listener to refused calls. It knows what a refusal means for the page. */
export const onRefusedCall = (listener: RefusedCall): void => {
  notifyRefused = listener;
};

let pageOwner: () => string | null = () => null;

/**
 * Sets whose page makes each write from now on: the username of the member for whom the page is shown, null for a
 * guest.
 */
export const setPageOwner = (username: () => string | null): void => {
  pageOwner = username;
};

/** The time-out of a call (docs/product/limits.md#requests). */
const TIMEOUT_MS = 15_000;
/** The time after which the page says that an answer is late. The call goes on (as above). */
const LATE_MS = 8_000;

/** The number of answers that are late. */
export const lateCalls = createStore(0);

/** No answer of the server came: the network failed, a proxy answered in its place, or it took too long. */
export class ConnectionError extends Error {
  constructor(readonly reason: 'network' | 'timeout') {
    super(reason);
    this.name = 'ConnectionError';
  }
}

const statusOf = (error: unknown): number => (error instanceof ApiError ? Number(error.extra['status']) : 0);

/** Checks whether the failure was the server's own. */
export const isServerFault = (error: unknown): boolean => statusOf(error) >= 500;

/** Checks whether another try soon may help: no answer came, or the failure was the server's own. */
export const isTransient = (error: unknown): boolean => error instanceof ConnectionError || isServerFault(error);

/** Checks whether the caller may not make this call: a guest, or a member without the permission. */
export const isNotAllowed = (error: unknown): boolean => [401, 403].includes(statusOf(error));

/** Checks whether the call timed out: a reader who has waited that long is told so, and does not wait as long again. */
export const isTimeout = (error: unknown): boolean => error instanceof ConnectionError && error.reason === 'timeout';

/** The Korean sentence to show for an error: the server's own where it sent one, and of a wrong field that field's. */
export function errorText(error: unknown): string {
  if (error instanceof ConnectionError) return err[error.reason];
  if (error instanceof ApiError && error.code === 'validation_failed') {
    const [first] = Object.values(error.errors);
    if (first) return first;
  }
  if (error instanceof ApiError && typeof error.extra['detail'] === 'string') return error.extra['detail'];
  return err.generic;
}

export type CallOptions = {
  signal?: AbortSignal;
  /** The time that an answer may take, where it differs from the usual. */
  timeoutMs?: number;
};

/**
 * GET, answered with JSON whose shape the caller names from the contract. Throws `ApiError` or `ConnectionError`, and
 * the signal's own reason when the caller gave up, so that the query cache can tell that from a failure.
 */
export const getJson = <Answer>(path: string, options?: CallOptions): Promise<Answer> =>
  call<Answer>(path, {}, options);

export type SendOptions = CallOptions & {
  /** The name of this write. Sent again under the same name, it is done once and answered as the first time. */
  idempotencyKey?: string;
  /** The version that the write was made on: a stale one is refused. */
  ifMatch?: number | string;
};

/** Sends a write. Returns `undefined` where the server answers without a body (204). */
export const sendJson = <Answer>(
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  options?: SendOptions,
): Promise<Answer> =>
  body === undefined
    ? send(method, path, {}, undefined, options)
    : send(method, path, { 'Content-Type': 'application/json' }, JSON.stringify(body), options);

/** Posts a body that names its own type: a file, or the fields of a form. */
export const sendBody = <Answer>(path: string, body: Blob | URLSearchParams, options?: SendOptions): Promise<Answer> =>
  send('POST', path, {}, body, options);

function send<Answer>(
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body: BodyInit | undefined,
  { idempotencyKey, ifMatch, ...options }: SendOptions = {},
): Promise<Answer> {
  const username = pageOwner();
  return call<Answer>(
    path,
    {
      method,
      // The server refuses writes without it: another site's form cannot set it
      // (docs/product/http.md#foreign-requests).
      headers: {
        'X-Requested-With': 'XMLHttpRequest',
        ...(username === null ? {} : { [PAGE_OF]: encodeURIComponent(username) }),
        ...headers,
        ...(ifMatch === undefined ? {} : { 'If-Match': `"${ifMatch}"` }),
        ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
      },
      ...(body === undefined ? {} : { body }),
    },
    options,
  );
}

/** A signal that aborts when one of these does: `AbortSignal.any`, which Safari has from 17.4 on. */
function anySignal(...signals: readonly AbortSignal[]): AbortSignal {
  const controller = new AbortController();
  for (const each of signals) {
    const abort = () => controller.abort(each.reason);
    if (each.aborted) abort();
    else each.addEventListener('abort', abort);
  }
  return controller.signal;
}

async function call<Answer>(
  path: string,
  init: RequestInit,
  { signal, timeoutMs = TIMEOUT_MS }: CallOptions = {},
): Promise<Answer> {
  const tooLate = AbortSignal.timeout(timeoutMs);
  let late = 0;
  const timer = setTimeout(() => {
    late = 1;
    lateCalls.set(lateCalls.get() + late);
  }, LATE_MS);
  try {
    const response = await fetch(path, {
      ...init,
      credentials: 'same-origin',
      signal: signal ? anySignal(signal, tooLate) : tooLate,
    });
    if (!response.ok) {
      const problem = await problemOf(response);
      notifyRefused(problem.code, init.method ?? 'GET', path);
      throw problem;
    }
    const answer = response.status === 204 ? undefined : await response.json();
    isCutOff.set(false);
    return answer as Answer;
  } catch (error) {
    if (signal?.aborted) throw error;
    isCutOff.set(!(error instanceof ApiError));
    if (error instanceof ApiError) throw error;
    throw new ConnectionError(tooLate.aborted ? 'timeout' : 'network');
  } finally {
    clearTimeout(timer);
    lateCalls.set(lateCalls.get() - late);
  }
}

/**
 * An error answer as `ApiError`. A refusal that is not ours, such as a proxy's, becomes `bad_request`; trouble that is
 * not ours is no answer: the server is away, and a proxy says so.
 */
async function problemOf(response: Response): Promise<ApiError> {
  const sent: Partial<Problem> | null = await response.json().catch(() => null);
  const body = sent ?? {};
  if (response.status >= 500 && !body.code) throw body;
  const known = typeof body.code === 'string' && body.code in errorStatus;
  const code = known ? (body.code as ErrorCode) : response.status >= 500 ? 'internal' : 'bad_request';
  return new ApiError(code, body.errors ?? {}, { ...body, status: response.status });
}
