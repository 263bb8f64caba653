import fc from 'fast-check';
import { shortcodeIn, shortcodePattern } from './posts';

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
])('%s is no post', (text) => {
  expect(shortcodeIn(text)).toBeUndefined();
});

test('whatever is found is a shortcode, and hostile texts cost nothing', () => {
  fc.assert(
    fc.property(fc.stringMatching(shortcodePattern), fc.string(), (shortcode, tail) => {
      expect(shortcodeIn(`https://www.instagram.com/p/${shortcode}/`)).toBe(shortcode);
      const found = shortcodeIn(`instagram.com/p/${tail}`);
      return found === undefined || shortcodePattern.test(found);
    }),
  );
  const started = performance.now();
  shortcodeIn(`https://www.instagram.com/${'a.'.repeat(50_000)}`);
  expect(performance.now() - started).toBeLessThan(200);
});
