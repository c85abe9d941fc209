/**
 * Completes the lock files after `npm install`: packages for other platforms that npm named without the hash of what
 * they hold, or left out, are resolved again. `npm ci` refuses a lock file without them, and installs packages without
 * a hash unchecked. `npm run lock`
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './lib/run.mjs';

/** Every lock file of the checkout. Lighthouse has its own, so that it is installed only for measuring. */
export const lockFiles = ['package-lock.json', 'bench/lighthouse/package-lock.json'];

/** The entry that Node would resolve from `path`, or undefined. */
function resolveFrom(packages, path, name) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    const entry = packages[`${folder && `${folder}/`}node_modules/${name}`];
    if (entry || folder === '') return entry;
  }
}

/** Optional packages of an exact version without an entry in the lock file: their dependents, and `name@version`. */
export const missingPackages = (packages) =>
  Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, version]) => /^\d/.test(version) && resolveFrom(packages, place, name)?.version !== version)
      .map(([name, version]) => ({ place, missing: `${name}@${version}` })),
  );

const isOfOthers = (place) => place.includes('node_modules/');

/** The paths of third-party packages whose hash is not in the lock file. */
export const withoutIntegrity = (packages) =>
  Object.entries(packages)
    .filter(([place, { link, integrity }]) => isOfOthers(place) && !link && !integrity)
    .map(([place]) => place);

function complete(file) {
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  for (const place of withoutIntegrity(lock.packages)) delete lock.packages[place];
  // The dependents are resolved again, too: npm skips what an existing entry lacks.
  for (const { place } of missingPackages(lock.packages)) if (isOfOthers(place)) delete lock.packages[place];
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  const { status } = spawnSync('npm', ['install', '--package-lock-only', '--ignore-scripts'], {
    cwd: dirname(file),
    stdio: 'inherit',
  });
  const { packages } = JSON.parse(readFileSync(file, 'utf8'));
  const lacking = [...missingPackages(packages).map(({ missing }) => missing), ...withoutIntegrity(packages)];
  if (status !== 0 || lacking.length > 0)
    throw new Error(`${file} is not complete, ask another registry: ${lacking.join(', ')}`);
}

if (process.argv[1] === import.meta.filename) for (const file of lockFiles) complete(join(root, file));
