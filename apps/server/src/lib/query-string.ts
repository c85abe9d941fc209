/** Half a surrogate pair, which no text holds: every schema for text refuses it as unreadable. */
const UNREADABLE = '\ud800';

/**
 * The members of a query string; one that is repeated is an array. A stray `%` stands for itself, as in browsers.
 * Bytes that are not UTF-8 (half a surrogate pair, for one) make a text that is refused instead of guessed at.
 */
export function parseQueryString(text: string): Record<string, string | string[]> {
  const members: Record<string, string | string[]> = Object.create(null);
  for (const member of text.split('&')) {
    if (member === '') continue;
    const equals = member.indexOf('=');
    const name = decode(equals < 0 ? member : member.slice(0, equals));
    const value = equals < 0 ? '' : decode(member.slice(equals + 1));
    const earlier = members[name];
    members[name] = earlier === undefined ? value : [earlier, value].flat();
  }
  return members;
}

function decode(text: string): string {
  return text.replaceAll('+', ' ').replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => {
    try {
      return decodeURIComponent(bytes);
    } catch {
      return UNREADABLE;
    }
  });
}
