import { readFileSync } from 'node:fs';
import { checksDirectory } from '../../places.js';

/** Exceptions that a check would refuse and a person has approved: the key, and the reason. */
export type Exceptions = ReadonlyMap<string, string>;

/** Reads a list of exceptions: a header, then the cells of the key and, last, the reason, separated by tabs. */
export function readExceptions(file: string): Exceptions {
  const text = readFileSync(new URL(file, checksDirectory), 'utf8');
  const lines = text.split('\n').slice(1);
  return new Map(
    lines
      .filter((line) => line !== '')
      .map((line) => {
        const cells = line.split('\t');
        return [cells.slice(0, -1).join('\t'), cells.at(-1)!];
      }),
  );
}

/** Compares the findings with the list, both ways: outdated entries would soon excuse anything. */
export function compareExceptions(found: Iterable<string>, listed: Exceptions): { unlisted: string[]; idle: string[] } {
  const keys = new Set(found);
  return {
    unlisted: [...keys].filter((key) => !listed.has(key)),
    idle: [...listed.keys()].filter((key) => !keys.has(key)),
  };
}

/** Compares the findings with the exceptions in a file, and returns the differences as sentences. */
export function findings(found: Iterable<string>, file: string): string[] {
  const { unlisted, idle } = compareExceptions(found, readExceptions(file));
  return [
    ...unlisted.map((key) => `not in packages/content/checks/${file}: ${key}`),
    ...idle.map((key) => `needed no more in packages/content/checks/${file}: ${key}`),
  ];
}
