import { passwordFlaw } from './password';

it.each([
  ['short', 'kL9-tarde'],
  ['short', ''],
  ['long', 'ab3-é'.repeat(41)],
  ['name', 'lucia.varenna'],
  ['name', 'Lucía.Varenna1'],
  ['monotonous', 'aaaaaaaaaaaaaaa'],
  ['monotonous', '121212121212'],
  ['common', 'Contraseña2026!'],
  ['common', '123456789012'],
  ['common', '1Q2W3E4R5T6Y'],
  ['common', 'qwertyuiop12'],
  ['common', '20261121-2026'],
])('a password that is refused as %s: %s [V8]', (flaw, password) => {
  expect(passwordFlaw(password, 'lucia.varenna')).toBe(flaw);
});

it.each(['mesa verde con lluvia', 'kL9-tarde-oso', 'x7mpq-x2v9t-8wkrd', 'mesa verde '.repeat(12)])(
  '%s is accepted [V8]',
  (password) => {
    expect(passwordFlaw(password, 'lucia.varenna')).toBeUndefined();
  },
);

it('a short name may be part of a longer password', () => {
  expect(passwordFlaw('anaranjado con sal', 'ana')).toBeUndefined();
});
