import { makeSeeded, startProduct } from './product.js';

/** Starts the product as an operator does, for all journeys of guests; answers the function that ends it. */
export default async function start(): Promise<() => Promise<void>> {
  const removeSeeded = await makeSeeded();
  const { url, stop } = await startProduct({
    NODE_ENV: 'production',
    CONTACT_EMAIL: 'hello@example.com',
    OPEN_CHAT_URL: 'https://open.example.com/utarang',
  });
  process.env.BASE_URL = url;
  return async () => {
    await stop();
    removeSeeded();
  };
}
