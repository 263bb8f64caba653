import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from './ports';
import { builderPlans, type PlanContext, partPlan } from './process-plans';
import { waitFor } from './processes';
import { BUNDLES, failureIn, followRebuilds, PAGES, RESTARTS } from './rebuilds';

const READY = '{"level":30,"name":"api","msg":"api ready"}\n';
const TYPO = `10:15:32 PM [tsx] change in ./api/app.ts Restarting...
node:internal/modules/run_main:123
    triggerUncaughtException(
    ^

Error: Transform failed with 1 error:
/shop/api/app.ts:1:9: ERROR: Unexpected "="
    at failureErrorWithLog (/shop/node_modules/esbuild/lib/main.js:1752:15)
    at Pipe.onStreamRead (node:internal/stream_base_commons:191:23) {
  name: 'TransformError'
}

Node.js v20.20.2
`;
const PAGE_TYPO = `
build started...
transforming...
Build failed with 1 error:

[plugin server-render]
web/ui/accordion.tsx:23:9: ERROR: Unexpected "="
    at failureErrorWithLog (/shop/node_modules/esbuild/lib/main.js:1752:15)
`;
const BUNDLE_TYPO = `10:43:40 PM [tsx] change in ./workflows/purchase.ts Rerunning...
2026-11-29T22:43:55.192Z [ERROR] asset workflow-bundle.js 3.06 MiB [emitted] [immutable] (name: main)
orphan modules 1.43 MiB [orphan] 172 modules

ERROR in ./workflows/purchase.ts
Module build failed (from ./node_modules/swc-loader/src/index.js):
Error:   x Unexpected token

Error: Webpack finished with errors

Node.js v20.20.2
`;

describe('a rebuild under npm run dev', () => {
  it('of a server is known to fail by the last words of Node, until it is ready again', () => {
    expect(failureIn(READY, RESTARTS)).toBeUndefined();
    const failure = failureIn(READY + TYPO, RESTARTS);
    expect(failure?.reason).toMatch(
      /^Error: Transform failed.*\/shop\/api\/app\.ts:1:9: ERROR: Unexpected "="/s,
    );
    expect(failure?.reason).not.toMatch(/\s+at |api ready/);
    // What begins afterwards doesn't make it another failure.
    expect(
      failureIn(`${READY}${TYPO}10:15:38 PM [tsx] unlink in ./api/app.ts Rerunning...\n`, RESTARTS),
    ).toEqual(failure);
    expect(failureIn(READY + TYPO + READY, RESTARTS)).toBeUndefined();
    expect(failureIn(`${READY}{"level":60,"msg":"worker ended"}\n`, RESTARTS)?.reason).toContain(
      'worker ended',
    );
  });

  it('of the pages is known to fail by what Vite writes', () => {
    expect(failureIn(PAGE_TYPO, PAGES)?.reason).toMatch(/^Build failed.*accordion\.tsx:23:9/s);
    expect(failureIn(`${PAGE_TYPO}\nbuild started...\nbuilt in 4704ms.\n`, PAGES)).toBeUndefined();
  });

  it('of the workflows works again once a bundle exists', () => {
    expect(failureIn(BUNDLE_TYPO, BUNDLES)?.reason).toMatch(/^ERROR in \.\/workflows\/purchase\.ts/);
    expect(
      failureIn(`${BUNDLE_TYPO}[INFO] Workflow bundle created { size: '4.1MB' }\n`, BUNDLES),
    ).toBeUndefined();
  });

  it('that fails at the start leaves the others running: the next save repairs it', async () => {
    const context: PlanContext = {
      ...{ dataDir: '/data', logFolder: '/data/logs', ports: await freePorts(), env: {} },
      watch: true,
    };
    const { web, workflows } = builderPlans(context);
    expect(await web.isReady(() => PAGE_TYPO)).toBe(true);
    expect(await workflows.isReady(() => BUNDLE_TYPO)).toBe(true);
    expect(await partPlan('api', context).isReady(() => TYPO)).toBe(true);
    expect(await partPlan('api', { ...context, watch: false }).isReady(() => TYPO)).toBe(false);
  });

  it('does no harm if somebody removes its log, and is followed in the next one', () => {
    const folder = mkdtempSync(join(tmpdir(), 'rebuilds-'));
    const log = join(folder, 'api.log');
    jest.useFakeTimers();
    try {
      const said: string[] = [];
      followRebuilds({ name: 'api', log, gone: new Promise(() => {}) }, RESTARTS, (line) => said.push(line));
      jest.advanceTimersByTime(2_000);
      writeFileSync(log, TYPO);
      jest.advanceTimersByTime(2_000);
      expect(said).toHaveLength(1);
    } finally {
      jest.useRealTimers();
      rmSync(folder, { recursive: true });
    }
  });

  it('is reported once when it fails, and once when it works again', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rebuilds-'));
    const log = join(folder, 'api.log');
    let end = () => {};
    const gone = new Promise<void>((resolve) => {
      end = resolve;
    });
    try {
      writeFileSync(log, READY);
      const said: string[] = [];
      followRebuilds({ name: 'api', log, gone }, RESTARTS, (line) => said.push(line));
      appendFileSync(log, TYPO);
      expect(await waitFor(() => said.length > 0, 10_000)).toBe(true);
      expect(said[0]).toMatch(/^"api" failed.*api\.log.*Unexpected "="/s);
      appendFileSync(log, READY);
      expect(await waitFor(() => said.length > 1, 10_000)).toBe(true);
      expect(said.slice(1)).toEqual(['"api" works again.']);
    } finally {
      end();
      rmSync(folder, { recursive: true });
    }
  });
});
