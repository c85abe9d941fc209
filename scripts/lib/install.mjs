import { npm } from './run.mjs';
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

/** Installs the dependencies when the lock file has changed since the last time or they are gone. */
export async function install() {
  const wanted = digest(['package-lock.json'], `${process.platform}-${process.arch}-${process.versions.modules}`);
  if (isFresh('install', wanted, ['node_modules/.package-lock.json'])) return;
  console.log('Installing dependencies …');
  const code = await npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) {
    console.error('The dependencies could not be installed; npm says why above.');
    process.exit(1);
  }
  setStamp('install', wanted);
}
