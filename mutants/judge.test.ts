import type { Runner } from './jest-run';
import { type Court, closestFirst } from './judge';
import type { Mutant } from './mutant';
import type { Reach } from './reach';

const mutant = (id: number, file: string): Mutant => ({
  ...{ id, file, line: 1, kind: 'number', start: 0, end: 1 },
  ...{ original: '1', mutated: '2' },
});
const mutants = [mutant(1, 'domain/a.ts'), mutant(2, 'domain/a.ts'), mutant(3, 'domain/b.ts')];
const reach = (hits: number[], milliseconds = 1): Reach => ({ hash: '', milliseconds, hits });
const court = (book: Record<string, Reach>, atStart: number[] = []): Court => ({
  ...{ runner: {} as Runner, suite: 'api', mutants, activeFile: '', most: 8 },
  reach: new Map(Object.entries(book)),
  shop: { isReachedAtStart: (id: number) => atStart.includes(id) } as Court['shop'],
});

describe('the test files that judge a fault', () => {
  it('are those that reach it; those that reach most of its file come first, then the quick ones', () => {
    const book = { far: reach([1, 3]), slow: reach([1, 2], 9), near: reach([1, 2]), none: reach([3]) };
    expect(closestFirst(court(book), mutants[0]!)).toEqual(['near', 'slow', 'far']);
  });

  it('do not count if they fail without a fault', () => {
    const book = { broken: { ...reach([1]), failure: 'fails' }, fine: reach([1]) };
    expect(closestFirst(court(book), mutants[0]!)).toEqual(['fine']);
  });

  it('are those that reach the file if only the start of a process reaches the fault', () => {
    const book = { knows: reach([2]), other: reach([3]) };
    expect(closestFirst(court(book, [1]), mutants[0]!)).toEqual(['knows']);
    expect(closestFirst(court({ other: reach([3]) }, [1]), mutants[0]!)).toEqual(['other']);
  });
});
