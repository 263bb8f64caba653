import { hashPassword, isPassword, requireGoodPassword } from './passwords';

it('a password is stored as argon2id, with at least the parameters that OWASP asks for [V8]', async () => {
  const hash = await hashPassword('mesa verde con lluvia');
  const [, memory, passes, lanes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(hash) ?? [];
  expect(Number(memory)).toBeGreaterThanOrEqual(19_456);
  expect(Number(passes)).toBeGreaterThanOrEqual(2);
  expect(Number(lanes)).toBeGreaterThanOrEqual(1);
  expect(await isPassword(hash, 'mesa verde con lluvia')).toBe(true);
  expect(await isPassword(hash, 'mesa verde con nieve')).toBe(false);
});

it.each(['LeaveMeAlone', 'Elephant-2026!', '!!Sophie1234'])(
  'a common password is refused: %s [V8]',
  (password) => {
    expect(() => requireGoodPassword('password', password, 'lucia.varenna')).toThrow(
      expect.objectContaining({ fields: { password: expect.stringContaining('más comunes') } }),
    );
  },
);

it.each(['elephant 4829 1057 6630', 'mesa verde con lluvia', 'k7mpq-x2v9t-8wkrd-ha3fn'])(
  'a good one is not: %s [V8]',
  (password) => {
    expect(() => requireGoodPassword('password', password, 'lucia.varenna')).not.toThrow();
  },
);
