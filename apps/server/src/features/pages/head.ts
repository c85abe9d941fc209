import { app, format } from '@utarang/messages';
import { inHtml } from '../../lib/html.js';

export type Head = {
  /** The page's own name. */
  readonly title: string;
  readonly description: string;
  /** The page's one address; without its origin where that is not known. */
  readonly url: string;
  /** May search engines list it? */
  readonly listed: boolean;
};

/** The tags by which browsers, search engines and chats know a page. */
export function headOf({ title, description, url, listed }: Head): string {
  const full = format(app.title, { page: title });
  const named = (name: string, content: string) => `<meta name="${name}" content="${inHtml(content)}">`;
  const graph = (property: string, content: string) => `<meta property="og:${property}" content="${inHtml(content)}">`;
  return [
    `<title>${inHtml(full)}</title>`,
    named('description', description),
    listed ? `<link rel="canonical" href="${inHtml(url)}">` : named('robots', 'noindex'),
    graph('site_name', app.name),
    graph('type', 'website'),
    graph('locale', 'ko_KR'),
    graph('title', full),
    graph('description', description),
    ...(url.startsWith('/') ? [] : [graph('url', url)]),
    named('twitter:card', 'summary'),
  ].join('\n    ');
}
