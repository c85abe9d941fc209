/** An idempotency key for a write, which each retry repeats: the write is done once. */
export const newKey = (): string =>
  // `crypto.randomUUID` is missing on plain http.
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
