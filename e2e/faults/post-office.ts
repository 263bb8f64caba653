import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';

/** An event of the payment provider on its way to the shop. */
export interface Letter {
  eventId: string;
  type: string;
  /** The intent that it concerns. */
  paymentIntentId: string;
  payload: string;
  /** How often the shop accepted it. */
  delivered: number;
}

/**
 * Receives every webhook of the payment provider for the shop. It forwards each
 * one immediately, or keeps it until a test delivers it: in any order, late,
 * twice or never.
 */
export interface PostOffice {
  /** Where the payment provider sends its webhooks. */
  readonly url: string;
  lettersOf(paymentIntentId: string): readonly Letter[];
  /**
   * Delivers a webhook with a fresh signature, as Stripe signs every attempt. Resolves to the shop's status, or 0
   * without an answer.
   */
  deliver(letter: Letter): Promise<number>;
  /** Whether webhooks are forwarded as they arrive; if the shop refuses, the provider sends again. */
  handOn: boolean;
  close(): Promise<void>;
}

const signer = new Stripe('sk_test_signer');

/** Starts the post office. */
export async function startPostOffice(options: { shopWebhook: string; secret: string }): Promise<PostOffice> {
  const letters = new Map<string, Letter[]>();

  async function deliver(letter: Letter): Promise<number> {
    const { payload } = letter;
    const signature = signer.webhooks.generateTestHeaderString({ payload, secret: options.secret });
    try {
      const response = await fetch(options.shopWebhook, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body: payload,
        signal: AbortSignal.timeout(20_000),
      });
      await response.arrayBuffer();
      if (response.ok) letter.delivered += 1;
      return response.status;
    } catch {
      return 0;
    }
  }

  function keep(payload: string): Letter {
    const event = JSON.parse(payload) as {
      id: string;
      type: string;
      data: { object: { id: string; object: string; payment_intent?: string } };
    };
    const { object } = event.data;
    const paymentIntentId = object.object === 'payment_intent' ? object.id : (object.payment_intent ?? '');
    const known = letters.get(paymentIntentId)?.find(({ eventId }) => eventId === event.id);
    if (known) return known;
    const letter: Letter = { eventId: event.id, type: event.type, paymentIntentId, payload, delivered: 0 };
    letters.set(paymentIntentId, [...(letters.get(paymentIntentId) ?? []), letter]);
    return letter;
  }

  const server = createServer((request, response) => {
    void read(request)
      .then(async (payload) => {
        const letter = keep(payload);
        const status = office.handOn ? await deliver(letter) : 200;
        response.writeHead(status || 503).end();
      })
      .catch(() => response.destroy());
  });
  server.listen(0);
  await once(server, 'listening');
  const office: PostOffice = {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    handOn: true,
    deliver,
    lettersOf: (paymentIntentId) => letters.get(paymentIntentId) ?? [],
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return office;
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
