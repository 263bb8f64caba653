import {
  newRecoveryCodes,
  newTotpSecret,
  normaliseRecoveryCode,
  stepOfCode,
  totpAddress,
  totpCode,
  totpStep,
} from './totp';

// The RFC's "12345678901234567890" in base32.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

// RFC 6238, appendix B, for SHA-1; the last six of its eight digits.
it.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('at %i s the code is that of the RFC [S1-2.15.9]', (seconds, code) => {
  expect(totpCode(secret, totpStep(seconds * 1000))).toBe(code);
});

it('a code is valid one step early and one step late, no further [V9]', () => {
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

it('a secret is 160 bits in base32, another each time', () => {
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(newTotpSecret());
});

it('the address names shop and user, whatever is in their names', () => {
  const address = new URL(totpAddress({ issuer: 'Fan & zeo', account: 'lucía', secret }));
  expect(decodeURIComponent(address.pathname)).toContain('Fan & zeo:lucía');
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    secret,
    issuer: 'Fan & zeo',
    digits: '6',
    period: '30',
  });
});

it('ten recovery codes, all different, accepted however they are typed', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
    expect(normaliseRecoveryCode(` ${code.toLowerCase().replaceAll('-', ' ')}`)).toBe(code);
  }
  expect(normaliseRecoveryCode('123456')).toBeUndefined();
});
