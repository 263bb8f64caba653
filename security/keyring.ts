import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Keys by id for AES-256-GCM. The first one encrypts; all decrypt, so that keys can be rotated. */
export interface Keyring {
  currentId: string;
  keys: ReadonlyMap<string, Buffer>;
}

/** Raised where a key is missing or a sealed value was changed. */
export class KeyringError extends Error {
  override name = 'KeyringError';
}

/** Reads `id:base64,id:base64…`. Throws KeyringError with what is wrong. */
export function readKeyring(text: string): Keyring {
  const keys = new Map<string, Buffer>();
  for (const entry of text.split(',')) {
    const separator = entry.indexOf(':');
    const id = entry.slice(0, separator).trim();
    const key = Buffer.from(entry.slice(separator + 1).trim(), 'base64');
    if (separator < 1 || key.length !== 32)
      throw new KeyringError('ENCRYPTION_KEYS must be id:base64 pairs of 32 bytes, separated by commas');
    keys.set(id, key);
  }
  const [currentId] = keys.keys();
  if (!currentId) throw new KeyringError('ENCRYPTION_KEYS is empty');
  return { currentId, keys };
}

const ivBytes = 12;
const tagBytes = 16;

/** Encrypts with the current key: iv, tag, ciphertext. */
export function seal(keyring: Keyring, plain: Uint8Array): { keyId: string; sealed: Buffer } {
  const key = keyring.keys.get(keyring.currentId) as Buffer;
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return { keyId: keyring.currentId, sealed: Buffer.concat([iv, cipher.getAuthTag(), body]) };
}

/** Decrypts what `seal` made. Throws KeyringError for an unknown key or a changed value. */
export function open(keyring: Keyring, keyId: string, sealed: Uint8Array): Buffer {
  const key = keyring.keys.get(keyId);
  if (!key) throw new KeyringError(`Encryption key "${keyId}" is not in ENCRYPTION_KEYS`);
  const bytes = Buffer.from(sealed);
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes));
    decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]);
  } catch (cause) {
    throw new KeyringError('A sealed value was changed or sealed with another key', { cause });
  }
}

/** A short text sealed for a database column: key id and value in one. */
export function sealText(keyring: Keyring, text: string): Buffer {
  const { keyId, sealed } = seal(keyring, Buffer.from(text, 'utf8'));
  return Buffer.concat([Buffer.from(`${keyId}:`, 'utf8'), sealed]);
}

/** Opens what `sealText` made. */
export function openText(keyring: Keyring, column: Buffer): string {
  const separator = column.indexOf(':'.charCodeAt(0));
  const keyId = column.subarray(0, separator).toString('utf8');
  return open(keyring, keyId, column.subarray(separator + 1)).toString('utf8');
}
