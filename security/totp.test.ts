import {
  base32,
  fromBase32,
  newRecoveryCodes,
  newTotpSecret,
  normaliseRecoveryCode,
  stepOfCode,
  totpAddress,
  totpCode,
  totpStep,
} from './totp';

const secret = base32(Buffer.from('12345678901234567890'));

// RFC 6238, appendix B, for SHA-1; the last six of its eight digits.
it.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('at %i s the code is that of the RFC', (seconds, code) => {
  expect(totpCode(secret, totpStep(seconds * 1000))).toBe(code);
});

it('a code is good one step early and one step late, no further', () => {
  const at = 1_700_000_010_000;
  const code = totpCode(secret, totpStep(at));
  expect(stepOfCode(secret, code, at)).toBe(totpStep(at));
  expect(stepOfCode(secret, code, at - 30_000)).toBe(totpStep(at));
  expect(stepOfCode(secret, code, at + 30_000)).toBe(totpStep(at));
  expect(stepOfCode(secret, code, at + 61_000)).toBeUndefined();
  expect(stepOfCode(secret, code, at - 61_000)).toBeUndefined();
});

it.each(['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦', '12 456'])('%j is no code', (code) => {
  expect(stepOfCode(secret, code, 59_000)).toBeUndefined();
});

it('base32 is that of RFC 4648 and is read back', () => {
  expect(base32(Buffer.from('foobar'))).toBe('MZXW6YTBOI');
  expect(fromBase32('MZXW6YTBOI').toString()).toBe('foobar');
  expect(() => fromBase32('10')).toThrow(RangeError);
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
});

it('the address names shop and user, whatever is in their names', () => {
  expect(totpAddress({ issuer: 'Fan & zeo', account: 'lucía', secret: 'ABC' })).toBe(
    'otpauth://totp/Fan%20%26%20zeo:luc%C3%ADa?secret=ABC&issuer=Fan%20%26%20zeo',
  );
});

it('ten recovery codes, all different, read however they are typed', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
    expect(normaliseRecoveryCode(` ${code.toLowerCase().replaceAll('-', ' ')}`)).toBe(code);
  }
  expect(normaliseRecoveryCode('123456')).toBeUndefined();
});
