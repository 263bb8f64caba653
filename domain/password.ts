/** Shortest and longest password of the back office, in characters. The upper bound only keeps hashing cheap. */
export const passwordLimits = { min: 12, max: 200 } as const;

/** Why a password isn't good enough. */
export type PasswordFlaw = 'short' | 'long' | 'name' | 'common' | 'monotonous';

/**
 * Typical variants of common passwords in this shop's languages when twelve characters are required. Compared without
 * case, accents and the figures and signs around it, so `Contraseña2026!` matches.
 */
const common = new Set([
  'password',
  'passwordpassword',
  'contrasena',
  'contrasenacontrasena',
  'micontrasena',
  'administrador',
  'administrator',
  'administracion',
  'adminadmin',
  'adminadminadmin',
  'qwertyuiop',
  'qwertyuiopasdf',
  'qwertyqwerty',
  'qwerty',
  'asdfghjkl',
  'asdfghjklzxcvbnm',
  'abcdefghijkl',
  'abcdefghijklmnop',
  'abcabcabcabc',
  'abcdef',
  'iloveyou',
  'iloveyouforever',
  'tequiero',
  'tequieromucho',
  'teamomucho',
  'bienvenido',
  'bienvenidos',
  'welcome',
  'letmeinletmein',
  'changeme',
  'changemeplease',
  'cambiame',
  'superman',
  'football',
  'realmadrid',
  'barcelona',
  'fcbarcelona',
  'instagram',
  'instagraminstagram',
  'seguidores',
  'fanzeo',
  'fanzeofanzeo',
  'secreto',
  'topsecret',
  'monkeymonkey',
  'dragondragon',
  'sunshine',
  'princesa',
  'estrella',
  'correcthorsebatterystaple',
  '',
]);

/** Common keyboard sequences, without separators. */
const sequences = [
  '01234567890123456789012345',
  '98765432109876543210',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6',
];

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Fewer characters than this around a name or a common word don't improve it. */
const tooFewAround = 8;

/**
 * The flaw of a user's new password; undefined if it is good. The server passes `isKnown`, which looks up a longer list
 * of common passwords (ASVS 6.2.4).
 */
export function passwordFlaw(
  password: string,
  username: string,
  isKnown: (word: string) => boolean = () => false,
): PasswordFlaw | undefined {
  const letters = [...password];
  if (letters.length < passwordLimits.min) return 'short';
  if (letters.length > passwordLimits.max) return 'long';
  const bare = plain(password);
  const name = plain(username);
  // A short name may well be part of a good password.
  if (bare === name || (name.length >= 4 && bare.includes(name) && bare.length - name.length < tooFewAround))
    return 'name';
  if (new Set(bare).size < 5) return 'monotonous';
  if (sequences.some((sequence) => sequence.includes(bare))) return 'common';
  // Only figures and signs around a common word, or nothing else at all.
  const word = bare.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  if (common.has(word) || isKnown(bare)) return 'common';
  if (isKnown(word) && bare.length - word.length < tooFewAround) return 'common';
  return undefined;
}
