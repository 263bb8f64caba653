import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { SetupProblem } from './setup-problem';
import { filesBelow } from './test-marks';
import { removeLeft, run } from './tools';

/** The checkout. */
export const ROOT = dirname(__dirname);
/** The bundle that workers load, so that they start without webpack. */
export const WORKFLOW_BUNDLE = join(ROOT, 'worker', 'dist', 'workflows.js');
/** What processes that run workflows load first in tests. */
export const LIGHTER_SANDBOX = join(ROOT, 'workflows', 'testing', 'lighter-sandbox.cjs');
/** The file beside a result that names the sources it was built from. Whoever else writes there removes it. */
export const STAMP = '.built-from';

/** The source folders of API and worker. */
const SERVER_SOURCES = [
  ...['activities', 'api', 'db', 'domain', 'instagram', 'purchases', 'receipts', 'security', 'temporal'],
  ...['worker', 'workflows'],
];

/** Something built from sources, and rebuilt only if they changed. */
interface Build {
  name: string;
  sources: readonly string[];
  /** The folder of the result. It contains the stamp, so that a deleted result is built again. */
  result: string;
  make(): Promise<void>;
}

/** Builds the storefront and the back office into web/dist unless they are up to date. Resolves to whether it built. */
export function buildWeb(): Promise<boolean> {
  const dist = join(ROOT, 'web', 'dist');
  return buildWhenChanged({
    name: 'the web pages',
    sources: ['web', 'domain', 'package-lock.json'],
    result: dist,
    // Built in a separate folder and then swapped in: a running shop always serves complete builds.
    make: () => swapIn(dist, (fresh) => vite(['build', 'web', '--outDir', fresh, '--emptyOutDir'])),
  });
}

/** Bundles the workflows into worker/dist unless that is up to date. Resolves to whether it bundled. */
export function buildWorkflows(): Promise<boolean> {
  return buildWhenChanged({
    name: 'the workflow bundle',
    sources: ['workflows', 'domain', 'temporal', 'worker', 'package-lock.json'],
    result: dirname(WORKFLOW_BUNDLE),
    make: () =>
      swapIn(dirname(WORKFLOW_BUNDLE), (fresh) =>
        node(
          ['--import', 'tsx', join('worker', 'build-workflows.ts'), join(fresh, basename(WORKFLOW_BUNDLE))],
          'the workflow bundle',
        ),
      ),
  });
}

/** Output of `buildServers`. One folder below the root, like the sources, so that their relative paths stay valid. */
const SERVERS = join(ROOT, 'dist');
/** The entry file of a built process. */
export const builtServer = (part: 'api' | 'worker') => join(SERVERS, `${part}.js`);

/**
 * Bundles API and worker into dist unless they are up to date: they start in half the time that compiling each source
 * takes. Resolves to whether it bundled.
 */
export function buildServers(): Promise<boolean> {
  return buildWhenChanged({
    name: 'API and worker',
    sources: [...SERVER_SOURCES, 'scripts/build-servers.ts', 'package-lock.json'],
    result: SERVERS,
    make: () =>
      swapIn(SERVERS, (fresh) =>
        node(['--import', 'tsx', join('scripts', 'build-servers.ts'), fresh], 'API and worker'),
      ),
  });
}

async function buildWhenChanged(build: Build): Promise<boolean> {
  const wanted = fingerprint(build.sources.map((source) => join(ROOT, source)));
  const stamp = join(build.result, STAMP);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return false;
  await build.make();
  mkdirSync(build.result, { recursive: true });
  writeFileSync(stamp, wanted);
  return true;
}

/** A hash over the names and contents of files and folders; results and tests of the sources don't count. */
export function fingerprint(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesOf(path)) {
      hash
        .update(`${relative(ROOT, file)}\n`)
        .update(readFileSync(file))
        .update('\n');
    }
  }
  return hash.digest('hex');
}

function filesOf(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return filesBelow(path)
    .filter((file) => !/\.test\.tsx?$|(^|[\\/])histories[\\/]/.test(file))
    .map((file) => join(path, file));
}

async function swapIn(target: string, make: (fresh: string) => Promise<void>): Promise<void> {
  const beside = join(ROOT, '.cache');
  mkdirSync(beside, { recursive: true });
  removeLeft(join(beside, 'build-'));
  // The same process builds pages and servers in parallel.
  const fresh = mkdtempSync(join(beside, 'build-'));
  const old = `${fresh}-replaced`;
  try {
    await make(fresh);
    if (existsSync(target)) renameSync(target, old);
    renameSync(fresh, target);
  } finally {
    for (const left of [fresh, old]) rmSync(left, { recursive: true, force: true });
  }
}

function vite(args: readonly string[]): Promise<void> {
  return node([VITE, ...args], 'the web pages', { NODE_ENV: 'production' });
}

/** Vite's command line. */
export const VITE = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');

async function node(args: readonly string[], what: string, env: NodeJS.ProcessEnv = {}): Promise<void> {
  const { code, output } = await run(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, NO_COLOR: '1', ...env },
  });
  if (code === 0) return;
  throw new SetupProblem('build_failed', `Building ${what} failed. Its output was:\n${output.trimEnd()}`);
}
