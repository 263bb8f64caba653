import type { Pool } from 'pg';
import { ShopError } from '../domain/errors';
import { createInstagramActivities } from './instagram';

/** Counts a profile while this many counts of the hour are left, and tells how often the directory was asked. */
async function count(followerCount: () => Promise<number | undefined>, left = 1) {
  let asked = 0;
  const { readFollowerCount } = createInstagramActivities({
    pool: { query: async () => ({ rowCount: left > 0 ? 1 : 0 }) } as unknown as Pool,
    directory: {
      followerCount: () => {
        asked += 1;
        return followerCount();
      },
    },
    countsPerHour: 1,
  });
  return { answer: await readFollowerCount({ username: 'lucia' }), asked };
}

const failsWith = (code: 'rate_limited' | 'unavailable') => async () => {
  throw new ShopError(code);
};

test('a purchase counts its profile', async () => {
  expect(await count(async () => 7)).toEqual({ answer: { count: 7 }, asked: 1 });
  expect(await count(async () => undefined)).toEqual({ answer: {}, asked: 1 });
});

test('without a count left in this hour the directory isn’t asked', async () => {
  expect(await count(async () => 7, 0)).toEqual({ answer: {}, asked: 0 });
});

test('a directory that is limited isn’t asked again; one that is down is', async () => {
  expect(await count(failsWith('rate_limited'))).toEqual({ answer: {}, asked: 1 });
  await expect(count(failsWith('unavailable'))).rejects.toMatchObject({ code: 'unavailable' });
});
