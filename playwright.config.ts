import { defineConfig } from '@playwright/test';
import { type Size, sizes } from './e2e/support/sizes';
import { BROWSER_ARGS } from './scripts/browser';

/**
 * The journeys. A test runs on a phone; `@desktop` puts it at a desk instead. In one that is tagged `@both`, `expectSound`
 * looks at a desk too.
 * `npm test -- e2e` starts the shops and says where they are (SHOPS), one for each worker.
 */
export default defineConfig<{ size: Size }>({
  testDir: 'e2e',
  testMatch: '**/*.e2e.test.ts',
  outputDir: process.env.TEST_RESULTS ?? 'test-results',
  workers: Math.max(1, JSON.parse(process.env.SHOPS ?? '[]').length),
  // As for Jest: it ends a test that hangs, never one that a busy machine slows down.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  // A second try brings the trace, which costs a fifth of the processors; passing then is still a failure.
  retries: 1,
  failOnFlakyTests: true,
  use: {
    locale: 'es-ES',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    // No page lives long enough for code to be optimised.
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [...BROWSER_ARGS, '--js-flags=--no-opt --no-maglev'],
    },
  },
  projects: [
    { name: 'phone', grepInvert: /@desktop/, use: { size: 'phone', viewport: sizes.phone } },
    { name: 'desktop', grep: /@desktop/, use: { size: 'desk', viewport: sizes.desk } },
  ],
});
