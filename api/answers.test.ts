import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Call } from '../domain/calls/call';
import { answerGroups, notCompared } from './testing/answer-groups';
import { leavesOf, walkLeaves } from './testing/answer-leaves';
import { allCalls } from './testing/calls';

test('every call that answers with data is compared field by field, or has a reason', async () => {
  const calls = [...(await allCalls())].filter(([, { answer }]) => leavesOf(answer).length > 0);
  expect(calls.length).toBeGreaterThan(120);
  const compared = new Set<Call>(Object.values(answerGroups).flatMap((group) => Object.values(group)));
  const names = calls.filter(([, call]) => !compared.has(call)).map(([name]) => name.split('.')[0]);
  expect([...new Set(names)].sort()).toEqual(Object.keys(notCompared).sort());
});

test('every group has its file', () => {
  const files = Object.keys(answerGroups).map((group) => `answers-${group}.api.test.ts`);
  expect(files.filter((file) => !existsSync(join(__dirname, file)))).toEqual([]);
  const there = readdirSync(__dirname).filter((file) => /^answers-.*\.api\.test\.ts$/.test(file));
  expect(there.sort()).toEqual(files.sort());
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
