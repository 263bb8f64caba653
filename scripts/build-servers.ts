import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import { build } from 'esbuild';
import { languages } from '../domain/money';
import { ROOT } from './builds';
import { trainedAssistant } from './trained-assistant';

/**
 * Bundles API and worker into a folder; installed packages stay where they are. The failure converter is a separate
 * file because Temporal's SDK loads it by path. The assistant's learnt model is built next to the API, so that no
 * visitor waits for it (api/chat/built-recognizer.ts).
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
  for (const language of languages)
    writeFileSync(join(outdir, `assistant-${language}.bin`), serialize(trainedAssistant(language)));
}

void main(process.argv[2] ?? join(ROOT, 'dist'));
