import { afterEach, expect, test, vi } from 'vitest';
import { inTab, onDevice } from './storage.js';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

test('what is written is read again, on the device or in the tab', () => {
  onDevice.write('rail', 'shown');
  inTab.writeJson('scroll', [['a', 1]]);
  expect([localStorage.getItem('rail'), sessionStorage.getItem('scroll')]).toEqual(['shown', '[["a",1]]']);
  expect([onDevice.read('rail'), inTab.readJson('scroll', [])]).toEqual(['shown', [['a', 1]]]);
});

test('what is absent or damaged is absent', () => {
  sessionStorage.setItem('scroll', '[["a",');
  expect([onDevice.read('rail'), inTab.readJson('scroll', []), inTab.readJson('rows', [])]).toEqual([null, [], []]);
});

test.each([
  ['closed', () => vi.spyOn(window, 'localStorage', 'get')],
  ['full', () => vi.spyOn(Storage.prototype, 'setItem')],
])('where storage is %s nothing is kept, and nothing breaks', (_, spy) => {
  spy().mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  onDevice.write('rail', 'shown');
  expect(onDevice.tryJson('rail', 'shown')).toBe(false);
  expect(onDevice.read('rail')).toBeNull();
  onDevice.forget(() => true);
});

test('what is meant is forgotten, and nothing else', () => {
  for (const name of ['a:1', 'a:2', 'b:1']) onDevice.write(name, name);
  onDevice.forget((name) => name.startsWith('a:'));
  expect(Object.keys(localStorage)).toEqual(['b:1']);
});
