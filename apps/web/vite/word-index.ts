import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { contentFolder } from './own-texts.js';

/** The file of the index, and the digest of the rules by which it was made; null where vite runs by itself. */
export type BuiltIndex = { readonly file: string; readonly rules: string | null };

type Maker = { wordIndexBytes: (folder: string) => Promise<Uint8Array<ArrayBuffer>> };

/**
 * Writes the index of the word book as a file: a device reads it in the time in which it would make a tenth of it
 * (docs/decisions/0064). Its name has its hash, so that it is loaded once for each release that changes words.
 * `built` tells which file it is.
 */
export function wordIndex(): { readonly plugin: Plugin; readonly built: () => BuiltIndex } {
  let fileName = '';
  let source = new Uint8Array();
  const plugin: Plugin = {
    name: 'word-index',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async config() {
      const { module } = await runnerImport<Maker>(join(import.meta.dirname, 'word-index-bytes.ts'));
      source = await module.wordIndexBytes(join(contentFolder, 'words'));
      fileName = `assets/word-index-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.bin`;
      return { define: { 'import.meta.env.WORD_INDEX': JSON.stringify(`/${fileName}`) } };
    },
    generateBundle() {
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName, source });
    },
  };
  return { plugin, built: () => ({ file: fileName, rules: process.env['RULES_DIGEST'] ?? null }) };
}
