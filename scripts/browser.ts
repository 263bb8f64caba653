import { dirname, join } from 'node:path';
import { SetupProblem } from './setup-problem';
import { isExecutable, type OnProgress, onPath, run } from './tools';

const WITH_WINDOWS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Chromium's own build without windows, address bar and extensions: the same pages for a third less computing. */
const WITHOUT_WINDOWS = ['chromium-headless-shell', 'chrome-headless-shell'];

/** How a Chromium will be used. `windows`: somebody wants to watch it. */
interface Use {
  windows?: boolean;
}

/**
 * Disabled features. The suggestions of its address bar are pages, which cost each new window four times what a page of
 * the shop does. Local network checks block the sandbox's scripts on a page that an e2e test has rewritten, because
 * such a page has no address. Only the last list of this kind counts, so Playwright's own is repeated here, without the
 * parts for Windows and Edge.
 */
const OFF = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'LocalNetworkAccessChecks'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints'],
  ...['NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
];

/** How a Chromium is started for e2e tests, measurements and pictures: without a window, and without its own calls. */
export const BROWSER_ARGS: string[] = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
  `--disable-features=${OFF.join(',')}`,
];

/**
 * The path of a Chromium for the e2e tests: CHROMIUM_PATH, else one on PATH, else Playwright's copy, else the
 * distribution's package (Debian or Ubuntu, as root), else Playwright's download. A headless one is preferred if no
 * window is needed. Throws a SetupProblem if none can be found.
 */
export async function findBrowser(
  onProgress: OnProgress = () => undefined,
  { windows }: Use = {},
): Promise<string> {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (await isExecutable(chosen)) return chosen;
    throw new SetupProblem(
      'tool_missing',
      `CHROMIUM_PATH is ${chosen}, where no program is. Set it to a Chromium, or remove it to have one found.`,
    );
  }
  const names = windows ? WITH_WINDOWS : [...WITHOUT_WINDOWS, ...WITH_WINDOWS];
  const found = (await working(names)) ?? (await playwrightCopy());
  return found ?? (await fromDistribution(names, onProgress)) ?? (await fromPlaywright(onProgress));
}

/** The first of these programs on PATH that runs: Ubuntu's `chromium-browser` is often a stub that asks for a snap. */
async function working(names: readonly string[]): Promise<string | undefined> {
  for (const name of names) {
    const program = await onPath(name);
    if (!program) continue;
    const { code } = await run(program, ['--version']).catch(() => ({ code: 1 }));
    if (code === 0) return program;
  }
  return undefined;
}

async function fromDistribution(
  names: readonly string[],
  onProgress: OnProgress,
): Promise<string | undefined> {
  const apt = await onPath('apt-get');
  if (!apt || process.getuid?.() !== 0) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const step = (what: string) => (elapsed: string) => onProgress(`${what}, ${elapsed}`);
  await run(apt, ['update'], { env, onProgress: step('reading the package list') });
  // Ubuntu has no package of the smaller one.
  for (const name of names.filter((one) => one.startsWith('chromium'))) {
    const args = ['install', '-y', '--no-install-recommends', name];
    const { code } = await run(apt, args, { env, onProgress: step(`installing ${name}`) });
    const installed = code === 0 ? await working([name]) : undefined;
    if (installed) return installed;
  }
  return undefined;
}

async function fromPlaywright(onProgress: OnProgress): Promise<string> {
  // The package exports only its package.json, not its command line.
  const cli = join(dirname(require.resolve('playwright/package.json')), 'cli.js');
  const { code } = await run(process.execPath, [cli, 'install', 'chromium'], {
    onProgress: (elapsed) => onProgress(`downloading chromium, ${elapsed}`),
  });
  const copy = code === 0 ? await playwrightCopy() : undefined;
  if (copy) return copy;
  throw new SetupProblem(
    'tool_missing',
    'No Chromium was found for the browser journeys, and none could be installed. Install Chromium or Chrome and set ' +
      'CHROMIUM_PATH to its program, or run the other suites only: npm test -- unit workflow api faults',
  );
}

async function playwrightCopy(): Promise<string | undefined> {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return (await isExecutable(path)) ? path : undefined;
}
