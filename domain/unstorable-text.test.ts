import { unstorableText } from './unstorable-text';

it.each([
  [{ email: 'a\0b' }, 'email'],
  [{ metadata: { email: '\ud800' } }, 'metadata.email'],
  [{ a: ['fine', '\udc00x'] }, 'a.1'],
  [{ 'x\0': 1 }, 'body'],
  ['\0', 'body'],
])('%j has a text that no database can store', (value, field) => {
  expect(unstorableText(value)).toBe(field);
});

it.each([[{ name: 'Lucía 😀\n', n: 1, none: null }], [undefined], [[]], ['']])('%j is fine', (value) => {
  expect(unstorableText(value)).toBeUndefined();
});

it('a body nested as deep as its length allows is walked [V32]', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(5000)}"\\u0000"${']'.repeat(5000)}`);
  expect(unstorableText(deep)).toMatch(/^0(\.0)+$/);
});
