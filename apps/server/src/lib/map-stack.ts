import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

/** A location in a bundle, in a stack trace. */
const LOCATION = /(file:\/\/[^\s()]+[.]js):(\d+):(\d+)/g;

const maps = new Map<string, SourceMap | null>();

/**
 * Maps a stack trace to the locations of the sources. Node does so with `--enable-source-maps`, but reads every map at
 * the start, and they are larger than the code; here a map is read when an error comes from its file. Code of packages
 * keeps its location in the bundle, which is not minified.
 */
export const mapStack = (stack: string): string =>
  stack.replace(LOCATION, (location, file: string, line: string, column: string) => {
    const entry = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!entry || !('originalSource' in entry) || !entry.originalSource) return location;
    const source = new URL(entry.originalSource, file);
    return `${source.href}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  });

function mapOf(file: string): SourceMap | null {
  const known = maps.get(file);
  if (known !== undefined) return known;
  const map = readMap(file);
  maps.set(file, map);
  return map;
}

/** The map of a file; null where there is none: the program runs from its sources, or the file is a package's. */
function readMap(file: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(fileURLToPath(`${file}.map`), 'utf8')));
  } catch {
    return null;
  }
}
