/** Half a surrogate pair, which no text contains: every schema for text refuses it as unreadable. */
const UNREADABLE = '\ud800';

/**
 * Parses a query string to its parameters; one that is repeated is an array. A stray `%` stands for itself, as in
 * browsers. Bytes that are not UTF-8 become a text that each schema refuses.
 */
export function parseQueryString(text: string): Record<string, string | string[]> {
  const parameters: Record<string, string | string[]> = Object.create(null);
  for (const parameter of text.split('&')) {
    if (parameter === '') continue;
    const equals = parameter.indexOf('=');
    const name = decode(equals < 0 ? parameter : parameter.slice(0, equals));
    const value = equals < 0 ? '' : decode(parameter.slice(equals + 1));
    const earlier = parameters[name];
    parameters[name] = earlier === undefined ? value : [earlier, value].flat();
  }
  return parameters;
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
