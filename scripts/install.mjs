/** Only the dependencies, when they are not there as the lock file says: for commands that come before the first start. */
import { checkNode, install } from './lib/install.mjs';
import { withLock } from './lib/lock.mjs';

checkNode();
await withLock(install);
