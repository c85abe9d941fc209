import { expect, test } from 'vitest';
import { currentState } from './is-current.js';

// biome-ignore format: a table, to be read down
test.each([
  // link                    address                    aria-current
  ['/',                      '/',                       'page'],
  ['/',                      '/?q=하나&m=pron',         'page'],
  ['/',                      '/songs',                  undefined],
  ['/songs',                 '/songs',                  'page'],
  ['/songs',                 '/songs/3',                'true'],
  ['/songs',                 '/songs/3/x',              undefined],
  ['/artists',               '/artists/83',             'true'],
  ['/particles',             '/particles/wa',           'true'],
  ['/particles',             '/endings/te-iru',         undefined],
  ['/endings',               '/endings/te-iru',         'true'],
  ['/my-lyrics',             '/my-lyrics/abcdefghijklmnopqrstuv', 'true'],
  ['/admin/words',           '/admin/words/import',     'true'],
  ['/kanji',                 '/kanji/学',               'true'],
  ['/kanji',                 '/kanji/bridge',           'true'],
  ['/mywords',               '/mywords/files',          'true'],
  ['/user-info',             '/user-info/statistics',   undefined],
  ['/mywords',               '/mywords/completed',      undefined],
  ['/mywords/completed',     '/mywords/completed',      'page'],
  ['/jlpt?level=N2',         '/jlpt?level=N2',          'page'],
  ['/jlpt?level=N2',         '/jlpt?level=n2&q=가',     'page'],
  ['/jlpt?level=N2',         '/jlpt?level=N3',          undefined],
  ['/jlpt?level=N2',         '/jlpt',                   undefined],
  ['/fields?value=첫%20만남', '/fields?value=첫+만남',   'page'],
])('%s at %s', (link, address, state) => {
  const [pathname = '', search] = address.split('?');
  expect(currentState(link, { pathname, search: search ?? '' })).toBe(state);
});
