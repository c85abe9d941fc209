import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lockFiles } from './complete-lock.mjs';

type Versions = Readonly<Record<string, string>>;
type Entry = {
  readonly dependencies?: Versions;
  readonly devDependencies?: Versions;
  readonly dev?: true;
  readonly link?: true;
  readonly optional?: true;
  readonly license?: string;
  readonly version?: string;
};
const read = (file: string) => JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'));
const entriesOf = (file: string) => Object.entries(read(file).packages as Readonly<Record<string, Entry>>);
const isOurs = (path: string) => !path.includes('node_modules/');

test.each(lockFiles)(
  '%s: every package is asked for in one version (npm install -E), so that an update is a change like any other',
  (file) => {
    const asked = entriesOf(file)
      .filter(([path]) => isOurs(path))
      .flatMap(([path, entry]) =>
        Object.entries({ ...entry.dependencies, ...entry.devDependencies }).map(([name, version]) => ({
          path,
          name,
          version,
        })),
      );
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter(({ version }) => !/^(npm:[\w-]+@)?\d+[.]\d+[.]\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  },
);

test.each(lockFiles)(
  '%s: what a package asks for as the latest is overridden: npm ci refuses a lock file that is older',
  (file) => {
    const { overrides = {} } = read(file.replace('package-lock', 'package')) as { overrides?: Versions };
    const latest = entriesOf(file).flatMap(([, { dependencies = {} }]) =>
      Object.keys(dependencies).filter((name) => dependencies[name] === 'latest'),
    );
    expect(new Set(latest)).toEqual(new Set(Object.keys(overrides)));
  },
);

/** They ask for their text to be passed on, and for nothing more; the last one is that of fonts. */
const PERMISSIVE: ReadonlySet<string | undefined> = new Set(
  'MIT MIT-0 ISC Apache-2.0 BSD-2-Clause BSD-3-Clause 0BSD BlueOak-1.0.0 OFL-1.1'.split(' '),
);

test('what the product ships has a permissive licence', () => {
  const shipped = lockFiles.flatMap(entriesOf).filter(([path, { dev, link }]) => !isOurs(path) && !dev && !link);
  // Of what npm left out for other platforms nothing is told; it has the licence of the package that asks for it.
  const told = shipped.filter(([, { optional, license }]) => !optional || license !== undefined);
  expect(told.length).toBeGreaterThan(0);
  expect(told.filter(([, { license }]) => !PERMISSIVE.has(license)).map(([path]) => path)).toEqual([]);
});

test('the version is that of the latest release in the changelog, in every package', () => {
  const changelog = readFileSync(new URL('../CHANGELOG.md', import.meta.url), 'utf8');
  const [, released] = /^## (\d+\.\d+\.\d+), \d{4}-\d\d-\d\d$/m.exec(changelog) ?? [];
  const locked = entriesOf('package-lock.json').filter(([path]) => isOurs(path));
  const versions = locked.flatMap(([path, { version }]) => {
    const file = `${path}${path && '/'}package.json`;
    return [
      [`package-lock.json: ${file}`, version],
      [file, (read(file) as { version: string }).version],
    ];
  });
  expect(versions.filter(([, version]) => version !== released)).toEqual([]);
});
