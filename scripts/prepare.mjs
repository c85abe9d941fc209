/** Prepares what has to be there before the server starts: dependencies and builds. Repeats only what has changed. */
import { checkNode, install } from './lib/install.mjs';
import { withLock } from './lib/lock.mjs';

checkNode();
await withLock(async () => {
  await install();
  const { build } = await import('./build.mjs');
  await build();
});
