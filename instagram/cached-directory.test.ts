import { directoryCache } from './cached-directory';
import type { InstagramDirectory } from './directory';

/** A directory that counts its calls and answers as the test wants. */
function counted(over: Partial<InstagramDirectory> = {}) {
  const asked: string[] = [];
  const user = (username: string, more = {}) => ({
    username,
    full_name: '',
    profile_pic_url: '',
    is_private: false,
    ...more,
  });
  const directory: InstagramDirectory = {
    search: async (text) => ({ users: [user(text)], limited: false }),
    profile: async (username) => user(username, { is_private: username === 'private' }),
    posts: async () => ({ posts: [], limited: false }),
    followerCount: async () => 1,
    ...over,
  };
  const count =
    <T>(name: string, ask: (text: string) => Promise<T>) =>
    (text: string) => {
      asked.push(`${name} ${text}`);
      return ask(text);
    };
  let time = 0;
  const shown = directoryCache(() => time)({
    search: count('search', directory.search),
    profile: count('profile', directory.profile),
    posts: count('posts', directory.posts),
    followerCount: count('count', directory.followerCount),
  });
  return { asked, shown, pass: (ms: number) => (time += ms) };
}

it('asks the same thing once in two minutes, and once for two calls at a time [S0-9.7]', async () => {
  const { asked, shown, pass } = counted();
  await Promise.all([shown.search('Lucia'), shown.search('lucia ')]);
  pass(119_999);
  await shown.search('lucia');
  expect(asked).toEqual(['search Lucia']);
  pass(1);
  await shown.search('lucia');
  expect(asked).toHaveLength(2);
});

it('asks for posts again after half a minute: a buyer may have just published one', async () => {
  const { asked, shown, pass } = counted();
  await shown.posts('lucia');
  pass(30_000);
  await shown.posts('lucia');
  expect(asked).toHaveLength(2);
});

it('never caches a refusal, a limit, a private profile or a follower count', async () => {
  const { asked, shown } = counted({
    search: async () => ({ users: [], limited: true }),
    posts: async () => {
      throw new Error('away');
    },
  });
  for (let time = 0; time < 2; time++) {
    await shown.search('lucia');
    await shown.posts('lucia').catch(() => undefined);
    await shown.profile('private');
    await shown.followerCount('lucia');
  }
  expect(asked).toHaveLength(8);
});

it('drops a list with a private profile: its owner may make it public now', async () => {
  const { asked, shown } = counted({
    search: async (text) => ({
      users: [{ username: text, full_name: '', profile_pic_url: '', is_private: text === 'private' }],
      limited: false,
    }),
  });
  for (const text of ['private', 'private', 'public', 'public']) await shown.search(text);
  expect(asked).toEqual(['search private', 'search private', 'search public']);
});

it('does not grow without limit', async () => {
  const { asked, shown } = counted();
  for (let index = 0; index < 1001; index++) await shown.profile(`name${index}`);
  await shown.profile('name1000');
  expect(asked).toHaveLength(1001);
  await shown.profile('name0');
  expect(asked).toHaveLength(1002);
});
