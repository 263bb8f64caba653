import { hashPassword, isPassword } from './passwords';

it('a password is kept as argon2id, at no less than OWASP asks for [V8]', async () => {
  const hash = await hashPassword('mesa verde con lluvia');
  const [, memory, passes, lanes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(hash) ?? [];
  expect(Number(memory)).toBeGreaterThanOrEqual(19_456);
  expect(Number(passes)).toBeGreaterThanOrEqual(2);
  expect(Number(lanes)).toBeGreaterThanOrEqual(1);
  expect(await isPassword(hash, 'mesa verde con lluvia')).toBe(true);
  expect(await isPassword(hash, 'mesa verde con nieve')).toBe(false);
});
