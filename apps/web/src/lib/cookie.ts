const YEAR_S = 365 * 86_400;

/** Writes a cookie that lasts a year, for a setting that the server reads, too. An empty text deletes it. */
export function writeCookie(name: string, text: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we support
  document.cookie = `${name}=${text}; Max-Age=${text ? YEAR_S : 0}; Path=/; SameSite=Lax${secure}`;
}

/** The text of a cookie; undefined where there is none. */
export const readCookie = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((each) => each.startsWith(`${name}=`))
    ?.slice(name.length + 1);
