import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { leavesOf, walkLeaves } from './testing/answer-leaves';
import { allCalls } from './testing/calls';
import { notCompared } from './testing/not-compared';

/** The names of the calls that the files `answers-….api.test.ts` compare field by field. */
function comparedNames(): Set<string> {
  const files = readdirSync(__dirname).filter((file) => /^answers-.*\.api\.test\.ts$/.test(file));
  return new Set(
    files.flatMap((file) => {
      const source = readFileSync(join(__dirname, file), 'utf8');
      const [, calls] = /(?:ownAnswers|answersOf)\(\{([^}]*)\}\)/.exec(source) ?? [];
      if (calls === undefined) throw new Error(`${file} doesn't name the calls that it compares`);
      return calls.match(/\w+/g) ?? [];
    }),
  );
}

test('every call that answers with data is compared field by field, or has a reason', async () => {
  const calls = [...(await allCalls())].filter(([, { answer }]) => leavesOf(answer).length > 0);
  expect(calls.length).toBeGreaterThan(120);
  const compared = comparedNames();
  const names = calls.map(([name]) => name.split('.')[0] ?? '').filter((name) => !compared.has(name));
  expect([...new Set(names)].sort()).toEqual(Object.keys(notCompared).sort());
});

describe('the leaves of a schema', () => {
  const schema = z.object({
    success: z.literal(true),
    list: z.array(z.object({ id: z.string(), price: z.number().optional() })),
    counts: z.record(z.string(), z.number()),
    either: z.union([z.object({ a: z.boolean() }), z.object({ a: z.boolean(), b: z.string().nullable() })]),
    anything: z.unknown(),
  });

  test('include those of lists, records and unions, each once', () => {
    expect(leavesOf(schema).map(({ path, kind }) => `${path} ${kind}`)).toEqual([
      'list[].id text',
      'list[].price number',
      'counts.* number',
      'either.a flag',
      'either.b text',
      'anything any',
    ]);
  });

  test('are reached if there is a value, not if a matcher replaces it', () => {
    const met: [string, unknown][] = [];
    const value = {
      list: [{ id: 'x' }, { id: expect.any(String), price: 2 }],
      counts: { one: 1 },
      either: { a: true, b: null },
    };
    walkLeaves(schema, value, (path, leaf) => met.push([path, leaf]));
    expect(met).toEqual([
      ['list[].id', 'x'],
      ['list[].price', 2],
      ['counts.*', 1],
      ['either.a', true],
      ['either.a', true],
    ]);
  });
});
