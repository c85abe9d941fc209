import { expect, test } from 'vitest';
import { filesOf, shellOf } from './service-worker.js';

test('the shell has the program, and nothing of a page', () => {
  const index = '<head><!--head--></head><body><div id="root"><!--page--></div><!--first-data--><!--code--></body>';
  const program = { entry: 'assets/a.js', program: { css: ['assets/a.css'], code: ['assets/a.js', 'assets/b.js'] } };
  expect(shellOf(index, program, '우타랑')).toBe(
    '<head><title>우타랑</title><meta name="robots" content="noindex"><link rel="stylesheet" href="/assets/a.css"></head><body><div id="root"></div>' +
      '<script type="module" src="/assets/a.js"></script></body>',
  );
});

test('a device loads code and styles, none compressed already, and none of admins', () => {
  const files = [
    'b.js',
    'a.js',
    'a.js.br',
    'a.js.map',
    'a.css',
    'admin-words-page-x.js',
    'search-worker-x.js',
    'fonts-1',
  ];
  expect(filesOf(files)).toEqual(['a.css', 'a.js', 'b.js', 'search-worker-x.js']);
});
