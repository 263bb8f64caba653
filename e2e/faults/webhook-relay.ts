import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';

/** An event of the payment provider on its way to the shop. */
export interface Webhook {
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
export interface WebhookRelay {
  /** Where the payment provider sends its webhooks. */
  readonly url: string;
  of(paymentIntentId: string): readonly Webhook[];
  /**
   * Delivers a webhook with a fresh signature, as Stripe signs every attempt. Resolves to the shop's status, or 0
   * without an answer.
   */
  deliver(webhook: Webhook): Promise<number>;
  /** Whether webhooks are forwarded as they arrive; if the shop refuses, the provider sends again. */
  forwarding: boolean;
  close(): Promise<void>;
}

const signer = new Stripe('sk_test_signer');

/** Starts the post office. */
export async function startWebhookRelay(options: {
  shopWebhook: string;
  secret: string;
}): Promise<WebhookRelay> {
  const webhooks = new Map<string, Webhook[]>();

  async function deliver(webhook: Webhook): Promise<number> {
    const { payload } = webhook;
    const signature = signer.webhooks.generateTestHeaderString({ payload, secret: options.secret });
    try {
      const response = await fetch(options.shopWebhook, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body: payload,
        signal: AbortSignal.timeout(20_000),
      });
      await response.arrayBuffer();
      if (response.ok) webhook.delivered += 1;
      return response.status;
    } catch {
      return 0;
    }
  }

  function keep(payload: string): Webhook {
    const event = JSON.parse(payload) as {
      id: string;
      type: string;
      data: { object: { id: string; object: string; payment_intent?: string } };
    };
    const { object } = event.data;
    const paymentIntentId = object.object === 'payment_intent' ? object.id : (object.payment_intent ?? '');
    const known = webhooks.get(paymentIntentId)?.find(({ eventId }) => eventId === event.id);
    if (known) return known;
    const webhook: Webhook = { eventId: event.id, type: event.type, paymentIntentId, payload, delivered: 0 };
    webhooks.set(paymentIntentId, [...(webhooks.get(paymentIntentId) ?? []), webhook]);
    return webhook;
  }

  const server = createServer((request, response) => {
    void read(request)
      .then(async (payload) => {
        const webhook = keep(payload);
        const status = office.forwarding ? await deliver(webhook) : 200;
        response.writeHead(status || 503).end();
      })
      .catch(() => response.destroy());
  });
  server.listen(0);
  await once(server, 'listening');
  const office: WebhookRelay = {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    forwarding: true,
    deliver,
    of: (paymentIntentId) => webhooks.get(paymentIntentId) ?? [],
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
