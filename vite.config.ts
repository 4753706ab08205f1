/** The development server, and what both builds of `scripts/build.ts` have in common. */
import { defineConfig } from 'vite';

export default defineConfig({
  // Relative, so that chunks load from wherever the files are served.
  base: './',
  publicDir: false,
  appType: 'mpa',
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    target: 'es2022',
    // Its helper writes <link> elements into the host page's head.
    modulePreload: false,
    sourcemap: true,
    emptyOutDir: false,
    reportCompressedSize: false,
  },
});
