import { HOTP, Secret, TOTP } from 'otpauth';

/** Codes of an authenticator app (RFC 6238): 6 digits, SHA-1, 30 s, as all apps know them. */
export const totpRules = { digits: 6, stepSeconds: 30, secretBytes: 20 } as const;

/** A new secret of 160 bits in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: totpRules.secretBytes }).base32;
}

/** The number of the 30 s step that a moment (epoch ms) lies in. */
export function totpStep(at: number): number {
  return TOTP.counter({ period: totpRules.stepSeconds, timestamp: at });
}

/** The code of a step. */
export function totpCode(secret: string, step: number): string {
  return HOTP.generate({ secret: Secret.fromBase32(secret), counter: step, digits: totpRules.digits });
}

/**
 * The step that a code belongs to: the current one or a neighbour, because phone clocks differ. Undefined if it is
 * wrong.
 */
export function stepOfCode(secret: string, code: string, at: number): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const counter = totpStep(at);
  const digits = totpRules.digits;
  const delta = HOTP.validate({ token: code, secret: Secret.fromBase32(secret), counter, digits, window: 1 });
  return delta === null ? undefined : counter + delta;
}

/** Content of the QR code: an app reads account, issuer and secret from it. */
export function totpAddress({
  issuer,
  account,
  secret,
}: {
  issuer: string;
  account: string;
  secret: string;
}): string {
  return new TOTP({
    issuer,
    label: account,
    secret: Secret.fromBase32(secret),
    period: totpRules.stepSeconds,
  }).toString();
}

/** Ten codes of 80 bits in case the phone is lost, e.g. `K7QX-2MPD-WV3H-ATRE`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: 10 }, () => inGroups(new Secret({ size: 10 }).base32));
}

/** Normalises a typed recovery code; undefined if it can't be one. */
export function normaliseRecoveryCode(typed: string): string | undefined {
  const letters = typed.toUpperCase().replace(/[\s-]/g, '');
  return /^[A-Z2-7]{16}$/.test(letters) ? inGroups(letters) : undefined;
}

function inGroups(letters: string): string {
  return (letters.match(/.{4}/g) ?? []).join('-');
}
