import { graphApi } from './graph-api';
import { type RecordedServer, recordedServer } from './testing/recorded-server';

let server: RecordedServer;
beforeAll(async () => {
  server = await recordedServer();
});
afterAll(() => server.close());

const api = () =>
  graphApi({ baseUrl: `${server.url}/v25.0/`, userId: '17841405309211844', token: 'a-token' });

const account = {
  username: 'bluebottle',
  name: 'Blue Bottle',
  profile_picture_url: 'https://scontent.cdninstagram.com/v/t51/p.jpg?x=1&y=2',
  followers_count: 267_793,
  id: '17841401441775531',
};
const media = (over: Record<string, unknown> = {}) => ({
  id: '17858843269216389',
  caption: 'First line\nsecond line',
  media_type: 'IMAGE',
  media_url: 'https://scontent.cdninstagram.com/v/one.jpg',
  permalink: 'https://www.instagram.com/p/CuK5u_lJ9aB/',
  like_count: 12,
  timestamp: '2026-10-02T18:30:00+0000',
  ...over,
});
const discovered = (over: Record<string, unknown> = {}) => ({
  json: { business_discovery: { ...account, ...over }, id: '17841405309211844' },
});
const failed = (code: number, message = 'x', status = 400) => ({
  status,
  json: { error: { message, type: 'OAuthException', code, fbtrace_id: 'AbC' } },
});
const invalidUser = failed(110, 'Invalid user id');

describe('a request', () => {
  it('looks one name up for the account, with the token out of sight of logs', async () => {
    server.replies(discovered());
    await api().profile('bluebottle');
    const { path, headers } = server.asked[0]!;
    const url = new URL(path, server.url);
    expect(url.pathname).toBe('/v25.0/17841405309211844');
    expect(url.searchParams.get('fields')).toBe(
      'business_discovery.username(bluebottle){username,name,profile_picture_url,followers_count}',
    );
    expect(path).not.toContain('a-token');
    expect(headers.authorization).toBe('Bearer a-token');
  });

  it.each(['a){id,email}', 'a b', '../me', 'a%29', 'ñandú', '', 'x'.repeat(31)])(
    'is never sent for %j, which is not a name: it would become an expression of Meta’s',
    async (name) => {
      server.replies(discovered());
      expect(await api().profile(name)).toMatchObject({ unverified: true });
      expect(server.asked).toEqual([]);
    },
  );

  it('looks the name up as typed, because there is no search', async () => {
    server.replies(discovered());
    const found = await api().search(' https://www.instagram.com/BlueBottle/ ');
    expect(found).toEqual({
      limited: false,
      users: [
        {
          username: 'bluebottle',
          full_name: 'Blue Bottle',
          profile_pic_url: `/api/instagram/image-proxy?url=${encodeURIComponent(account.profile_picture_url)}`,
          is_private: false,
          follower_count: 267_793,
        },
      ],
    });
    expect(server.asked[0]!.path).toContain('username%28bluebottle%29');
    expect(await api().search('blue bottle')).toEqual({ users: [], limited: false });
  });
});

