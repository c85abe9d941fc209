import { app, format } from '@utarang/messages';
import { CARD } from '../../lib/card-size.js';
import { escapeHtml } from '../../lib/html.js';
import { jsonInHtml } from '../../lib/json-in-html.js';

export type Head = {
  /** The page's own title. */
  readonly title: string;
  readonly description: string;
  /** The canonical address of the page; without its origin where that is unknown. */
  readonly url: string;
  /** True if search engines may list it. */
  readonly listed: boolean;
  /** The picture of link previews, by its absolute address, and its description. */
  readonly picture: { readonly url: string; readonly alt: string };
  /** The page as schema.org data. */
  readonly data: readonly object[];
};

/** The `<head>` tags of a page for browsers, search engines and link previews. */
export function headOf({ title, description, url, listed, picture, data }: Head): string {
  const full = format(app.title, { page: title });
  const named = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;
  const graph = (property: string, content: string) =>
    `<meta property="og:${property}" content="${escapeHtml(content)}">`;
  return [
    `<title>${escapeHtml(full)}</title>`,
    named('description', description),
    listed ? `<link rel="canonical" href="${escapeHtml(url)}">` : named('robots', 'noindex'),
    graph('site_name', app.name),
    graph('type', 'website'),
    graph('locale', 'ko_KR'),
    graph('title', full),
    graph('description', description),
    ...(url.startsWith('/') ? [] : [graph('url', url)]),
    graph('image', picture.url),
    graph('image:width', `${CARD.width}`),
    graph('image:height', `${CARD.height}`),
    graph('image:alt', picture.alt),
    named('twitter:card', 'summary_large_image'),
    ...data.map((each) => `<script type="application/ld+json">${jsonInHtml(each)}</script>`),
  ].join('\n    ');
}
