import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { compressed, pageFiles, serverRender } from './entry/build.mts';

const api = `http://localhost:${process.env.API_PORT ?? 3000}`;

/** Libraries that every page needs, kept apart from our code so that a release doesn't make browsers fetch them again. */
const react = /node_modules\/(react|react-dom|scheduler)\//;
const router = /node_modules\/(react-router|react-router-dom|@tanstack\/react-query|@tanstack\/query-core)\//;

/** The components and small rules that most pages share: one file instead of a dozen small ones. */
const ui =
  /\/web\/(ui|shell)\/.+\.tsx?$|\/web\/i18n\/[a-z]+\.tsx?$|\/domain\/(money|order-number|pages|person)\.ts$/;

/** What several of the shop's pages share: one request instead of one for each module. */
const shop =
  /\/web\/(cart|sections)\/.+\.tsx?$|\/web\/api-client\/(reviews|blocked-user|instagram-profile)\.ts$|\/domain\/(target|reviews|content\/questions)\.ts$/;
const icons = /node_modules\/lucide-react\/dist\/esm\/icons\//;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [tailwindcss(), pageFiles(), serverRender(), compressed()],
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
            // Vite's own few lines that load chunks, and what the first script shares with the app: in any other file
            // they would drag a library into it.
            {
              name: 'load',
              test: /vite\/preload-helper|\/entry\/(yield-to-main|countdown|storage|storage-keys)\.ts$|\/domain\/countdown\.ts$/,
              priority: 3,
            },
            { name: 'react', test: react, priority: 2 },
            { name: 'router', test: router, priority: 1 },
            { name: 'ui', test: ui },
            { name: 'shop', test: shop, minShareCount: 2, includeDependenciesRecursively: false },
            { name: 'icons', test: icons, minShareCount: 2 },
            // Forms of the back office need it; an entry page doesn't.
            { name: 'zod', test: /node_modules\/zod\// },
          ],
        },
      },
    },
  },
});
