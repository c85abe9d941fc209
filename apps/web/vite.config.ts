import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { className } from './vite/class-names.js';
import { compress } from './vite/compress.js';
import { fewFiles } from './vite/few-files.js';
import { fonts } from './vite/fonts.js';
import { oldestBrowsers } from './vite/oldest-browsers.js';
import { pageFiles } from './vite/page-files.js';
import { renderInDev } from './vite/render-in-dev.js';
import { serviceWorker } from './vite/service-worker.js';
import { srgbColours } from './vite/srgb-colours.js';
import { strokes } from './vite/strokes.js';
import { wordIndex } from './vite/word-index.js';

const routerFile = (name: string) =>
  fileURLToPath(new URL(`../../node_modules/react-router/dist/production/${name}.mjs`, import.meta.url));

const api = process.env['API_URL'] ?? 'http://localhost:3000';

/** The oldest Node that we run on. */
const OLDEST_NODE = 'node20';

const WITHOUT_BLANKS = { compress: false, mangle: false, codegen: { removeWhitespace: true } };

const index = wordIndex();

/**
 * Two builds of one tree: `vite build` for the browser, `vite build --ssr` for what renders pages on the server. The
 * second contains every package that it needs, so that both builds have the same releases in the same mode.
 */
export default defineConfig(({ command, isSsrBuild = false }) => ({
  plugins: [
    react(),
    srgbColours(),
    fonts(),
    strokes(),
    index.plugin,
    pageFiles(index.built),
    serviceWorker({ target: oldestBrowsers }),
    compress(),
    renderInDev(api),
  ],
  resolve: {
    // The router's package offers bundlers its development build only.
    alias: command === 'build' ? [{ find: /^react-router$/, replacement: routerFile('index') }] : [],
  },
  worker: { format: 'es' },
  css: { modules: { generateScopedName: className } },
  server: {
    proxy: { '/api': { target: api, changeOrigin: false } },
  },
  ...(command === 'build' && isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  ssr: { noExternal: command === 'build' ? true : [] },
  build: isSsrBuild
    ? {
        outDir: 'dist-server',
        copyPublicDir: false,
        sourcemap: 'hidden', // `apps/server/src/lib/map-stack.ts` reads it
        target: OLDEST_NODE,
        // The server loads all of it when it starts: one file instead of hundreds.
        rolldownOptions: {
          output: { codeSplitting: false, charset: 'ascii', sourcemapExcludeSources: true, minify: WITHOUT_BLANKS },
        },
      }
    : {
        manifest: true,
        // For reading a report of an error; not served, so not named in the files.
        sourcemap: 'hidden',
        // Nothing inline: the content security policy allows files of our own only.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        target: oldestBrowsers,
        rolldownOptions: {
          output: { codeSplitting: { groups: fewFiles } },
          // Cutting the fonts takes most of a first build, as it should: no warning about it.
          checks: { pluginTimings: false },
        },
      },
}));
