import { openInstagram } from './open-directory';
import { sandboxDirectory } from './sandbox-directory';
import { type RecordedServer, recordedServer } from './testing/recorded-server';

let server: RecordedServer;
beforeAll(async () => {
  server = await recordedServer();
});
afterAll(() => server.close());

const directory = () => sandboxDirectory(server.url);
const user = (over: Record<string, unknown> = {}) => ({
  username: 'lucia',
  full_name: 'Lucía',
  profile_pic_url: 'http://pictures.example/lucia.png',
  is_private: false,
  follower_count: 10,
  ...over,
});
const post = (over: Record<string, unknown> = {}) => ({
  id: '1',
  shortcode: 'Cabc12345',
  type: 'image',
  thumbnail_url: 'http://pictures.example/1.png',
  caption: 'Hola',
  like_count: 3,
  taken_at: 1_790_000_000,
  ...over,
});

it('one bad entry does not hide the others', async () => {
  server.replies({ json: { users: [user({ username: '<b>' }), null, user(), user({ is_private: 'no' })] } });
  expect((await directory().search('lucia')).users.map(({ username }) => username)).toEqual(['lucia']);
  server.replies({ json: { posts: [post({ shortcode: '../x' }), post(), post({ taken_at: 1e300 }), 7] } });
  const { posts } = await directory().posts('lucia');
  expect(posts).toEqual([
    {
      id: '1',
      shortcode: 'Cabc12345',
      media_type: 'image',
      thumbnail_url: `/api/instagram/image-proxy?url=${encodeURIComponent('http://pictures.example/1.png')}`,
      caption: 'Hola',
      like_count: 3,
      timestamp: '2026-09-21T14:13:20.000Z',
    },
  ]);
});

it.each([
  [404, 'not_found'],
  [429, 'rate_limited'],
  [500, 'unavailable'],
  [302, 'unavailable'],
])('%s is %s', async (status, code) => {
  server.replies({ status, json: {}, headers: { location: '/elsewhere' } });
  await expect(directory().profile('lucia')).rejects.toMatchObject({ code });
});

it('the posts of a private profile are refused as private', async () => {
  server.replies({ status: 403, json: {} });
  await expect(directory().posts('lucia')).rejects.toMatchObject({ code: 'private_profile' });
  expect(await directory().followerCount('lucia')).toBeUndefined();
});

it('is asked again when it was down, never when it rate limits [S0-9.7]', async () => {
  server.replies({ status: 503, json: {} }, { status: 502, text: '' }, { json: user() });
  expect(await directory().followerCount('lucia')).toBe(10);
  server.replies({ status: 429, json: {} });
  expect(await directory().search('lucia')).toEqual({ users: [], limited: true });
  expect(await directory().posts('lucia')).toEqual({ posts: [], limited: true });
  expect(server.asked).toHaveLength(2);
});

it('a name cannot lead to another URL', async () => {
  server.replies({ status: 404, json: {} });
  await directory()
    .profile('../_sandbox/faults?x=')
    .catch(() => undefined);
  expect(server.asked[0]!.path).toBe('/users/..%2F_sandbox%2Ffaults%3Fx%3D');
});

describe('the directory in use', () => {
  const none = { INSTAGRAM_GRAPH_TOKEN: undefined, INSTAGRAM_GRAPH_USER_ID: undefined };
  it('is the one at an address, or Meta with a token', async () => {
    server.replies({ json: { users: [] } });
    const env = { INSTAGRAM_BASE_URL: server.url, INSTAGRAM_GRAPH_URL: `${server.url}/v25.0` };
    await openInstagram({ ...env, ...none }).search('lucia');
    expect(server.asked[0]!.path).toBe('/search?q=lucia&limit=10');
    const graph = openInstagram({ ...env, INSTAGRAM_GRAPH_TOKEN: 't', INSTAGRAM_GRAPH_USER_ID: '7' });
    await graph.search('lucia').catch(() => undefined);
    expect(server.asked[1]!.path).toMatch(/^\/v25\.0\/7\?fields=/);
    expect(graph.pictureOrigin).toBeUndefined();
  });
});
