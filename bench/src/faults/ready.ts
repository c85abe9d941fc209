import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Product } from './product.js';
import type { Writers } from './writers.js';

/** A product that is not back after this time needs a hand. */
const TIMEOUT_MS = 30_000;

/** Asks every few milliseconds; returns whether it came true in time. */
export async function comesTrue(isTrue: () => boolean | Promise<boolean>): Promise<boolean> {
  const deadline = performance.now() + TIMEOUT_MS;
  while (!(await isTrue())) {
    if (performance.now() > deadline) return false;
    await sleep(5);
  }
  return true;
}

/** Waits until the product says that it is ready, and then until a member's answer was kept again. */
export async function comesBack(product: Product, writers: Writers): Promise<boolean> {
  if (!(await comesTrue(() => product.isReady()))) return false;
  const before = writers.acknowledged.size;
  return comesTrue(() => writers.acknowledged.size > before);
}

/** Throws where the product does not even start. */
export async function startOf(product: Product): Promise<void> {
  product.start();
  if (!(await comesTrue(() => product.isReady()))) throw new Error('the server does not start');
}

export async function connectTo<Result>(url: string, act: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}
