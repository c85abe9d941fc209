import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { blockOf } from '../src/parts/strokes/block-of.js';

const tableOf = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../packages/content/data/kanji/${name}.tsv`, import.meta.url)), 'utf8');

/** The files of a table of strokes, each with the characters of one block, by their names; also of blocks of others. */
export function strokeFiles(text: string, others: readonly string[]): ReadonlyMap<string, string> {
  const blocks = new Map(others.map((each): [string, Record<string, string>] => [`${blockOf(each)}.json`, {}]));
  for (const line of text.split('\n').slice(1)) {
    const [character, strokes] = line.split('\t');
    if (!character || !strokes) continue;
    const name = `${blockOf(character)}.json`;
    const block = blocks.get(name) ?? {};
    block[character] = strokes;
    blocks.set(name, block);
  }
  return new Map([...blocks].map(([name, block]) => [name, JSON.stringify(block)]));
}

/**
 * The order of strokes as files that pages load when a character is looked at (docs/decisions/0060). Their folder has
 * a hash of all of them in its name, so that they are cached for good.
 */
export function strokes(): Plugin {
  const text = tableOf('strokes');
  const kanji = tableOf('facts')
    .split('\n')
    .slice(1)
    .flatMap((line) => line.split('\t')[0] || []);
  const files = strokeFiles(text, kanji);
  const folder = `/assets/strokes-${createHash('sha256').update(text).digest('hex').slice(0, 8)}`;
  return {
    name: 'strokes',
    config: () => ({ define: { 'import.meta.env.STROKES': JSON.stringify(folder) } }),
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [name, source] of files) {
        this.emitFile({ type: 'asset', fileName: `${folder.slice(1)}/${name}`, source });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = request.url ?? '';
        const file = path.startsWith(`${folder}/`) ? files.get(basename(path)) : undefined;
        if (file === undefined) return next();
        response.setHeader('Content-Type', 'application/json');
        response.end(file);
      });
    },
  };
}
