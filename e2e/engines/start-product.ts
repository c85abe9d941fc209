import { makeSeeded, startProduct } from '../support/product.js';

/** Starts the product for all engines, without limits on requests. With `BASE_URL` a running one is used. */
export default async function start(): Promise<() => Promise<void>> {
  if (process.env.BASE_URL) return async () => {};
  const removeSeeded = await makeSeeded();
  const { url, stop } = await startProduct({ NODE_ENV: 'test', RATE_LIMIT: 'off', SHEDDING: 'off' });
  process.env.BASE_URL = url;
  return async () => {
    await stop();
    removeSeeded();
  };
}
