import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Codes of an authenticator app (RFC 6238): 6 digits, SHA-1, 30 s, as all apps know them. */
export const totpRules = { digits: 6, stepSeconds: 30, secretBytes: 20 } as const;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Bytes in base32 (RFC 4648) without padding: how apps take a secret. */
export function base32(bytes: Uint8Array): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)])
    .join('');
}

/** Reads base32. Throws RangeError for a letter that isn't one of it. */
export function fromBase32(text: string): Buffer {
  let bits = '';
  for (const letter of text) {
    const value = alphabet.indexOf(letter);
    if (value < 0) throw new RangeError('Not base32');
    bits += value.toString(2).padStart(5, '0');
  }
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** A new secret of 160 bits in base32. */
export function newTotpSecret(): string {
  return base32(randomBytes(totpRules.secretBytes));
}

/** The number of the 30 s step that a moment (epoch ms) lies in. */
export function totpStep(at: number): number {
  return Math.floor(at / 1000 / totpRules.stepSeconds);
}

/** The code of a step. */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** totpRules.digits).padStart(totpRules.digits, '0');
}

/**
 * The step that a code belongs to: the present one or a neighbour, as clocks of phones differ. Undefined where it is
 * wrong. All three are compared in full, so that the time it takes says nothing.
 */
export function stepOfCode(secret: string, code: string, at: number): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const present = totpStep(at);
  let found: number | undefined;
  for (const step of [present - 1, present, present + 1])
    if (timingSafeEqual(Buffer.from(totpCode(secret, step)), Buffer.from(code))) found = step;
  return found;
}

/** What the QR code holds: an app reads account, issuer and secret from it. */
export function totpAddress({
  issuer,
  account,
  secret,
}: {
  issuer: string;
  account: string;
  secret: string;
}): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}

/** Ten codes of 80 bits for the day when the phone is lost, e.g. `K7QX-2MPD-WV3H-ATRE`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: 10 }, () => (base32(randomBytes(10)).match(/.{4}/g) ?? []).join('-'));
}

/** A recovery code as it was made, however somebody typed it; undefined where it is none. */
export function normaliseRecoveryCode(typed: string): string | undefined {
  const letters = typed.toUpperCase().replace(/[\s-]/g, '');
  if (!/^[A-Z2-7]{16}$/.test(letters)) return undefined;
  return (letters.match(/.{4}/g) ?? []).join('-');
}
