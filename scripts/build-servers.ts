import { join } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from './builds';

/**
 * Bundles API and worker into a folder; installed packages stay where they are. The failure converter is a file of
 * its own because Temporal's SDK loads it by its path.
 */
async function main(outdir: string): Promise<void> {
  await build({
    absWorkingDir: ROOT,
    entryPoints: {
      api: 'api/main.ts',
      worker: 'worker/main.ts',
      'failure-converter': 'temporal/failure-converter.ts',
    },
    outdir,
    bundle: true,
    platform: 'node',
    target: 'node20',
    packages: 'external',
    external: ['./failure-converter', '../workflows'],
    sourcemap: true,
    logLevel: 'warning',
  });
}

void main(process.argv[2] ?? join(ROOT, 'dist'));
