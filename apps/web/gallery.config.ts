import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fonts } from './vite/fonts.js';
import { srgbColours } from './vite/srgb-colours.js';

/** The page of all primitives. It has an entry of its own, so that nothing of it comes into the product. */
export default defineConfig({
  root: fileURLToPath(new URL('./src/gallery', import.meta.url)),
  plugins: [react(), srgbColours(), fonts()],
});
