import { app } from '@utarang/messages';
import { inHtml } from '../../lib/html.js';

/** The description by which a browser searches here from its address bar (OpenSearch 1.1). */
export const openSearch = (origin: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `<ShortName>${inHtml(app.name)}</ShortName>`,
    `<Description>${inHtml(app.description)}</Description>`,
    '<InputEncoding>UTF-8</InputEncoding>',
    '<Language>ko</Language>',
    `<Image width="64" height="64" type="image/svg+xml">${inHtml(origin)}/favicon.svg</Image>`,
    `<Url type="text/html" method="get" template="${inHtml(origin)}/?q={searchTerms}"/>`,
    '</OpenSearchDescription>',
    '',
  ].join('\n');