describe('an account that business discovery does not see', () => {
  it('may be personal, private or made up: it is unverified, never private', async () => {
    server.replies(invalidUser);
    const user = {
      username: 'lucia',
      full_name: '',
      profile_pic_url: '',
      is_private: false,
      unverified: true,
    };
    expect(await api().profile('lucia')).toEqual(user);
    expect(await api().search('lucia')).toEqual({ users: [user], limited: false });
    expect(await api().followerCount('lucia')).toBeUndefined();
    await expect(api().posts('lucia')).rejects.toMatchObject({ code: 'not_found' });
  });

  it.each([24, 100, 110])('is recognised by code %s', async (code) => {
    server.replies(failed(code));
    expect(await api().followerCount('lucia')).toBeUndefined();
    expect(server.asked).toHaveLength(1);
  });

  it('is not mistaken for fields that this version of the API does not know', async () => {
    server.replies(failed(100, '(#100) Please read documentation for supported fields.'));
    await expect(api().followerCount('lucia')).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe('a limit', () => {
  it.each([4, 17, 32, 613, 80_002])('is recognised by code %s, and nothing is retried', async (code) => {
    server.replies(failed(code, 'Application request limit reached', 403));
    expect(await api().search('lucia')).toEqual({ users: [], limited: true });
    expect(await api().posts('lucia')).toEqual({ posts: [], limited: true });
    await expect(api().profile('lucia')).rejects.toMatchObject({ code: 'rate_limited' });
    await expect(api().followerCount('lucia')).rejects.toMatchObject({ code: 'rate_limited' });
    expect(server.asked).toHaveLength(4);
  });

  it('is recognised by 429, and by 5xx with such a code, with the wait it names', async () => {
    server.replies({ status: 429, headers: { 'retry-after': '17' }, json: {} });
    await expect(api().profile('lucia')).rejects.toMatchObject({ details: { retryAfterSeconds: 17 } });
    server.replies(failed(4, 'limit', 500));
    expect(await api().search('lucia')).toEqual({ users: [], limited: true });
    expect(server.asked).toHaveLength(1);
  });
});

describe('posts', () => {
  it('are those that can be ordered for, with pictures', async () => {
    server.replies(
      discovered({
        media: {
          data: [
            media(),
            media({
              id: '2',
              media_type: 'VIDEO',
              permalink: 'https://www.instagram.com/reel/CuReel_-123/',
              media_url: 'https://scontent.cdninstagram.com/v/film.mp4',
              thumbnail_url: 'https://scontent.cdninstagram.com/v/still.jpg',
            }),
            // A video with licensed music comes without any address.
            media({
              id: '3',
              media_type: 'VIDEO',
              permalink: 'https://www.instagram.com/reel/CuSilent123/',
              media_url: undefined,
            }),
            media({
              id: '4',
              media_type: 'CAROUSEL_ALBUM',
              permalink: 'https://www.instagram.com/p/CuAlbum1234/',
              caption: undefined,
              like_count: undefined,
              timestamp: undefined,
            }),
          ],
          paging: { cursors: { after: 'QVFI' } },
        },
      }),
    );
    const { posts } = await api().posts('bluebottle');
    expect(posts.map(({ shortcode, media_type }) => [shortcode, media_type])).toEqual([
      ['CuK5u_lJ9aB', 'image'],
      ['CuReel_-123', 'video'],
      ['CuSilent123', 'video'],
      ['CuAlbum1234', 'carousel'],
    ]);
    expect(posts[0]).toMatchObject({
      caption: 'First line second line',
      like_count: 12,
      timestamp: '2026-10-02T18:30:00.000Z',
    });
    expect(decodeURIComponent(posts[1]!.thumbnail_url)).toContain('still.jpg');
    expect(posts[2]!.thumbnail_url).toBe('');
    expect(posts[3]).toMatchObject({ caption: '', like_count: undefined, timestamp: undefined });
  });

  it('leave out entries no order could use, and keep the rest', async () => {
    server.replies(
      discovered({
        media: {
          data: [
            null,
            'text',
            media({ permalink: 'https://evil.example/p/CuK5u_lJ9aB/' }),
            media({ permalink: 'https://www.instagram.com/p/<script>/' }),
            media({ media_type: 'STORY' }),
            media({ id: 7 }),
            media({ like_count: -1 }),
            media({ media_url: 'not an address' }),
            media({ id: '5', timestamp: 'yesterday', caption: 'é'.repeat(500) }),
          ],
        },
      }),
    );
    const { posts } = await api().posts('bluebottle');
    expect(posts.map(({ id }) => id)).toEqual(['5']);
    expect([...posts[0]!.caption]).toHaveLength(120);
    expect(posts[0]!.timestamp).toBeUndefined();
  });

  it('are thirty at most, and empty if the account has none', async () => {
    server.replies(discovered({ media: { data: Array.from({ length: 200 }, () => media()) } }));
    expect((await api().posts('bluebottle')).posts).toHaveLength(30);
    server.replies(discovered());
    expect((await api().posts('bluebottle')).posts).toEqual([]);
  });
});

describe('an invalid answer', () => {
  it.each([
    ['HTML', { text: '<html>maintenance</html>' }],
    ['nothing', { text: '' }],
    ['a list', { json: [] }],
    ['null', { json: { business_discovery: null } }],
    ['an invalid name', discovered({ username: '<img src=x>' })],
    ['a negative count', discovered({ followers_count: -5 })],
    ['a count as text', discovered({ followers_count: '5' })],
    ['a token that has ended', failed(190, 'Error validating access token', 401)],
    ['a permission that is missing', failed(10, 'Application does not have permission', 403)],
    ['a redirect', { status: 302, headers: { location: 'http://169.254.169.254/' }, json: {} }],
    ['more than anybody asked for', { text: `{"x":"${'y'.repeat(2 * 1024 * 1024)}"}` }],
  ])('(%s) is unavailable, without a word of it to the caller', async (_name, reply) => {
    server.replies(reply);
    const problem = await api()
      .profile('bluebottle')
      .catch((error: unknown) => error);
    expect(problem).toMatchObject({ code: 'unavailable', details: undefined });
    await expect(api().search('bluebottle')).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('is retried, twice at most, when the server was down', async () => {
    server.replies(failed(2, 'Service temporarily unavailable', 503));
    await expect(api().profile('bluebottle')).rejects.toMatchObject({ code: 'unavailable' });
    expect(server.asked).toHaveLength(3);
    server.replies(failed(1, 'unknown', 500), (request) => void request.socket.destroy(), discovered());
    expect(await api().followerCount('bluebottle')).toBe(267_793);
    expect(server.asked).toHaveLength(3);
  });

  it('that never ends is given up', async () => {
    server.replies((_request, response) => void response.write('{"x": "'));
    const start = Date.now();
    await expect(api().profile('bluebottle')).rejects.toMatchObject({ code: 'unavailable' });
    expect(Date.now() - start).toBeLessThan(30_000);
  });
});
