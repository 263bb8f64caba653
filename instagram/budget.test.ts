import { ShopError } from '../domain/errors';
import { withinBudget } from './budget';
import type { InstagramDirectory } from './directory';

const user = { username: 'lucia', full_name: '', profile_pic_url: '', is_private: false };
const directory: InstagramDirectory = {
  search: async () => ({ users: [user], limited: false }),
  profile: async () => user,
  posts: async () => ({ posts: [], limited: false }),
  followerCount: async () => 7,
};

it('passes questions on while the budget lasts', async () => {
  let spent = 0;
  const asked = withinBudget(directory, async () => {
    spent += 1;
  });
  expect(await asked.search('lucia')).toEqual({ users: [user], limited: false });
  expect(await asked.profile('lucia')).toEqual(user);
  expect(await asked.posts('lucia')).toEqual({ posts: [], limited: false });
  expect(spent).toBe(3);
});

it('answers as if rate limited once the budget is spent; refills still count', async () => {
  const asked = withinBudget(directory, async () => {
    throw new ShopError('rate_limited', { retryAfterSeconds: 60 });
  });
  expect(await asked.search('lucia')).toEqual({ users: [], limited: true });
  expect(await asked.posts('lucia')).toEqual({ posts: [], limited: true });
  await expect(asked.profile('lucia')).rejects.toMatchObject({ code: 'rate_limited' });
  expect(await asked.followerCount('lucia')).toBe(7);
});

it('passes other errors on', async () => {
  const asked = withinBudget(directory, async () => {
    throw new Error('no database');
  });
  await expect(asked.search('lucia')).rejects.toThrow('no database');
});
