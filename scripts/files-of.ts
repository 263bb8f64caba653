import { readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** Imports of our own: `./beside`, `../up` or `#from/the/root.ts`; type-only imports leave nothing behind. */
const IMPORT =
  /(?:import|export)\s+(type\s+)?[^'"`;]*?from\s*['"]([.#][^'"]+)['"]|(?:import|require\.resolve)\(\s*['"]([.#][^'"]+)['"]\s*\)/g;

/** The files that a process needs, from `root`: its entry and all imports from there, except types. */
export function filesOf(root: string, entry: string): string[] {
  const found = new Set([entry]);
  for (const file of found) {
    if (!/\.tsx?$/.test(file)) continue;
    for (const [, typeOnly, from, called] of readFileSync(join(root, file), 'utf8').matchAll(IMPORT)) {
      const path = from ?? called ?? '';
      const module = path.startsWith('#') ? path.slice(1) : normalize(join(dirname(file), path));
      if (!typeOnly) found.add(fileOf(root, module));
    }
  }
  return [...found];
}

function fileOf(root: string, module: string): string {
  const names = [module, ...['.ts', '.tsx', '/index.ts'].map((ending) => module + ending)];
  const file = names.find((name) => statSync(join(root, name), { throwIfNoEntry: false })?.isFile());
  if (!file) throw new Error(`${module} is imported, and there is no such file.`);
  return file;
}
