import { escapeHtml } from '../../lib/html.js';

/** The most addresses that search engines read in one file (sitemaps.org). */
const URLS_MAX = 50_000;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const urlset = (urls: readonly string[]) =>
  [HEAD, `<urlset ${NAMESPACE}>`, ...urls.map((url) => `<url><loc>${escapeHtml(url)}</loc></url>`), '</urlset>\n'].join(
    '\n',
  );

/**
 * The sitemap as files by their paths: one file, or, where there are more addresses than it may have, its parts and an
 * index of them.
 */
export function sitemap(paths: readonly string[], origin: string, most = URLS_MAX): ReadonlyMap<string, string> {
  const urls = paths.map((path) => origin + path);
  if (urls.length <= most) return new Map([['/sitemap.xml', urlset(urls)]]);
  const parts = Array.from({ length: Math.ceil(urls.length / most) }, (_, index) => ({
    path: `/sitemap-${index + 1}.xml`,
    urls: urls.slice(index * most, (index + 1) * most),
  }));
  const index = [
    HEAD,
    `<sitemapindex ${NAMESPACE}>`,
    ...parts.map(({ path }) => `<sitemap><loc>${escapeHtml(origin + path)}</loc></sitemap>`),
    '</sitemapindex>\n',
  ].join('\n');
  return new Map([['/sitemap.xml', index], ...parts.map(({ path, urls }) => [path, urlset(urls)] as const)]);
}

/** The rules for robots: they may read all pages, but not the calls of the API. */
export const robots = (origin: string): string =>
  ['User-agent: *', 'Disallow: /api/', 'Disallow: /api-docs', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
