import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** File types that compress well. */
const COMPRESSED = /\.(?:js|css|svg|json|txt|html|webmanifest|bin)$/;

/** Writes a `.br` and a `.gz` beside every such file, so that the server never compresses what does not change. */
export function compress(): Plugin {
  let outDir = '';
  return {
    name: 'compress',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      outDir = join(config.root, config.build.outDir);
    },
    // The public folder's files are there only at the end.
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const entries = readdirSync(outDir, { recursive: true, withFileTypes: true });
        const files = entries.filter((entry) => entry.isFile() && COMPRESSED.test(entry.name));
        await Promise.all(
          files
            .map((entry) => join(entry.parentPath, entry.name))
            .filter((file) => !file.includes('.vite'))
            .map(async (file) => {
              const bytes = readFileSync(file);
              const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
              writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
              writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
            }),
        );
      },
    },
  };
}
