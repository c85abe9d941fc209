/**
 * Installs only the dependencies, when they differ from the lock file: for commands before the first start, and, with a
 * folder that has a lock file of its own (`bench/lighthouse`), for those that need more.
 */
import { checkNode, install } from './lib/install.mjs';
import { withLock } from './lib/lock.mjs';

checkNode();
await withLock(() => install(process.argv[2]));
