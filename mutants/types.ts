import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../scripts/builds';
import { run } from '../scripts/tools';
import { copyCheckout } from './copy';
import type { Runner } from './jest-run';
import type { Verdict } from './judge';
import type { Mutant } from './mutant';

/** The source text with one fault in place of the code. */
export function withFault(text: string, { start, end, mutated }: Mutant): string {
  return `${text.slice(0, start)}(${mutated})${text.slice(end)}`;
}

/** Runs the type check on what no test noticed: a fault that it refuses can't be committed. */
export async function judgeByTypes(
  runner: Runner,
  open: readonly Verdict[],
  onProgress: (text: string) => void,
): Promise<void> {
  if (open.length === 0) return;
  const copy = join(runner.folder, 'types');
  copyCheckout(copy);
  const check = () => runTypes(copy, runner);
  if ((await check()) !== undefined) return;
  for (const [index, verdict] of open.entries()) {
    runner.signal.throwIfAborted();
    onProgress(`${index + 1} of ${open.length}`);
    const { mutant } = verdict;
    const source = readFileSync(join(ROOT, mutant.file), 'utf8');
    writeFileSync(join(copy, mutant.file), withFault(source, mutant));
    const complaint = await check();
    writeFileSync(join(copy, mutant.file), source);
    if (complaint === undefined) continue;
    verdict.state = 'killed';
    verdict.by = `types: ${complaint}`;
  }
}

/** The first error of the type check; undefined if there is none. */
async function runTypes(copy: string, { env }: Runner): Promise<string | undefined> {
  const { code, output } = await run(
    process.execPath,
    [
      ...[join('node_modules', 'typescript', 'bin', 'tsc'), '--noEmit', '--incremental'],
      ...['--tsBuildInfoFile', join('.cache', 'types.json')],
    ],
    { cwd: copy, env },
  );
  return code === 0 ? undefined : (output.trim().split('\n')[0] ?? '');
}
