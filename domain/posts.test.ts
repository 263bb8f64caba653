import fc from 'fast-check';
import {
  isShareLink,
  mostPosts,
  postsAllowed,
  postsFit,
  shortcodeIn,
  shortcodePattern,
  splitEvenly,
} from './posts';

test.each([
  ['https://www.instagram.com/p/ABC123xyz/', 'ABC123xyz'],
  ['https://www.instagram.com/reel/C-a_9xyz/?igsh=abc==', 'C-a_9xyz'],
  ['instagram.com/p/ABC123xyz', 'ABC123xyz'],
  ['  http://m.instagram.com/reels/ABC123xyz#x ', 'ABC123xyz'],
  ['https://www.instagram.com/lucia.varenna/p/ABC123xyz/', 'ABC123xyz'],
  ['https://www.instagram.com/tv/ABC123xyz/', 'ABC123xyz'],
])('%s is the post %s', (text, shortcode) => {
  expect(shortcodeIn(text)).toBe(shortcode);
});

test.each([
  '',
  'ABC123xyz',
  'https://www.instagram.com/lucia.varenna/',
  'https://www.instagram.com/stories/lucia/123456/',
  'https://evil.example/p/ABC123xyz/',
  'https://instagram.com.evil.example/p/ABC123xyz/',
  'https://www.instagram.com/p/abc/',
  'javascript:alert(1)//instagram.com/p/ABC123xyz/',
  `https://www.instagram.com/p/${'a'.repeat(41)}/`,
  'https://www.instagram.com/share/p/BAZ5kJ3vXq',
  'instagram.com/share/reel/_rJ8abcDe/?igsh=x',
])('%s is not a post', (text) => {
  expect(shortcodeIn(text)).toBeUndefined();
});

test.each([
  ['https://www.instagram.com/share/p/BAZ5kJ3vXq', true],
  ['  instagram.com/share/reel/_rJ8abcDe/?igsh=x', true],
  ['https://m.instagram.com/share/BAZ5kJ3vXq', true],
  ['https://www.instagram.com/sharewood/p/ABC123xyz/', false],
  ['https://evil.example/instagram.com/share/p/ABC123xyz/', false],
])('%s is a share link: %s', (text, shared) => expect(isShareLink(text)).toBe(shared));

test('whatever is found is a shortcode, and hostile texts cost nothing', () => {
  fc.assert(
    fc.property(fc.stringMatching(shortcodePattern), fc.string(), (shortcode, tail) => {
      expect(shortcodeIn(`https://www.instagram.com/p/${shortcode}/`)).toBe(shortcode);
      const found = shortcodeIn(`instagram.com/p/${tail}`);
      return found === undefined || shortcodePattern.test(found);
    }),
  );
  // A pattern with runaway backtracking would not finish within the test's time.
  expect(shortcodeIn(`https://www.instagram.com/${'a.'.repeat(50_000)}`)).toBeUndefined();
});

const posts = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: String(index), shortcode: `AAAAA${index}` }));

test('a split loses nothing, differs by one at most, and begins with the larger parts', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: mostPosts }), (quantity, parts) => {
      const split = splitEvenly(quantity, parts);
      expect(split.reduce((sum, part) => sum + part, 0)).toBe(quantity);
      expect(split).toHaveLength(parts);
      expect([...split].sort((a, b) => b - a)).toEqual(split);
      expect((split[0] ?? 0) - (split.at(-1) ?? 0)).toBeLessThanOrEqual(1);
    }),
  );
});

const likes = (quantity: number, panelMin?: number) =>
  ({ type: 'likes', quantity, bonus: 0, panelMin }) as const;
const views = (quantity: number) => ({ type: 'views', quantity, bonus: 0 }) as const;

test('every post gets at least the panels’ usual minimum', () => {
  fc.assert(
    fc.property(fc.integer({ min: 50, max: 11_000 }), (quantity) => {
      const split = splitEvenly(quantity, postsAllowed(likes(quantity)));
      expect(Math.min(...split)).toBeGreaterThanOrEqual(10);
    }),
  );
  expect(postsAllowed({ type: 'likes', quantity: 50, bonus: 5 })).toBe(5);
  expect(postsAllowed(views(500))).toBe(5);
  expect(postsAllowed(likes(10_000))).toBe(mostPosts);
});

test('every post gets at least what its own panel takes', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 500 }),
      fc.integer({ min: 500, max: 11_000 }),
      (least, quantity) => {
        const split = splitEvenly(quantity, postsAllowed(likes(quantity, least)));
        expect(Math.min(...split)).toBeGreaterThanOrEqual(Math.max(10, least));
      },
    ),
  );
  expect(postsAllowed(likes(110, 50))).toBe(2);
  expect(postsFit(likes(110, 50), posts(3))).toMatchObject({ code: 'posts_too_many' });
  // A smaller minimum allows no more posts than the shop says.
  expect(postsAllowed(likes(110, 1))).toBe(11);
  // Such a package has a warning in the back office.
  expect(postsAllowed(likes(110, 200))).toBe(1);
});

test('likes and views need posts, followers accept none [S0-3.8]', () => {
  const followers = { type: 'followers', quantity: 1000, bonus: 0 } as const;
  expect(postsFit(likes(55), posts(3)).allowed).toBe(true);
  expect(postsFit(likes(55), [])).toMatchObject({ code: 'posts_missing' });
  expect(postsFit(views(500), posts(6))).toMatchObject({ code: 'posts_too_many' });
  expect(postsFit(followers, posts(1))).toMatchObject({ code: 'posts_not_wanted' });
  expect(postsFit(followers, undefined).allowed).toBe(true);
});
