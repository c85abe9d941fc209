import { expect, test } from 'vitest';
import { keepsFrom, returnFrom, returnState, safeReturn } from './origin.js';

// biome-ignore format: a table, to be read down
test.each([
  // from                              leads to
  ['/songs/3',                         '/songs/3'],
  ['/jlpt?level=N2&q=%ED%95%98',       '/jlpt?level=N2&q=%ED%95%98'],
  ['/words/5#examples',                '/words/5#examples'],
  ['/songs/../mywords',                '/mywords'],
  ['/login',                           '/'],
  ['/signup?x=1',                      '/'],
  ['/change-password',                 '/'],
  ['//evil.example',                   '/'],
  ['///evil.example',                  '/'],
  ['/\\evil.example',                  '/'],
  ['/\t/evil.example',                 '/'],
  ['/.//evil.example',                 '/'],
  ['/a/..//evil.example',              '/'],
  ['https://evil.example/',            '/'],
  ['javascript:alert(1)',              '/'],
  ['evil.example',                     '/'],
  ['',                                 '/'],
  [undefined,                          '/'],
  [['/mywords'],     '/'],
])('%j leads to %s', (from, to) => {
  expect(safeReturn(from)).toBe(to);
});

test('a page is remembered with its query, and stays so between log-in and sign-up', () => {
  const state = returnState({ pathname: '/songs', search: '?q=夜', state: null });
  expect(state).toEqual({ from: '/songs?q=夜' });
  expect(returnState({ pathname: '/login', search: '', state })).toEqual({ from: '/songs?q=%E5%A4%9C' });
  expect(returnFrom({ state })).toBe('/songs?q=%E5%A4%9C');
});

test('the wish to keep what waits stays between log-in and sign-up, and is nobody else’s', () => {
  const state = returnState({ pathname: '/songs', search: '', state: null }, { keeps: true });
  expect(keepsFrom({ state })).toBe(true);
  const further = returnState({ pathname: '/login', search: '', state });
  expect(keepsFrom({ state: further })).toBe(true);
  expect(keepsFrom({ state: returnState({ pathname: '/songs', search: '', state }) })).toBe(false);
  expect(keepsFrom({ state: null })).toBe(false);
});

test.each([[null], ['/mywords'], [{}], [{ from: 'https://evil.example' }]])('the state %j leads home', (state) => {
  expect(returnFrom({ state })).toBe('/');
});
