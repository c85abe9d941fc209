import type { InitialData } from '@utarang/contract';
import { expect, test } from 'vitest';
import { createShell } from './shell.js';

const template =
  '<!doctype html>\n<html lang="ko"><head><!--head--></head><body><i><!--page--></i><!--initial-data--><!--code--></body></html>';
const code = { css: ['b{}'], cssHash: "'sha256-abc='", cssLinks: '<link>', scripts: '<script></script>' };
const initialData: InitialData = {
  page: 'home',
  site: { contactEmail: null, openChatUrl: null },
  viewer: { role: 'ANONYMOUS' },
  queries: [],
};

test.each([
  [null, '<html lang="ko">'],
  ['dark', '<html data-theme="dark" lang="ko">'],
  ['light', '<html data-theme="light" lang="ko">'],
] as const)('theme %s', (theme, opening) => {
  const html = createShell(template)({ head: '<title>$& $1</title>', code, page: '<p>$&</p>', initialData, theme });
  expect(html).toBe(
    `<!doctype html>\n${opening}<head><title>$& $1</title><style>b{}</style><link></head><body><i><p>$&</p></i>` +
      '<script type="application/json" id="initial-data">{"page":"home","site":{"contactEmail":null,"openChatUrl":null},' +
      '"viewer":{"role":"ANONYMOUS"},"queries":[]}</script><script></script></body></html>',
  );
});

test.each(['<html', '<!--head-->', '<!--page-->', '<!--initial-data-->', '<!--code-->'])(
  'a template without %s cannot be used',
  (mark) => {
    expect(() => createShell(template.replace(mark, ''))).toThrow(`no ${mark}`);
  },
);
