/** The address of a video's page, without the id at its end. */
export const VIDEO_PAGE = 'https://www.youtube.com/watch?v=';

const VIDEO = /^[\w-]{11}$/;
const HOSTS: ReadonlySet<string> = new Set(['youtube.com', 'youtube-nocookie.com']);
const ADDRESS = /^https?:\/\/(?:(?:www|m|music)\.)?([^/?#]+)([^?#]*)(?:\?([^#]*))?/i;
const PATH = /^\/(?:embed|shorts|live|v)\/([^/]+)\/?$/;
const VIDEO_PARAMETER = /(?:^|&)v=([^&]*)/;

export const isVideoId = (text: string): boolean => VIDEO.test(text);

/** The id of a video from any form of its address at YouTube, or the id itself; null for any other text. */
export function videoIdOf(text: string): string | null {
  if (isVideoId(text)) return text;
  const [, host = '', path = '', query = ''] = ADDRESS.exec(text) ?? [];
  const id = idAt(host.toLowerCase(), path, query);
  return id && isVideoId(id) ? id : null;
}

function idAt(host: string, path: string, query: string): string | undefined {
  if (host === 'youtu.be') return path.slice(1);
  if (!HOSTS.has(host)) return undefined;
  return (path === '/watch' ? VIDEO_PARAMETER.exec(query) : PATH.exec(path))?.[1];
}

/** An address at YouTube somewhere in a text, with or without its scheme. */
const IN_TEXT = /(?:https?:\/\/)?(?:(?:www|m|music)\.)?(?:youtu\.be|youtube(?:-nocookie)?\.com)\/[^\s<>"]+/i;

/**
 * The video in a text that people paste to look for its song: an address in it, or the id alone. `isAddress` tells that
 * it is an address, so that the text means nothing else.
 */
export function videoInText(text: string): { id: string | null; isAddress: boolean } {
  const address = IN_TEXT.exec(text)?.[0];
  if (address === undefined) return { id: isVideoId(text.trim()) ? text.trim() : null, isAddress: false };
  return { id: videoIdOf(/^https?:/i.test(address) ? address : `https://${address}`), isAddress: true };
}
