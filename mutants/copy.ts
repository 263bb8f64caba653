import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { ROOT } from '../scripts/builds';
import { filesBelow } from '../scripts/test-marks';
import { findMutants } from './find-mutants';
import { instrument } from './instrument';
import { isMutated, MUTATED_FOLDERS, type Mutant } from './mutant';

/** Parts of the checkout that a run doesn't need. */
const LEFT_OUT = new Set(['node_modules', '.git', '.data', '.cache', 'results']);

/** Copies the checkout to `target`; packages are linked. */
export function copyCheckout(target: string): void {
  mkdirSync(target, { recursive: true });
  for (const name of readdirSync(ROOT)) {
    if (LEFT_OUT.has(name)) continue;
    cpSync(join(ROOT, name), join(target, name), {
      recursive: true,
      filter: (path) => !LEFT_OUT.has(path.split(sep).at(-1) ?? '') && !path.endsWith(join('worker', 'dist')),
    });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(target, 'node_modules'), 'junction');
}

/** Every fault of the checkout, file after file, so that an id means the same fault as long as no source changes. */
export function allMutants(): Mutant[] {
  const mutants: Mutant[] = [];
  for (const file of mutatedFiles()) {
    mutants.push(...findMutants(file, readFileSync(join(ROOT, file), 'utf8'), mutants.length + 1));
  }
  return mutants;
}

/** Puts every fault behind its switch in the copy. */
export function instrumentCopy(target: string, mutants: readonly Mutant[]): void {
  for (const [file, there] of byFile(mutants)) {
    writeFileSync(join(target, file), instrument(readFileSync(join(ROOT, file), 'utf8'), there));
  }
}

/** The mutants of each file. */
export function byFile(mutants: readonly Mutant[]): Map<string, Mutant[]> {
  const files = new Map<string, Mutant[]>();
  for (const mutant of mutants) {
    const there = files.get(mutant.file);
    if (there) there.push(mutant);
    else files.set(mutant.file, [mutant]);
  }
  return files;
}

function mutatedFiles(): string[] {
  return MUTATED_FOLDERS.flatMap((folder) => filesBelow(ROOT, folder)).filter(isMutated);
}
