import { readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { Ask, PageFacts, RenderedPage, RenderPage } from '#domain/pre-render.ts';

/** How long an answer of our own API counts as current for pages, in ms: as in browsers (S0 §7). */
const answerMs = 5_000;

/** Returns the content of the page at a path, or undefined if it can't be rendered: then the browser does it. */
export type PreRender = (pathname: string, facts: PageFacts) => Promise<RenderedPage | undefined>;

interface World {
  /** Folder of the built pages (web/entry/build.mts). */
  folder: string;
  ask: Ask;
  /** In epoch ms. */
  now: () => number;
  /** Changes when the shop's texts on pages have changed. */
  version?: () => number;
  onError: (error: unknown, pathname: string) => void;
}

interface Kept {
  page: RenderedPage;
  /** The inputs of the page: the facts and the answers to these paths. */
  facts: string;
  asked: ReadonlyMap<string, string | undefined>;
}

/**
 * Renders pages with the build's renderer, and caches each until one of its inputs changes: a changed price is on the
 * page at most `answerMs` later.
 */
export function createPreRender({ folder, ask, now, version = () => 0, onError }: World): PreRender {
  const file = join(folder, '.server', 'render.cjs');
  const answers = new Map<string, { text: Promise<string | undefined>; at: number; version: number }>();
  const pages = new Map<string, Promise<Kept>>();
  let renderer: { renderPage: RenderPage; builtAt: number } | undefined;
  let last: Promise<unknown> = Promise.resolve();

  let loading: Promise<RenderPage> | undefined;

  /** Builds change under `npm run dev`. Parallel requests share one check. */
  function load(): Promise<RenderPage> {
    loading ??= loadNow().finally(() => {
      loading = undefined;
    });
    return loading;
  }

  async function loadNow(): Promise<RenderPage> {
    const { mtimeMs } = await stat(file);
    if (renderer?.builtAt === mtimeMs) return renderer.renderPage;
    // Not by `require`, which would cache the first build forever.
    const made = { exports: {} as { renderPage: RenderPage } };
    const code = await readFile(file, 'utf8');
    compileFunction(code, ['module', 'exports', 'require'], { filename: file })(
      made,
      made.exports,
      createRequire(file),
    );
    const { renderPage } = made.exports;
    pages.clear();
    renderer = { renderPage, builtAt: mtimeMs };
    return renderPage;
  }

  function answer(path: string): Promise<string | undefined> {
    const known = answers.get(path);
    if (known && now() - known.at < answerMs && known.version === version()) return known.text;
    // A page keeps its texts if an answer fails: the last known one is used.
    const text = ask(path)
      .catch(() => undefined)
      .then((fresh) => fresh ?? known?.text);
    answers.set(path, { text, at: now(), version: version() });
    return text;
  }

  /** One page after the other: each takes some milliseconds of this process, and no visitor should wait for several. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  }

  async function render(pathname: string, facts: PageFacts): Promise<Kept> {
    const renderPage = await load();
    const asked = new Map<string, string | undefined>();
    const page = await renderPage(pathname, facts, async (path) => {
      const text = await answer(path);
      asked.set(path, text);
      return text;
    });
    return { page, facts: JSON.stringify(facts), asked };
  }

  async function holds(kept: Kept, facts: PageFacts): Promise<boolean> {
    if (kept.facts !== JSON.stringify(facts)) return false;
    const now = await Promise.all([...kept.asked].map(async ([path, text]) => (await answer(path)) === text));
    return now.every(Boolean);
  }

  return async (pathname, facts) => {
    const { promotional, entry, ad, offer, offerIsOld } = facts.site;
    const key = [
      promotional,
      entry,
      ad !== undefined,
      offer?.banner !== undefined,
      offerIsOld,
      pathname,
    ].join(' ');
    try {
      await load();
      const known = pages.get(key);
      if (known) {
        const kept = await known;
        if (await holds(kept, facts)) return kept.page;
      }
      const fresh = inTurn(() => render(pathname, facts));
      pages.set(key, fresh);
      return (await fresh).page;
    } catch (error) {
      pages.delete(key);
      onError(error, pathname);
      return undefined;
    }
  };
}

/** Calls our own API as a browser would, without a visitor. Undefined after a second: pages don't wait longer. */
export function askOwnApi(port: number): Ask {
  return async (path) => {
    const response = await fetch(`http://localhost:${port}${path}`, { signal: AbortSignal.timeout(1000) });
    return response.ok ? response.text() : undefined;
  };
}
