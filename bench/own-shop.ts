import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { onStop } from '../scripts/on-stop';
import { sentenceFor } from '../scripts/setup-problem';
import { type Stack, type StackOptions, startStack } from '../scripts/stack';
import { stackFolder } from '../scripts/tools';

/** Prints a progress message with the time. */
export function say(text: string): void {
  process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${text}\n`);
}

/** Measures on a shop with separate ports and data; nothing of it is left afterwards, even after Ctrl-C. */
export async function onOwnShop(
  options: Pick<StackOptions, 'env' | 'settings' | 'parts' | 'web'>,
  measure: (stack: Stack) => Promise<void>,
): Promise<void> {
  const abort = new AbortController();
  onStop(() => abort.abort());
  const folder = stackFolder('shop-bench-');
  say('starting a separate shop');
  try {
    const dataDir = join(folder, 'shop');
    const stack = await startStack({ ...options, dataDir, ports: 'free', signal: abort.signal });
    try {
      await Promise.race([measure(stack), stopped(abort.signal)]);
    } finally {
      await stack.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function stopped(signal: AbortSignal): Promise<never> {
  if (!signal.aborted) await once(signal, 'abort');
  throw new Error('Stopped; its data are deleted');
}

/** Runs a measurement as the whole of this process. */
export function runAlone(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    process.stderr.write(`${sentenceFor(error)}\n${error instanceof Error ? error.stack : ''}\n`);
    process.exitCode = 1;
  });
}
