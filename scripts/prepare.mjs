/** Prepares the dependencies and builds that the server needs. Repeats only what has changed. */
import { checkNode, install } from './lib/install.mjs';
import { withLock } from './lib/lock.mjs';

checkNode();
await withLock(async () => {
  await install();
  const { build } = await import('./build.mjs');
  await build();
});
