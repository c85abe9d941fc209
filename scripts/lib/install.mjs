import { join } from 'node:path';
import { npm, root } from './run.mjs';
import { digest, isFresh, setStamp } from './stamp.mjs';

/** Stops with one sentence when this Node is older than the product supports (`engines` in package.json). */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const supported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
  if (supported) return;
  console.error(
    `우타랑 needs Node 20.19 or newer (or 22.12 or newer); this is ${process.version}. Install a newer Node.`,
  );
  process.exit(1);
}

/**
 * Installs the dependencies when the lock file has changed since the last time or they are missing. `folder` (relative
 * to the checkout) is one with a lock file of its own, whose packages only some commands need.
 */
export async function install(folder = '') {
  const [step, whose] = folder ? [`install-${folder.replaceAll('/', '-')}`, ` of ${folder}`] : ['install', ''];
  const lockFile = join(folder, 'package-lock.json');
  const wanted = digest([lockFile], `${process.platform}-${process.arch}-${process.versions.modules}`);
  if (isFresh(step, wanted, [join(folder, 'node_modules/.package-lock.json')])) return;
  console.log(`Installing dependencies${whose} …`);
  const options = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const code = await npm(['ci', ...options], { cwd: join(root, folder) });
  if (code !== 0) {
    console.error(`The dependencies${whose} could not be installed; npm says why above.`);
    process.exit(1);
  }
  setStamp(step, wanted);
}
