import { instagramPosts, instagramProfile, instagramSearch } from '#domain/calls/instagram.ts';
import { browser } from '../testing/browser';

it('a profile is found, with a picture from our own address [S0-3.9 S0-7.12]', async () => {
  const visitor = browser();
  const { users } = await visitor.call(instagramSearch, { query: { query: 'test' } });
  expect(users.length).toBeGreaterThan(0);
  const { profile } = await visitor.call(instagramProfile, {
    params: { username: `@${users[0]!.username}` },
  });
  expect(profile.username).toBe(users[0]!.username);
  const picture = await visitor.send('GET', profile.profile_pic_url);
  expect(picture.status).toBe(200);
  expect(picture.headers.get('content-type')).toBe('image/png');
  expect(picture.headers.get('cache-control')).toContain('public');
  expect(picture.headers.getSetCookie()).toEqual([]);
});

it('a profile that does not exist is not found [S0-7.13]', async () => {
  const answer = await browser().refused(instagramProfile, {
    params: { username: 'nobody.has.this.name.0' },
  });
  expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
});

describe('posts of a profile', () => {
  it('come newest first, of every kind, with pictures from our own address [S0-7.14]', async () => {
    const visitor = browser();
    const { users } = await visitor.call(instagramSearch, { query: { query: 'lucia.varenna' } });
    const { posts } = await visitor.call(instagramPosts, { params: { username: users[0]!.username } });
    expect(posts.length).toBeGreaterThanOrEqual(12);
    expect(posts.length).toBeLessThanOrEqual(30);
    expect(new Set(posts.map((post) => post.media_type))).toEqual(new Set(['image', 'video', 'carousel']));
    expect(posts.map((post) => post.timestamp)).toEqual(
      posts
        .map((post) => post.timestamp)
        .sort()
        .reverse(),
    );
    const picture = await visitor.send('GET', posts[0]!.thumbnail_url);
    expect(picture.status).toBe(200);
    expect(picture.headers.get('content-type')).toBe('image/png');
  });

  it.each([
    ['privado.ejemplo', 409, 'private_profile'],
    ['nobody.has.this.name.0', 404, 'not_found'],
  ])('of %s are refused with %s', async (username, status, code) => {
    const answer = await browser().refused(instagramPosts, { params: { username } });
    expect(answer).toMatchObject({ status, body: { code } });
  });

  it('are empty, with a hint, while Instagram limits requests', async () => {
    const sandbox = new URL('/_sandbox/faults', process.env.SANDBOX_INSTAGRAM_URL);
    const headers = { 'content-type': 'application/json' };
    await fetch(sandbox, { method: 'POST', headers, body: '{"rateLimited":true}' });
    try {
      const username = 'testwhilelimited';
      const visitor = browser();
      const none = { success: true, posts: [], rateLimited: true };
      expect(await visitor.call(instagramPosts, { params: { username } })).toEqual(none);
      expect(await visitor.call(instagramSearch, { query: { query: username } })).toMatchObject({
        users: [],
        rateLimited: true,
      });
      const answer = await visitor.refused(instagramProfile, { params: { username } });
      expect(answer).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      await fetch(sandbox, { method: 'DELETE' });
      // This isn't cached.
      expect((await visitor.call(instagramPosts, { params: { username } })).posts.length).toBeGreaterThan(0);
    } finally {
      await fetch(sandbox, { method: 'DELETE' });
    }
  });
});

it('a search of two letters is refused [S0-5.8]', async () => {
  const answer = await browser().refused(instagramSearch, { query: { query: 'ab' } });
  expect(answer.body.fields).toHaveProperty('query');
});

it.each(['http://169.254.169.254/', 'https://evil.example/x.png', 'file:///etc/passwd', ''])(
  'no picture is fetched from %s',
  async (url) => {
    const answer = await browser().send('GET', `/api/instagram/image-proxy?url=${encodeURIComponent(url)}`);
    expect(answer.status).toBe(404);
  },
);
