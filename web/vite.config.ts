import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The single-page application: `web/` is its root, `dist/web` what is deployed. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react()],
  server: {
    // The contract lives beside `web/`, so the dev server must be allowed to read one level up.
    fs: { allow: [fileURLToPath(new URL('..', import.meta.url))] },
  },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // The content security policy allows no `data:` fonts or images.
    assetsInlineLimit: 0,
    // Vite's polyfill for browsers without module preload would be the only inline script.
    modulePreload: { polyfill: false },
  },
});
