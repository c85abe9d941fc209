/** A name for a write, so that it is done once however often it is sent: whoever tries again passes the same one. */
export const newKey = (): string =>
  // `crypto.randomUUID` is missing on plain http.
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
