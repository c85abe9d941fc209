/** Addresses that a program asks for, and a person never sees. */
const FOR_PROGRAMS = /^\/(?:api|assets)(?:[/?]|$)/;

export const isForPerson = ({ method, url = '' }: { method?: string | undefined; url?: string | undefined }) =>
  (method === 'GET' || method === 'HEAD') && !FOR_PROGRAMS.test(url);

/**
 * The URL with a path that the router can decode. It refuses any other before a hook runs, and a person would read a
 * problem as JSON. With each percent sign of such a path escaped it leads to a page that is not there, and the
 * not-found page answers.
 */
export function decodableUrl(url: string): string {
  const path = /^[^?#]*/.exec(url)?.[0] ?? '';
  return isDecodable(path) ? url : path.replaceAll('%', '%25') + url.slice(path.length);
}

function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== ''; // the bundler leaves out a call whose value nobody uses
  } catch {
    return false;
  }
}
