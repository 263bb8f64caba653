import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STAMP } from '#scripts/builds.ts';
import { buildWorkflows } from './build-workflows';

jest.mock('@temporalio/worker', () => ({ bundleWorkflowCode: async () => ({ code: 'the edit' }) }));

test('a bundle that a watcher writes over one of `npm test` is not taken for that one at the next start', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  try {
    const [bundle, stamp] = [join(folder, 'workflows.js'), join(folder, STAMP)];
    writeFileSync(stamp, 'the sources before the edit');
    await buildWorkflows(bundle);
    expect(readFileSync(bundle, 'utf8')).toBe('the edit');
    expect(existsSync(stamp)).toBe(false);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
