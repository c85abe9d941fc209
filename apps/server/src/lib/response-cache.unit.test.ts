import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createResponseCache } from './response-cache.js';

const KB = 1000;
const html = (name: string, bytes = 10 * KB) => name.padEnd(bytes, '.');
const made = (text: string) => async () => ({ body: text, isComplete: true });

function keeper(maxBytes = 100 * KB) {
  let version = '1';
  const kept = createResponseCache({ maxBytes, version: () => version, effort: 'small' });
  return {
    ...kept,
    change: (next: string) => {
      version = next;
    },
  };
}

test('a page is made once, however often it is asked for, and at once', async () => {
  const { find, underWay, make } = keeper();
  let times = 0;
  const maker = async () => {
    times += 1;
    return { body: html('a'), isComplete: true };
  };
  const ask = () => find('a') ?? underWay('a') ?? make('a', maker);
  const pages = await Promise.all([ask(), ask(), ask()]);
  expect(await ask()).toBe(pages[0]);
  expect(new Set(pages).size).toBe(1);
  expect(times).toBe(1);
});

test('a flood of addresses stays within the bound, compressed forms too; what is asked for stays longest', async () => {
  const { find, make, form, bytes } = keeper();
  await make('home', made(html('home')));
  const last = 299; // thirty times what there is room for, and more
  for (let index = 0; index <= last; index++) {
    const page = await make(`/?q=${index}`, made(html(String(index))));
    await form(`/?q=${index}`, page, index % 2 ? 'br' : 'gzip');
    expect(bytes()).toBeLessThanOrEqual(100 * KB);
    expect(find('home')).toBeDefined();
  }
  expect(bytes()).toBeGreaterThan(80 * KB);
  expect(find(`/?q=${last}`)).toBeDefined();
  expect(find('/?q=0')).toBeUndefined();
});

test('a page larger than the bound is sent, and not kept', async () => {
  const { find, make, bytes } = keeper(5 * KB);
  expect((await make('a', made(html('a')))).plain).toHaveLength(10 * KB);
  expect(find('a')).toBeUndefined();
  expect(bytes()).toBe(0);
});

test('other words, other pages: nothing of the version before is answered, nor kept when it comes late', async () => {
  const { find, underWay, make, change, bytes } = keeper();
  await make('a', made(html('a1')));
  let finish = () => {};
  const late = make('b', async () => {
    await new Promise<void>((done) => {
      finish = done;
    });
    return { body: html('b1'), isComplete: true };
  });
  change('2');
  expect(find('a')).toBeUndefined();
  expect(find('b')).toBeUndefined();
  expect(underWay('b')).toBeUndefined();
  finish();
  expect((await late).plain.toString()).toMatch(/^b1/);
  expect(find('b')).toBeUndefined();
  expect(bytes()).toBe(0);
});

test('what was begun with other words is sent, and not kept', async () => {
  const { find, make, change } = keeper();
  change('2');
  expect((await make('a', made(html('a1')), '1')).plain.toString()).toMatch(/^a1/);
  expect(find('a')).toBeUndefined();
});

test('what could not be rendered is sent, and made again the next time', async () => {
  const { find, make } = keeper();
  const page = await make('a', async () => ({ body: html('empty'), isComplete: false }));
  expect(page.plain.toString()).toMatch(/^empty/);
  expect(find('a')).toBeUndefined();
});

test('one that fails is made again the next time', async () => {
  const { find, make } = keeper();
  await expect(make('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(find('a')).toBeUndefined();
});

test('each form reads as the page, and is made once', async () => {
  const { make, form } = keeper();
  const page = await make('a', made(html('a')));
  expect(await form('a', page, null)).toBe(page.plain);
  const zipped = await form('a', page, 'gzip');
  expect(gunzipSync(zipped)).toEqual(page.plain);
  expect(await form('a', page, 'gzip')).toBe(zipped);
});

test('a form that is asked for at once by many is made once', async () => {
  const { make, form } = keeper();
  const page = await make('a', made(html('a')));
  const [one, other] = await Promise.all([form('a', page, 'br'), form('a', page, 'br')]);
  expect(one).toBe(other);
});

test('what is kept without waiting is found, and dropped with its version', () => {
  const { find, keep, change } = keeper();
  const answer = keep('a', 'one');
  expect(find('a')).toBe(answer);
  change('2');
  const other = keep('a', 'two');
  expect(find('a')).toBe(other);
  expect(other.etag).not.toBe(answer.etag);
});

test('many small answers count with what each takes besides', () => {
  const { keep, find, bytes } = keeper();
  for (let index = 0; index < 1000; index++) keep(`q=${index}`, '[]');
  expect(bytes()).toBeLessThanOrEqual(100 * KB);
  const there = Array.from({ length: 1000 }, (_, index) => find(`q=${index}`)).filter((answer) => answer !== undefined);
  expect(there.length).toBeLessThan(100);
});
