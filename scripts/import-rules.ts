import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, sep } from 'node:path';

/** What the files of a folder may import of our own. Packages are another matter (docs/dependencies.md). */
interface Rule {
  /** Folders, or single modules, whose values may be imported. */
  values: readonly string[];
  /** Those of which only types may be imported. */
  types?: readonly string[];
}

/**
 * Who may import whom: the arrows point one way, so that a rule of prices can't come to depend on a database and a
 * workflow can't touch the world. Folders that are not named here (scripts, e2e, bench) may import anything.
 */
export const IMPORT_RULES: Readonly<Record<string, Rule>> = {
  domain: { values: [] },
  receipts: { values: ['domain'] },
  security: { values: [] },
  temporal: { values: ['security', 'workflows/purchase/search-attributes'] },
  db: { values: ['domain', 'security'], types: ['receipts'] },
  instagram: { values: ['domain'] },
  workflows: { values: ['domain'], types: ['activities'] },
  purchases: { values: ['domain', 'db', 'security', 'workflows/messages'] },
  activities: {
    values: ['domain', 'db', 'instagram', 'purchases', 'receipts', 'security', 'workflows/messages'],
  },
  worker: { values: ['workflows', 'activities', 'domain', 'db', 'instagram', 'security', 'temporal'] },
  api: {
    values: [
      ...['domain', 'db', 'instagram', 'purchases', 'receipts', 'security', 'temporal', 'workflows/messages'],
      // Testing a panel and reading its catalogue, while an administrator waits.
      'activities/panel-calls',
      // What stops all purchases is told where there is no worker too.
      'activities/alerts',
      // The webhook and the worker take events in alike.
      'activities/payment-events',
      // Whether the payment provider takes our key is asked by the client that the worker has.
      'activities/payments',
    ],
  },
  web: { values: ['domain'] },
  sandbox: { values: [], types: ['domain'] },
  // It puts faults into the shop's code and must not run on that code itself.
  mutants: { values: ['scripts'] },
};

/** One import that crosses from one folder at the top of the checkout to another. */
export interface CrossImport {
  file: string;
  line: number;
  /** The imported module, relative to the checkout, without ending. */
  module: string;
  typeOnly: boolean;
}

const IMPORT =
  /(?:import|export)\s+(type\s+)?[^'"`;]*?from\s*['"](\.[^'"]+)['"]|import\(\s*['"](\.[^'"]+)['"]\s*\)/g;

/** The imports of a source text that lead into another top folder. */
export function crossImports(file: string, text: string): CrossImport[] {
  return [...text.matchAll(IMPORT)].flatMap((match) => {
    const path = match[2] ?? match[3] ?? '';
    const module = normalize(join(dirname(file), path))
      .split(sep)
      .join('/');
    if (topOf(module) === topOf(file)) return [];
    const line = text.slice(0, match.index).split('\n').length;
    return [{ file, line, module, typeOnly: match[1] !== undefined }];
  });
}

/** Why an import is against the rules, as a sentence that says what to do; undefined where it isn't. */
export function complaint(found: CrossImport): string | undefined {
  const top = topOf(found.file);
  const rule = IMPORT_RULES[top];
  if (!rule || covers(rule.values, found.module)) return undefined;
  const types = rule.types ?? [];
  if (covers(types, found.module)) {
    if (found.typeOnly) return undefined;
    return `${found.file}:${found.line} imports a value from ${found.module}; ${top} may take only types from there (import type).`;
  }
  const allowed = [...rule.values, ...types].join(', ') || 'nothing of ours';
  return `${found.file}:${found.line} imports ${found.module}; ${top} may import ${allowed}. Move the shared part there.`;
}

/** Every complaint about the sources below `root`. Tests may import what they need. */
export function checkImports(root: string): string[] {
  return Object.keys(IMPORT_RULES)
    .flatMap((folder) => sources(root, folder))
    .flatMap((file) => crossImports(file, readFileSync(join(root, file), 'utf8')))
    .flatMap((found) => complaint(found) ?? []);
}

function sources(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return ['dist', 'testing'].includes(entry.name) ? [] : sources(root, path);
    return /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

function covers(allowed: readonly string[], module: string): boolean {
  return allowed.some((one) => module === one || module.startsWith(`${one}/`));
}

function topOf(path: string): string {
  return path.split('/')[0] ?? path;
}
