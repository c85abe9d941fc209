const FIRST_MS = 10_000;
/** The longest delay of a try. */
export const LONGEST_MS = 30 * 60_000;

/** The delay after this many tries: 10 seconds, twice as long each time, half an hour at most. */
export const retryDelay = (tries: number): number => Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.max(0, tries - 1));

type Failure = { readonly responseCode?: unknown; readonly command?: unknown };

/** Checks whether another try is useless: the server takes no mail for this recipient (RFC 5321, 4.2.1: 5yz). */
export function isFinal(error: unknown): boolean {
  const { responseCode, command } = (error ?? {}) as Failure;
  return typeof responseCode === 'number' && responseCode >= 500 && responseCode < 600 && command === 'RCPT TO';
}

/** Describes a failure for the log, without the server's text, which may repeat the address. */
export function describeFailure(error: unknown): object {
  const { code, responseCode, command } = (error ?? {}) as Failure & { readonly code?: unknown };
  return { code, responseCode, command };
}
