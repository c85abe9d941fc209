import { app, common, errorMessages } from '@utarang/messages';
import { escapeHtml } from './html.js';

/** The page that is sent while the server is overloaded: rendered once, and cheaper than any other. */
const pageOf = (sentence: string) =>
  `<!doctype html>
<html lang="ko">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${escapeHtml(app.name)}</title>
  </head>
  <body>
    <h1>${escapeHtml(app.name)}</h1>
    <p>${escapeHtml(sentence)}</p>
    <p><a href="">${escapeHtml(common.retry)}</a></p>
  </body>
</html>
`;

const pages = {
  overloaded: pageOf(errorMessages.overloaded),
  too_many_requests: pageOf(errorMessages.too_many_requests),
};

export const overloadPage = (code: keyof typeof pages): string => pages[code];
