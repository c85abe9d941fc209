import { expect, test } from 'vitest';
import { filesOf, releaseOf, shellOf } from './service-worker.js';

test('the shell has the program, and nothing of a page', () => {
  const index = '<head><!--head--></head><body><div id="root"><!--page--></div><!--initial-data--><!--code--></body>';
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

test('each file of a release has its digest, and one without a hash in its name has a revision', () => {
  expect(releaseOf(['assets/a-x.js', 'offline.html'], (file) => Buffer.from(file))).toEqual([
    {
      url: '/assets/a-x.js',
      revision: null,
      integrity: 'sha256-qgnH2VKWGm51RxZd11bE9s50yC8vK639orD5DbdgFXQ=',
    },
    {
      url: '/offline.html',
      revision: 'i/uriU4KH5MJBPMR',
      integrity: 'sha256-i/uriU4KH5MJBPMRPQTTIVCikPp5EBUt4Gno2daFcNY=',
    },
  ]);
});
