import { mkdtempSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import type { ledger } from './control';
import type { Running } from './listen';
import { startPayments } from './server';

/** A request received by the tests' webhook address. */
export interface Received {
  signature: string;
  body: string;
}

export const WEBHOOK_SECRET = 'whsec_test';

/** A running sandbox with a webhook address that answers the statuses in `answers`, then 200. */
export class TestSandbox {
  readonly received: Received[] = [];
  readonly answers: number[] = [];
  readonly stateFile = join(mkdtempSync(join(tmpdir(), 'payments-')), 'payments.json');
  now: () => Date = () => new Date();
  bankAnswersAfterMs = 600_000;
  base = '';
  private readonly receiver: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    this.received.push({
      signature: String(request.headers['stripe-signature']),
      body: Buffer.concat(chunks).toString('utf8'),
    });
    response.writeHead(this.answers.shift() ?? 200).end();
  });
  private running: Running | undefined;

  static async start(): Promise<TestSandbox> {
    const sandbox = new TestSandbox();
    await new Promise<void>((resolve) => sandbox.receiver.listen(0, resolve));
    await sandbox.open();
    return sandbox;
  }

  /** Starts the payments server, again after `stop`. */
  async open(): Promise<void> {
    const { port: receiverPort } = this.receiver.address() as AddressInfo;
    this.running = await startPayments({
      port: 0,
      stateFile: this.stateFile,
      secretKey: 'sk_test_sandbox',
      publishableKey: 'pk_test_sandbox',
      webhookSecret: WEBHOOK_SECRET,
      webhookUrl: `http://localhost:${receiverPort}/hook`,
      clock: () => this.now(),
      bankAnswersAfterMs: this.bankAnswersAfterMs,
    });
    this.base = `http://localhost:${this.running.port}`;
  }

  async stop(): Promise<void> {
    await this.running?.close();
    this.running = undefined;
  }

  async close(): Promise<void> {
    await this.stop();
    this.receiver.closeAllConnections();
    await new Promise((resolve) => this.receiver.close(resolve));
  }

  /** The real client, without its own retries unless a test needs them. */
  stripe(key = 'sk_test_sandbox', maxNetworkRetries = 0): Stripe {
    const { hostname, port } = new URL(this.base);
    return new Stripe(key, { host: hostname, port: Number(port), protocol: 'http', maxNetworkRetries });
  }

  async control(path: string, body: unknown, method = 'POST'): Promise<Response> {
    return fetch(`${this.base}/_sandbox/${path}`, { method, body: JSON.stringify(body) });
  }

  async ledger(): Promise<ReturnType<typeof ledger>> {
    const answer = await fetch(`${this.base}/_sandbox/ledger`);
    return (await answer.json()) as ReturnType<typeof ledger>;
  }

  types(): string[] {
    return this.received.map(({ body }) => (JSON.parse(body) as { type: string }).type);
  }
}

/** Waits until `condition` is true; fails after five seconds. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 5_000;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('The condition did not come true within five seconds.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** The error that a call of the stripe package ended with. */
export async function failure(
  call: Promise<unknown>,
): Promise<InstanceType<typeof Stripe.errors.StripeError>> {
  try {
    await call;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error;
    throw error;
  }
  throw new Error('The call succeeded but was expected to fail.');
}
