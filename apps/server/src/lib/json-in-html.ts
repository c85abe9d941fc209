/**
 * Serialises JSON for a `<script>` element: `<` is escaped, and so are U+2028 and U+2029, which are line ends in old
 * parsers.
 */
export function jsonInHtml(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
