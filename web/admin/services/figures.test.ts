import { costText, likelyLine, marginText, serviceName, sizeName } from './figures';

const plain = (text: string | undefined) => text?.replace(/\s/g, ' ');

test('a package is named by size, type and region; a range by its ends', () => {
  const followers = { type: 'followers', region: 'spain', quantity: 1000 } as const;
  expect(serviceName(followers)).toBe('1.000 seguidores · España');
  expect(serviceName({ type: 'likes', region: 'none', quantity: 50 })).toBe('50 likes');
  expect(sizeName({ ...followers, range: { min: 500, max: 100_000, step: 10 } })).toBe(
    '500–100.000 seguidores (cantidad libre)',
  );
});

test('a margin is euros and a share, or the reason why there is none', () => {
  expect(plain(marginText({ netCents: 826, marginCents: 705, share: 705 / 826 }))).toBe('7,05 € (85,4 %)');
  expect(marginText({ netCents: 826, unknown: 'other-currency' })).toBe('Otra moneda');
});

test('a cost is in the currency of its panel', () => {
  expect(costText({ cost: 1.21, currency: 'USD' })).toBe('1,21 USD');
  expect(costText({ cost: 2.475, currency: 'USD' })).toBe('2,48 USD');
  expect(costText({ cost: 0.0525, currency: 'EUR' })).toBe('0,0525 €');
  expect(costText({})).toBeUndefined();
});

test.each([
  ['Instagram Followers | Spain | Premium', 'followers-spain'],
  ['Instagram Followers', 'followers-europe'],
  ['Instagram Likes', 'likes-none'],
  ['Reel Views', 'views-none'],
])('%s is most likely %s', (name, line) => {
  expect(likelyLine({ name, category: 'Instagram' })).toBe(line);
});
