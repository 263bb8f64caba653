import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'esbuild';
import type { Plugin, Rollup } from 'vite';
import { languages } from '#domain/money.ts';

/** Below the built pages; names that start with a dot aren't served. */
const serverFile = '.server/render.cjs';

/** An entry and everything that it imports statically. */
function withImports(bundle: Rollup.OutputBundle, entry: string): string[] {
  const found = new Set<string>();
  const add = (file: string) => {
    const chunk = bundle[file];
    if (found.has(file) || chunk?.type !== 'chunk') return;
    found.add(file);
    for (const one of chunk.imports) add(one);
  };
  add(entry);
  return [...found];
}

/**
 * Writes into the page which files the app consists of, which of them may be prefetched (entry/loader.ts), and which a
 * language and an entry page add: found import by import, each would cost a round trip. Also has the font fetched with
 * the first files: it is only used if it is there for the first text (ui/theme.css).
 */
export function pageFiles(): Plugin {
  return {
    name: 'page-files',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html;
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const filesOf = (...modules: string[]) =>
          new Set(
            modules.flatMap((module) => {
              const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/web/${module}`));
              if (!chunk) throw new Error(`The build has no file of ${module}`);
              return withImports(bundle, chunk.fileName).map((file) => `/${file}`);
            }),
          );
        const app = filesOf('main.tsx', 'entry/parts/react.ts', 'entry/parts/router.ts', 'entry/parts/ui.ts');
        const beside = (module: string) => [...filesOf(module)].filter((file) => !app.has(file));
        const parts = {
          app: [...app],
          ...Object.fromEntries(languages.map((language) => [language, beside(`i18n/${language}/index.ts`)])),
          entry: beside('storefront/home-page.tsx'),
        };
        const react = chunks.find((chunk) => chunk.moduleIds.some((id) => /react-dom-client/.test(id)));
        const font = Object.keys(bundle).find((file) => file.endsWith('.woff2'));
        if (!react || !font) throw new Error('The build has no React or no font');
        const lists = Object.entries({ ...parts, ahead: [`/${react.fileName}`] })
          .map(([name, files]) => `data-${name}="${files.join(' ')}"`)
          .join(' ');
        return html
          .replace('<script type="module"', () => `<script type="module" ${lists}`)
          .replace(
            '<link rel="stylesheet"',
            () =>
              `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin />\n    <link rel="stylesheet"`,
          );
      },
    },
  };
}

/** Builds the server's renderer, as one file that needs no packages. */
export function serverRender(): Plugin {
  let folder = '';
  return {
    name: 'server-render',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
      if (config.build.outDir.startsWith('/')) folder = config.build.outDir;
    },
    async closeBundle() {
      await build({
        entryPoints: [join(import.meta.dirname, 'server.tsx')],
        outfile: join(folder, serverFile),
        bundle: true,
        platform: 'node',
        format: 'cjs',
        target: 'node20',
        jsx: 'automatic',
        define: { 'process.env.NODE_ENV': '"production"' },
        loader: { '.css': 'empty', '.woff2': 'empty', '.svg': 'empty' },
        minifySyntax: true,
        logLevel: 'error',
      });
    },
  };
}

/** Writes a brotli and a gzip version of each file that gets smaller, so that serving needs no compression. */
export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir.startsWith('/')
        ? config.build.outDir
        : join(config.root, config.build.outDir);
    },
    async closeBundle() {
      const assets = join(folder, 'assets');
      const names = (await readdir(assets)).filter((name) => /\.(js|css|svg)$/.test(name));
      await Promise.all(
        names.map(async (name) => {
          const file = join(assets, name);
          const content = await readFile(file);
          if (content.length < 1000) return;
          const params = {
            [constants.BROTLI_PARAM_QUALITY]: 11,
            [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          };
          await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }));
          await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
        }),
      );
    },
  };
}
