/**
 * Completes the lock files after `npm install`: names the packages for other platforms that npm left out because the
 * registry at hand did not have them. `npm ci` refuses a lock file without them. `npm run lock`
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/run.mjs';

/** Every lock file of the checkout. Lighthouse has its own, so that only those who measure with it install it. */
export const lockFiles = ['package-lock.json', 'bench/lighthouse/package-lock.json'];

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const processors = ['arm64', 'x64', 'ia32', 'ppc64', 's390x', 'riscv64', 'loong64', 'mips64el', 'arm'];

/** The entry that Node would find from `path`, or undefined. */
function resolveFrom(packages, path, name) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    const entry = packages[`${folder && `${folder}/`}node_modules/${name}`];
    if (entry || folder === '') return entry;
  }
}

/** The entry in the lock file of a package whose name tells its platform: `@rolldown/binding-linux-x64-musl`. */
function platformEntry(name, version, dev) {
  const system = systems.find((known) => name.includes(known));
  const processor = processors.find((known) => name.includes(known));
  const libc = /musl/.test(name) ? 'musl' : /gnu/.test(name) && system === 'linux' ? 'glibc' : undefined;
  return {
    version,
    ...(processor && { cpu: [processor] }),
    ...(dev && { dev }),
    ...(libc && { libc: [libc] }),
    optional: true,
    os: [system],
  };
}

/** The optional packages of exact version that the lock file has no entry for: `[place, entry]`. */
export function missingEntries(packages) {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {}, dev }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, version]) => /^\d/.test(version) && resolveFrom(packages, path, name)?.version !== version)
      .map(([name, version]) => {
        const nested = resolveFrom(packages, path, name) !== undefined;
        const place = nested ? `${path}/node_modules/${name}` : `node_modules/${name}`;
        return [place, platformEntry(name, version, dev)];
      }),
  );
}

if (process.argv[1] === import.meta.filename) {
  for (const file of lockFiles.map((path) => join(root, path))) {
    const lock = JSON.parse(readFileSync(file, 'utf8'));
    const entries = Object.entries({ ...lock.packages, ...Object.fromEntries(missingEntries(lock.packages)) });
    lock.packages = Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
    writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  }
}
