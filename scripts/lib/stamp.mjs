import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './run.mjs';

/**
 * A stamp remembers from what a step was last made, so that the step is repeated only when that has changed.
 * Stamps live in `.cache/` of the checkout.
 */
const stampFile = (name) => join(root, '.cache', `${name}.stamp`);

/**
 * Folders that installing, building and type checking create between the sources; steps that read sources skip them.
 */
const MADE = ['node_modules', 'dist', 'dist-server', '.types'];

/** Every file below the given files and folders, sorted; created folders are skipped. */
function filesBelow(path) {
  if (!statSync(path, { throwIfNoEntry: false })) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !MADE.includes(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesBelow(join(path, entry.name)));
}

/** A digest of the names and contents of all files below `paths` (relative to the checkout) and of `extra`. */
export function digest(paths, extra = '') {
  const hash = createHash('sha256').update(extra);
  for (const file of paths.flatMap((path) => filesBelow(join(root, path)))) {
    hash.update(`\n${relative(root, file)}\n`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Checks whether the inputs of the step `name` are unchanged, and its outputs (relative to the checkout) exist. */
export function isFresh(name, value, left = []) {
  try {
    return readFileSync(stampFile(name), 'utf8') === value && left.every((file) => existsSync(join(root, file)));
  } catch {
    return false;
  }
}

/** Records the inputs of the step `name`. */
export function setStamp(name, value) {
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(stampFile(name), value);
}
