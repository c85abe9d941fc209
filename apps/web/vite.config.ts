import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compress } from './vite/compress.js';
import { fonts } from './vite/fonts.js';
import { pageLinks } from './vite/page-links.js';

const routerFile = (name: string) =>
  fileURLToPath(new URL(`../../node_modules/react-router/dist/production/${name}.mjs`, import.meta.url));

export default defineConfig(({ command }) => ({
  plugins: [react(), fonts(), pageLinks(), compress()],
  resolve: {
    // The router's package offers bundlers its development build only.
    alias: command === 'build' ? [{ find: /^react-router$/, replacement: routerFile('index') }] : [],
  },
  server: {
    proxy: { '/api': { target: process.env['API_URL'] ?? 'http://localhost:3000', changeOrigin: false } },
  },
  build: {
    manifest: true,
    // For reading a report of an error; not served, so not named in the files.
    sourcemap: 'hidden',
    // Nothing inline: the content security policy allows files of our own only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: ['chrome123', 'safari17.4', 'firefox124'],
  },
}));
