import type { Payload, PayloadCodec } from '@temporalio/common';
import { temporal } from '@temporalio/proto';
import { type Keyring, open, seal } from '../security/keyring';

const sealedEncoding = 'binary/encrypted';
/** The metadata entry that names a sealed payload's key. */
const keyIdEntry = 'encryption-key-id';
const text = new TextDecoder();
const bytes = (value: string) => new TextEncoder().encode(value);

/**
 * Encrypts every payload except bare strings, numbers, booleans and nothing. Summaries and details are bare strings, so
 * they stay readable for an operator. Every message of ours is an object, so e-mail addresses and user names are
 * encrypted.
 */
export function encryptionCodec(keyring: Keyring): PayloadCodec {
  return {
    encode: async (payloads) => payloads.map((payload) => (isBare(payload) ? payload : sealPayload(payload))),
    decode: async (payloads) =>
      payloads.map((payload) => {
        if (isUnreadable(payload)) return unreadable;
        return encodingOf(payload) === sealedEncoding ? openPayload(payload) : payload;
      }),
  };

  function sealPayload(payload: Payload): Payload {
    const { keyId, sealed } = seal(keyring, temporal.api.common.v1.Payload.encode(payload).finish());
    return {
      metadata: { encoding: bytes(sealedEncoding), [keyIdEntry]: bytes(keyId) },
      data: sealed,
    };
  }

  function openPayload(payload: Payload): Payload {
    const keyId = text.decode(payload.metadata?.[keyIdEntry] ?? undefined);
    return temporal.api.common.v1.Payload.decode(open(keyring, keyId, payload.data ?? new Uint8Array()));
  }
}

/** Ids of the keys that sealed the payloads of a history. */
export function keyIdsIn(part: unknown, found: Set<string> = new Set()): ReadonlySet<string> {
  if (typeof part !== 'object' || part === null || part instanceof Uint8Array) return found;
  const keyId = (part as Payload).metadata?.[keyIdEntry];
  if (keyId instanceof Uint8Array) found.add(text.decode(keyId));
  for (const inner of Object.values(part)) keyIdsIn(inner, found);
  return found;
}

/** Replaces unreadable payloads: a bare string, which no message of ours accepts. */
const unreadable: Payload = {
  metadata: { encoding: bytes('json/plain') },
  data: bytes('"unreadable"'),
};

/**
 * A payload that our code did not write: an operator chose another encoding for a Signal, or typed invalid JSON.
 * Unchanged, it would fail every workflow task of its run forever. Payloads sealed with a missing key are not included:
 * the key may come back.
 */
function isUnreadable(payload: Payload): boolean {
  const encoding = encodingOf(payload);
  if (encoding === sealedEncoding) return !payload.metadata?.[keyIdEntry];
  if (encoding !== 'json/plain') return !['binary/null', 'binary/plain'].includes(encoding);
  try {
    JSON.parse(text.decode(payload.data ?? undefined));
    return false;
  } catch {
    return true;
  }
}

function encodingOf(payload: Payload): string {
  return text.decode(payload.metadata?.encoding ?? undefined);
}

function isBare(payload: Payload): boolean {
  const encoding = encodingOf(payload);
  if (encoding === 'binary/null') return true;
  if (encoding !== 'json/plain') return false;
  const json = text.decode(payload.data ?? undefined);
  return (json[0] !== '{' && json[0] !== '[') || isWorkflowMetadata(json);
}

/**
 * The SDK's answer to the Temporal UI's query for current details: names of messages and the details, which are plain
 * text by rule. If it were sealed, an operator would have to log in to read what a run waits for.
 */
function isWorkflowMetadata(json: string): boolean {
  if (!json.startsWith('{"definition":{')) return false;
  const known = new Set(['definition', 'currentDetails']);
  return Object.keys(JSON.parse(json) as object).every((key) => known.has(key));
}
