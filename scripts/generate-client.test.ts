import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

test("the back office's client is the one that the API describes now", () => {
  const root = join(__dirname, '..');
  // A process of its own: the generator is made of ES modules.
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/tsx/dist/cli.mjs'), join(root, 'scripts/generate-client.ts'), '--check'],
    { encoding: 'utf8' },
  );
  expect({ status, stderr }).toMatchObject({ status: 0 });
}, 60_000);
