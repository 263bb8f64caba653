import type { Payload, PayloadCodec } from '@temporalio/common';
import { temporal } from '@temporalio/proto';
import { type Keyring, open, seal } from '../security/keyring';

const sealedEncoding = 'binary/encrypted';
/** Where a sealed payload says with which key. */
const keyIdEntry = 'encryption-key-id';
const text = new TextDecoder();
const bytes = (value: string) => new TextEncoder().encode(value);

/**
 * Encrypts every payload but bare strings, numbers, booleans and nothing.
 * Summaries and details are bare strings and so stay readable for an operator;
 * every message of ours is an object, so nobody's e-mail or user name does.
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

/** Ids of the keys with which payloads are sealed, wherever they are in a history. */
export function keyIdsIn(part: unknown, found: Set<string> = new Set()): ReadonlySet<string> {
  if (typeof part !== 'object' || part === null || part instanceof Uint8Array) return found;
  const keyId = (part as Payload).metadata?.[keyIdEntry];
  if (keyId instanceof Uint8Array) found.add(text.decode(keyId));
  for (const inner of Object.values(part)) keyIdsIn(inner, found);
  return found;
}

/** Stands for what nobody can read: a bare string, which no message of ours takes. */
const unreadable: Payload = {
  metadata: { encoding: bytes('json/plain') },
  data: bytes('"unreadable"'),
};

/**
 * What nothing of ours has written: hands chose another encoding for a Signal, or typed no JSON. Left as it is, it would
 * fail every workflow task of its run for ever. What is sealed with a key that is missing is not of these: the key may
 * come back.
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
 * What the SDK answers to the Temporal UI's query for current details: names of
 * messages and the details, which are plain text by rule. Sealed, an operator
 * would have to log in to read what a run waits for.
 */
function isWorkflowMetadata(json: string): boolean {
  if (!json.startsWith('{"definition":{')) return false;
  const known = new Set(['definition', 'currentDetails']);
  return Object.keys(JSON.parse(json) as object).every((key) => known.has(key));
}
