import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { serve, temporaryFolder } from './serve.js';

const ofFile = await temporaryFolder();
let ofTest: { folder: string; url: string };

test('what a test starts and makes is there while it runs', async () => {
  const { url } = await serve();
  ofTest = { url, folder: await temporaryFolder() };
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect(existsSync(ofTest.folder)).toBe(true);
});

test('and is gone with it; what a file makes is not', async () => {
  await expect(fetch(`${ofTest.url}/healthz`)).rejects.toThrow();
  expect(existsSync(ofTest.folder)).toBe(false);
  expect(existsSync(ofFile)).toBe(true);
});
