/** Addresses that programs request, and people never see. */
const FOR_PROGRAMS = /^\/(?:api|assets)(?:[/?]|$)/;

export const isForPerson = ({ method, url = '' }: { method?: string | undefined; url?: string | undefined }) =>
  (method === 'GET' || method === 'HEAD') && !FOR_PROGRAMS.test(url);

/**
 * The URL with a path that the router can decode. It refuses any other before a hook runs, and a person would get a
 * problem as JSON. With each percent sign of such a path escaped it leads to the not-found page.
 */
export function decodableUrl(url: string): string {
  const path = /^[^?#]*/.exec(url)?.[0] ?? '';
  return isDecodable(path) ? url : path.replaceAll('%', '%25') + url.slice(path.length);
}

function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== ''; // the bundler removes a call whose value nobody uses
  } catch {
    return false;
  }
}
