import { choose, readArguments } from './arguments';
import type { Mutant } from './mutant';

const mutants = Array.from({ length: 50 }, (_, index): Mutant => {
  const file = index % 2 === 0 ? 'domain/money.ts' : 'db/payments.ts';
  return { id: index + 1, file, line: 1, kind: 'number', start: 0, end: 1, original: '1', mutated: '2' };
});
const ids = (...args: string[]) => choose(mutants, readArguments(args)).map(({ id }) => id);

describe('the choice of faults', () => {
  it('is the same for the same seed, and another for another', () => {
    expect(ids('--sample', '5', '--seed', '7')).toEqual(ids('--seed', '7', '--sample', '5'));
    expect(ids('--sample', '5', '--seed', '7')).not.toEqual(ids('--sample', '5', '--seed', '8'));
    expect(ids('--sample', '5', '--folder', 'db')).toHaveLength(5);
  });

  it('takes the same number from each folder', () => {
    const folders = choose(mutants, readArguments(['--sample', '3'])).map(({ file }) => file.split('/')[0]);
    expect(folders.filter((folder) => folder === 'db')).toHaveLength(3);
    expect(folders.filter((folder) => folder === 'domain')).toHaveLength(3);
  });

  it('keeps to a folder, to files, or to one fault', () => {
    expect(ids('--folder', 'db')).toHaveLength(25);
    expect(ids('--file', 'domain/money.ts')).toHaveLength(25);
    expect(ids('--mutant', '17')).toEqual([17]);
    expect(ids('--mutant', '17,4')).toEqual([4, 17]);
  });

  it('leaves out faults that Postgres can not distinguish from the code, unless named', () => {
    const nothing = { ...mutants[1]!, id: 99, kind: 'default', original: 'email ?? null', mutated: 'email' };
    expect(choose([nothing], readArguments([]))).toEqual([]);
    expect(choose([nothing], readArguments(['--mutant', '99']))).toEqual([nothing]);
  });

  it('refuses what it does not know', () => {
    expect(() => readArguments(['--fast'])).toThrow(/no option "--fast"/);
    expect(() => readArguments(['--seed', 'x'])).toThrow(/whole number/);
    expect(() => readArguments(['--suite', 'e2e'])).toThrow(/unit, workflow, api/);
    expect(() => readArguments(['--folder', 'web'])).toThrow(/domain, workflows/);
  });
});
