import { instagramProfile, instagramSearch } from '../domain/calls/shop';
import { browser } from './testing/browser';

it('a profile is found, with a picture from our own address', async () => {
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

it('a profile that does not exist is not found', async () => {
  const answer = await browser().refused(instagramProfile, {
    params: { username: 'nobody.has.this.name.0' },
  });
  expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
});

it('a search of two letters is refused', async () => {
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
