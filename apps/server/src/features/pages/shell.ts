import { INITIAL_DATA_ID, type InitialData } from '@utarang/contract';
import { jsonInHtml } from '../../lib/json-in-html.js';
import { exitCodes, StartupError } from '../../lib/startup-error.js';
import type { PageCode } from '../../web-app.js';

export type Theme = 'light' | 'dark';

type Parts = {
  /** The HTML of the head. */
  readonly head: string;
  readonly code: PageCode;
  /** The page as HTML; empty where the browser has to render it. */
  readonly page: string;
  readonly initialData: InitialData;
  /** The theme that the visitor chose, or null to follow the system. */
  readonly theme: Theme | null;
};

/** Fills the web app's HTML template with the parts of a page. */
export type Shell = (parts: Parts) => string;

/** Splits the template at its placeholders, once. Throws `StartupError` when one is missing. */
export function createShell(template: string): Shell {
  const [start, afterStart] = cut(template, '<html');
  const [beforeHead, afterHead] = cut(afterStart, '<!--head-->');
  const [beforePage, afterPage] = cut(afterHead, '<!--page-->');
  const [beforeData, afterData] = cut(afterPage, '<!--initial-data-->');
  const [beforeCode, end] = cut(afterData, '<!--code-->');
  return ({ head, code, page, initialData, theme }) =>
    [
      `${start}<html${theme ? ` data-theme="${theme}"` : ''}${beforeHead}`,
      head,
      `<style>${code.css.join('')}</style>${code.cssLinks}`,
      beforePage,
      page,
      beforeData,
      `<script type="application/json" id="${INITIAL_DATA_ID}">${jsonInHtml(initialData)}</script>`,
      beforeCode,
      code.scripts,
      end,
    ].join('');
}

function cut(text: string, mark: string): [before: string, after: string] {
  const index = text.indexOf(mark);
  if (index >= 0) return [text.slice(0, index), text.slice(index + mark.length)];
  throw new StartupError(`The web app's index.html has no ${mark}; run \`npm run build\` again.`, exitCodes.config);
}
