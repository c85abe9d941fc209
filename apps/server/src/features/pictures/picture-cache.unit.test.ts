import { ApiError } from '@utarang/contract';
import { expect, test } from 'vitest';
import { createPictureCache } from './picture-cache.js';

const picture = (bytes: number) => Buffer.alloc(bytes, 7);

test('a flood of addresses stays within the bound', async () => {
  const { picture: get, bytes } = createPictureCache({ maxBytes: 10_000, maxWaiting: 5 });
  for (let index = 0; index < 100; index++) {
    await get(String(index), async () => picture(1000));
    expect(bytes()).toBeLessThanOrEqual(10_000);
  }
  expect(bytes()).toBe(10_000);
});

test('one is drawn at a time, each once; who comes when too many wait is told to come back', async () => {
  const { picture: get } = createPictureCache({ maxBytes: 10_000, maxWaiting: 3 });
  let drawing = 0;
  let most = 0;
  let drawn = 0;
  const draw = async () => {
    drawn += 1;
    drawing += 1;
    most = Math.max(most, drawing);
    await new Promise((done) => setImmediate(done));
    drawing -= 1;
    return picture(10);
  };
  const asked = ['a', 'b', 'a', 'c', 'd', 'b'].map((key) => get(key, draw).catch((error: unknown) => error));
  const answers = await Promise.all(asked);
  expect(answers[2]).toBe(answers[0]);
  expect(answers[4]).toBeInstanceOf(ApiError);
  expect(answers[4]).toMatchObject({ code: 'unavailable' });
  expect([most, drawn]).toEqual([1, 3]);
  expect(await get('d', draw)).toBeInstanceOf(Buffer);
});

test('one that cannot be drawn is drawn again the next time', async () => {
  const { picture: get } = createPictureCache({ maxBytes: 10_000, maxWaiting: 3 });
  await expect(get('a', () => Promise.reject(new Error('no ink')))).rejects.toThrow('no ink');
  expect(await get('a', async () => picture(1))).toHaveLength(1);
});
