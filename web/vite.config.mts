import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const api = `http://localhost:${process.env.API_PORT ?? 3000}`;

/** Libraries that every page needs, kept apart from our code so that a release doesn't make browsers fetch them again. */
const base = /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack)\//;

/** The components and small rules that most pages share: one file instead of a dozen crumbs. */
const ui = /\/web\/(ui|shell)\/|\/web\/i18n\/[a-z]+\.tsx?$|\/domain\/(money|order-number|pages|person)\.ts$/;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [tailwindcss()],
  server: { proxy: { '/api': api } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // Fonts and pictures as data would break the page's content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Radix marks its files for servers that render React; here everything runs in the browser.
      onLog(level, log, write) {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') write(level, log);
      },
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: base, priority: 1 },
            { name: 'ui', test: ui },
          ],
        },
      },
    },
  },
});
