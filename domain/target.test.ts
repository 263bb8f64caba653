import { type Delivery, targetIn, targetOf, waitsFor } from './target';

test.each([
  ['https://www.instagram.com/Lucia.Varenna/', { username: 'lucia.varenna' }],
  ['instagram.com/lucia.varenna?igsh=abc', { username: 'lucia.varenna' }],
  ['http://m.instagram.com/@lucia', { username: 'lucia' }],
  ['https://www.instagram.com/p/CuK5u_lJ9aB/', { shortcode: 'CuK5u_lJ9aB' }],
  ['https://instagram.com/lucia/reel/CuK5u_lJ9aB/?x=1', { shortcode: 'CuK5u_lJ9aB' }],
])('%s is read', (url, target) => expect(targetIn(url)).toEqual(target));

test.each([
  'https://www.instagram.com/',
  'https://www.instagram.com/explore/',
  'https://www.instagram.com/stories/lucia/1',
  'https://www.instagram.com/s/',
  'https://www.instagram.com/share/',
  'https://www.instagram.com/share/p/BAZ5kJ3vXq',
  'https://example.com/lucia',
  'https://instagram.com.example.com/lucia',
  'javascript:alert(1)',
  'lucia',
  '',
])('%s is no target', (url) => expect(targetIn(url)).toBeUndefined());

test('address and user name must agree', () => {
  const url = 'https://instagram.com/lucia';
  expect(targetOf({ url, username: '@Lucia' })).toEqual({ username: 'lucia' });
  expect(targetOf({ url, username: 'ana' })).toBeUndefined();
  expect(targetOf({ url: 'https://instagram.com/p/CuK5u_lJ9aB/', username: 'lucia' })).toBeUndefined();
  expect(targetOf({ username: 'ana' })).toEqual({ username: 'ana' });
  expect(targetOf({})).toBeUndefined();
});

describe('a cart waits for open deliveries', () => {
  const post = (shortcode: string) => ({ id: shortcode, shortcode });
  const followers: Delivery = { type: 'followers' };
  const likes: Delivery = { type: 'likes', shortcode: 'CuK5u_lJ9aB' };

  test.each([
    ['followers to the same profile', 'followers', [], [likes, followers], true],
    ['another product of the same profile', 'followers', [], [likes], false],
    ['likes of one of its posts', 'likes', ['Cother', 'CuK5u_lJ9aB'], [likes], true],
    ['likes of other posts', 'likes', ['Cother'], [likes], false],
    ['views of the same post', 'views', ['CuK5u_lJ9aB'], [likes], false],
    ['nothing', 'followers', [], [], false],
  ] as const)('%s', (_case, type, posts, deliveries, waits) =>
    expect(waitsFor(deliveries, { type, posts: posts.map(post) })).toBe(waits),
  );
});
