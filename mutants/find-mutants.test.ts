import { transformSync } from '@swc/core';
import { findMutants } from './find-mutants';
import { instrument } from './instrument';

const faults = (text: string, file = 'domain/example.ts') =>
  findMutants(file, text, 1).map(({ mutated }) => mutated);

/** The exports of an instrumented module while a fault is on. */
function load(text: string, active: number): Record<string, (...args: unknown[]) => unknown> {
  const code = instrument(text, findMutants('domain/example.ts', text, 1));
  const { code: runnable } = transformSync(code, {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'commonjs' },
  });
  const made = { exports: {} };
  const world = { __mutantSwitch: (id: number) => id === active };
  new Function('module', 'exports', 'globalThis', runnable)(made, made.exports, world);
  return made.exports;
}

describe('the faults of a source text', () => {
  it('moves a boundary and drops either side of a guard', () => {
    expect(faults('export const ok = (a: number, b: boolean) => a < 3 && b;')).toEqual([
      'a < 3',
      'b',
      'a <= 3',
      '4',
    ]);
  });

  it('forces a condition to true and to false, and drops a statement with an effect', () => {
    expect(faults('async function f(a: string) { if (a === "x") await g(a); }')).toEqual([
      'true',
      'false',
      'undefined',
    ]);
  });

  it('swaps a method for its opposite and leaves others alone', () => {
    expect(faults('const a = list.some(isOpen); const b = id.toString();')).toEqual(['list.every(isOpen)']);
  });

  it('removes a value from a list of states', () => {
    expect(faults(`const open = ['paid', 'sent'].includes(state);`)).toEqual([`['sent']`, `['paid']`]);
  });

  it('ignores types, imports, log lines and descriptions', () => {
    const text = `
      import { a } from './a';
      interface B { c: true; d: 1 }
      logger.warn({ tries: 3 }, 'again');
      z.string().meta({ example: 4 });
    `;
    expect(faults(text)).toEqual([]);
  });

  it('changes SQL in db/ only', () => {
    const text = 'const q = "SELECT a FROM b WHERE c < $1 ORDER BY a DESC";';
    expect(faults(text, 'db/example.ts')).toEqual([
      '"SELECT a FROM b WHERE c <= $1 ORDER BY a DESC"',
      '"SELECT a FROM b WHERE c < $1 ORDER BY a"',
    ]);
    expect(faults(text)).toEqual([]);
  });
});

describe('an instrumented source', () => {
  const text = [
    'export const total = (list?: { cents: number[] }) =>',
    '  (list?.cents.filter((one) => one > 0) ?? []).reduce((sum, one) => sum + one, 0);',
    'export class Box { constructor(private n = 2) {} twice() { return this.n * 2; } }',
    'export function boxed() { return new Box().twice(); }',
  ].join('\n');

  it('does the same as before while no fault is on', () => {
    const { total, boxed } = load(text, -1);
    expect(total?.({ cents: [1, -2, 3] })).toBe(4);
    expect(total?.()).toBe(0);
    expect(boxed?.()).toBe(4);
  });

  it('behaves differently under each fault, and keeps its lines', () => {
    const mutants = findMutants('domain/example.ts', text, 1);
    const sum = mutants.find(({ kind, line }) => kind === 'arithmetic' && line === 2);
    expect(load(text, sum?.id ?? 0).total?.({ cents: [1, -2, 3] })).toBe(-4);
    expect(instrument(text, mutants).split('\n')).toHaveLength(4);
  });
});
