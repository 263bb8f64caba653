import type { Payload } from '@temporalio/common';
import { temporal as protos } from '@temporalio/proto';
import type { RequestHandler } from 'express';
import { z } from 'zod';
import { ShopError } from '#domain/errors.ts';
import { KeyringError, readKeyring } from '#security/keyring.ts';
import { encryptionCodec } from '#temporal/codec.ts';
import type { Deps } from '../deps';
import { InvalidInput, invalidInput } from '../errors';
import type { Routes } from '../handle';

// Payloads in the JSON form of protocol buffers: bytes are base64.
const payloads = z.object({
  payloads: z
    .array(z.object({ metadata: z.record(z.string(), z.string()).optional(), data: z.string().optional() }))
    .max(1000)
    // Protocol buffers omit an empty list in their JSON.
    .default([]),
});

/** Only the Temporal UI's own pages may call the codec from a browser. */
export function codecCors(temporalUiUrl: string): RequestHandler {
  const allowed = new URL(temporalUiUrl).origin;
  return (request, response, next) => {
    if (request.get('origin') === allowed)
      response.set({
        'Access-Control-Allow-Origin': allowed,
        'Access-Control-Allow-Credentials': 'true',
        'Access-Control-Allow-Headers': 'Content-Type, X-Namespace, Authorization',
        'Access-Control-Allow-Methods': 'POST, OPTIONS',
        'Access-Control-Max-Age': '600',
      });
    response.vary('Origin');
    if (request.method === 'OPTIONS') response.status(204).end();
    else next();
  };
}

/** Lets an administrator read encrypted payloads in the Temporal UI: its "codec endpoint" is /api/codec. */
export function codecRoutes(routes: Routes, deps: Deps): void {
  const { env } = deps;
  const codec = encryptionCodec(readKeyring(env.ENCRYPTION_KEYS));
  const own = [new URL(env.TEMPORAL_UI_URL).origin, new URL(env.PUBLIC_URL).origin];

  for (const direction of ['decode', 'encode'] as const)
    routes.raw(
      {
        method: 'POST',
        path: `/api/codec/${direction}`,
        summary: `Codec of the Temporal UI: ${direction}`,
        access: 'read-runs',
        // The UI can't send our token; a form or a page on another site can't send this origin.
        proof: 'origin',
        body: { as: 'json', largest: '4mb' },
        anonymous: true,
      },
      async ({ body, request, response, audited }) => {
        const origin = request.get('origin');
        if (!origin || !own.includes(origin)) throw new ShopError('csrf_failed');
        const parsed = payloads.safeParse(body);
        if (!parsed.success) throw invalidInput(parsed.error);
        const messages = parsed.data.payloads.map((payload) =>
          protos.api.common.v1.Payload.fromObject(payload),
        );
        const work = () => codec[direction](messages).catch(asRefusal);
        const done =
          direction === 'encode' || messages.length === 0
            ? await work()
            : await audited(
                { action: 'read-runs', subject: request.get('x-namespace') ?? 'default' },
                work,
                () => ({ payloads: messages.length }),
              );
        response.json({ payloads: done.map(toJson) });
      },
    );
}

/** A changed payload, or one sealed with another's key, is the sender's mistake. */
function asRefusal(error: unknown): never {
  if (error instanceof KeyringError)
    throw new InvalidInput({
      payloads: 'No se puede descifrar: falta su clave en ENCRYPTION_KEYS, o el contenido se cambió',
    });
  throw error;
}

function toJson(payload: Payload): unknown {
  const message = protos.api.common.v1.Payload.fromObject(payload);
  return protos.api.common.v1.Payload.toObject(message, { bytes: String });
}
