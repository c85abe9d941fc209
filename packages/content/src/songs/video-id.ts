const VIDEO = /^[\w-]{11}$/;
const HOSTS: ReadonlySet<string> = new Set(['youtube.com', 'youtube-nocookie.com']);
const PATH = /^\/(?:embed|shorts|live|v)\/([^/]+)\/?$/;

export const isVideoId = (text: string): boolean => VIDEO.test(text);

/** The id of a video from any form of its address at YouTube, or the id itself; null for anything else. */
export function videoIdOf(text: string): string | null {
  if (isVideoId(text)) return text;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null;
  const host = url.hostname.replace(/^(?:www|m|music)\./, '');
  const id =
    host === 'youtu.be'
      ? url.pathname.slice(1)
      : HOSTS.has(host)
        ? url.pathname === '/watch'
          ? url.searchParams.get('v')
          : PATH.exec(url.pathname)?.[1]
        : null;
  return id && isVideoId(id) ? id : null;
}
