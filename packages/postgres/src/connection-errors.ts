/**
 * Codes of failed queries while the server is down, starting or stopping: PostgreSQL's classes 08 (connection) and
 * 57P01–57P03 (shutdown, crash, starting), the operating system's errors, and those for which the driver has no code.
 */
const CODES =
  /^(08...|57P0[123]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;
const MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/**
 * Checks whether an error says that the database is down, not that the query is wrong: it is answered with 503, not
 * 500.
 */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && CODES.test(String(error.code))) return true;
  if (MESSAGES.test(error.message)) return true;
  // Checks the errors of all addresses of a host, and those that drizzle wraps.
  const inner = error instanceof AggregateError ? error.errors[0] : error.cause;
  return isConnectionLost(inner);
}
