import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { passwordFlaw } from '#domain/password.ts';
import { isCommonPassword } from '#security/common-passwords.ts';
import { InvalidInput } from '../errors';

const sentences = {
  short: 'La contraseña debe tener al menos 12 caracteres',
  long: 'La contraseña es demasiado larga (200 caracteres como máximo)',
  name: 'La contraseña no puede ser tu nombre de usuario. Elige otra.',
  common: 'Es una de las contraseñas más comunes. Elige otra, por ejemplo varias palabras sin relación.',
  monotonous: 'La contraseña repite siempre los mismos caracteres. Elige otra.',
} as const;

/** Hashes with argon2id and the library's parameters, which are those that OWASP recommends. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/** Whether a password belongs to a hash. */
export function isPassword(passwordHash: string, password: string): Promise<boolean> {
  return verify(passwordHash, password);
}

/** Throws InvalidInput, naming `field`, if a user's new password isn't good enough. */
export function requireGoodPassword(field: string, password: string, username: string): void {
  const flaw = passwordFlaw(password, username, isCommonPassword);
  if (flaw) throw new InvalidInput({ [field]: sentences[flaw] });
}

// Without letters and figures that are easily confused.
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A first password for somebody else, easy to read out: 99 random bits, e.g. `k7mpq-x2v9t-8wkrd-ha3fn`. */
export function firstPassword(): string {
  const group = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');
  return Array.from({ length: 4 }, group).join('-');
}
