import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';

const ENTRY = 'bench:entry';

/** Bytes of what a browser would load for this import: bundled, minified, gzipped. */
export async function codeSize(code: string): Promise<number> {
  const bundle = await rolldown({
    input: ENTRY,
    platform: 'browser',
    resolve: { extensionAlias: { '.js': ['.ts', '.js'] } },
    plugins: [
      {
        name: 'entry',
        // Resolved as if the statement stood in this file.
        resolveId: (id) => (id === ENTRY ? { id: `${import.meta.filename}.entry.js` } : null),
        load: (id) => (id.endsWith('.entry.js') ? code : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  await bundle.close();
  return output.reduce((sum, file) => sum + (file.type === 'chunk' ? gzipSync(file.code, { level: 9 }).length : 0), 0);
}
