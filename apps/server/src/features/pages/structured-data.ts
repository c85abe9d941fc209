import { app } from '@utarang/messages';
import type { PageContent } from '../../lib/page-source.js';

type Place = { readonly origin: string; readonly url: string };

/** Describes a page as schema.org data, which search engines read from a block of JSON. */
export function structuredData(
  { crumbs, term, music }: Pick<PageContent, 'crumbs' | 'term' | 'music'>,
  { origin, url }: Place,
): object[] {
  return [
    ...(crumbs?.length ? [breadcrumbs([{ name: app.name, path: '/' }, ...crumbs], origin)] : []),
    ...(term ? [definedTerm(term, { origin, url })] : []),
    ...(music ? [{ '@context': 'https://schema.org', ...music, url }] : []),
  ];
}

const breadcrumbs = (steps: NonNullable<PageContent['crumbs']>, origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  })),
});

const definedTerm = ({ name, others, meaning, set }: NonNullable<PageContent['term']>, { origin, url }: Place) => ({
  '@context': 'https://schema.org',
  '@type': 'DefinedTerm',
  name,
  ...(others.length > 0 && { alternateName: others }),
  description: meaning,
  inLanguage: 'ja',
  url,
  ...(set && { inDefinedTermSet: { '@type': 'DefinedTermSet', name: set.name, url: origin + set.path } }),
});
