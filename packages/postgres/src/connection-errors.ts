/**
 * Codes that a query fails with while the server is down, starting or ending: PostgreSQL's classes 08 (connection) and
 * 57P01–57P03 (shutdown, crash, starting), the operating system's errors, and those that the driver has no code for.
 */
const CODES =
  /^(08...|57P0[123]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;
const MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/**
 * Checks whether an error says that the database is away, not that the query is wrong: an answer for it is 503, not
 * 500.
 */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && CODES.test(String(error.code))) return true;
  if (MESSAGES.test(error.message)) return true;
  // Of the errors of all addresses of a host; of what drizzle wraps.
  const inner = error instanceof AggregateError ? error.errors[0] : error.cause;
  return isConnectionLost(inner);
}
