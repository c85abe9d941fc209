import { app } from '@utarang/messages';
import { escapeHtml } from '../../lib/html.js';

/** The description by which a browser searches here from its address bar (OpenSearch 1.1). */
export const openSearch = (origin: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `<ShortName>${escapeHtml(app.name)}</ShortName>`,
    `<Description>${escapeHtml(app.description)}</Description>`,
    '<InputEncoding>UTF-8</InputEncoding>',
    '<Language>ko</Language>',
    `<Image width="64" height="64" type="image/svg+xml">${escapeHtml(origin)}/favicon.svg</Image>`,
    `<Url type="text/html" method="get" template="${escapeHtml(origin)}/?q={searchTerms}"/>`,
    '</OpenSearchDescription>',
    '',
  ].join('\n');
