import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Keys by id for AES-256-GCM. The first one encrypts; all decrypt, so that keys can be rotated. */
export interface Keyring {
  currentId: string;
  keys: ReadonlyMap<string, Buffer>;
}

/** Thrown if a key is missing or a sealed value was changed. */
export class KeyringError extends Error {
  override name = 'KeyringError';
}

/** Reads `id:base64,id:base64…`. Throws KeyringError with the error. */
export function readKeyring(text: string): Keyring {
  const keys = new Map<string, Buffer>();
  for (const entry of text.split(',')) {
    const separator = entry.indexOf(':');
    const id = entry.slice(0, separator).trim();
    const key = Buffer.from(entry.slice(separator + 1).trim(), 'base64');
    if (separator < 1 || key.length !== 32)
      throw new KeyringError('ENCRYPTION_KEYS must be id:base64 pairs of 32 bytes, separated by commas');
    if (keys.has(id))
      throw new KeyringError(
        `ENCRYPTION_KEYS has two keys with the id ${id}: give the new one an id of its own`,
      );
    keys.set(id, key);
  }
  const [currentId] = keys.keys();
  if (!currentId) throw new KeyringError('ENCRYPTION_KEYS is empty');
  return { currentId, keys };
}

const ivBytes = 12;
const tagBytes = 16;

/**
 * Encrypts with the current key: iv, tag, ciphertext. A value sealed for a `place` opens for no other (additional data
 * of GCM).
 */
export function seal(keyring: Keyring, plain: Uint8Array, place?: string): { keyId: string; sealed: Buffer } {
  const key = keyring.keys.get(keyring.currentId) as Buffer;
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  if (place !== undefined) cipher.setAAD(Buffer.from(place, 'utf8'));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return { keyId: keyring.currentId, sealed: Buffer.concat([iv, cipher.getAuthTag(), body]) };
}

/** Decrypts the output of `seal`. Throws KeyringError for an unknown key, a changed value and another place. */
export function open(keyring: Keyring, keyId: string, sealed: Uint8Array, place?: string): Buffer {
  const key = keyring.keys.get(keyId);
  if (!key) throw new KeyringError(`Encryption key "${keyId}" is not in ENCRYPTION_KEYS`);
  const bytes = Buffer.from(sealed);
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes));
    if (place !== undefined) decipher.setAAD(Buffer.from(place, 'utf8'));
    decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]);
  } catch (cause) {
    throw new KeyringError('A sealed value was changed, or sealed for another place or with another key', {
      cause,
    });
  }
}

/** The purpose of a sealed text, and its row. In another place it doesn't open. */
export type Place =
  | `panel-key/${number}`
  | `totp/${string}`
  | `kept-purchase/${string}`
  | `login-code/${string}`
  | 'token/letter'
  | 'token/remembered-orders';

/** First byte of a text that is sealed for its place. Texts of older releases begin with the id of their key. */
const placed = 1;

/** A short text sealed for its place, e.g. a database column: key id and value in one. */
export function sealText(keyring: Keyring, text: string, place: Place): Buffer {
  const { keyId, sealed } = seal(keyring, Buffer.from(text, 'utf8'), place);
  return Buffer.concat([Buffer.of(placed), Buffer.from(`${keyId}:`, 'utf8'), sealed]);
}

/** Opens the output of `sealText` for this place, or of an older release for none. Throws KeyringError. */
export function openText(keyring: Keyring, column: Buffer, place: Place): string {
  const { isPlaced, keyId, sealed } = partsOf(column);
  return open(keyring, keyId, sealed, isPlaced ? place : undefined).toString('utf8');
}

/** Whether a text is sealed as it would be now: for its place, with the current key. */
export function isSealedAsNow(keyring: Keyring, column: Buffer): boolean {
  const { isPlaced, keyId } = partsOf(column);
  return isPlaced && keyId === keyring.currentId;
}

function partsOf(column: Buffer): { isPlaced: boolean; keyId: string; sealed: Buffer } {
  const isPlaced = column[0] === placed;
  const text = isPlaced ? column.subarray(1) : column;
  const separator = text.indexOf(':'.charCodeAt(0));
  return {
    isPlaced,
    keyId: text.subarray(0, separator).toString('utf8'),
    sealed: text.subarray(separator + 1),
  };
}
