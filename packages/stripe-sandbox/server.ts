import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerApi } from './api';
import { BrowserAssets } from './assets';
import { openBook } from './book';
import { answerControl } from './control';
import { send } from './http';
import { IdempotencyKeys } from './idempotency';
import { listen, type Running } from './listen';
import { emptyState, noFaults } from './model';
import { paymentsPage } from './page';
import { awaitAnswer } from './refund-answers';
import { openState } from './state';
import { WebhookSender } from './webhooks';

const BANK_ANSWERS_AFTER_MS = 3_000;

/** Options of the payments sandbox. */
export interface PaymentsOptions {
  /** 0 for any free one. */
  port: number;
  /** The environment variable to change if the port is taken; `PORT` by default. */
  portVariable?: string;
  stateFile: string;
  secretKey: string;
  publishableKey: string;
  /** One signing secret, or several separated by commas. */
  webhookSecret: string;
  webhookUrl: string;
  /** The clock; tests pass their own. */
  clock?: () => Date;
  /** How long the banks of some test cards take to answer a refund, in ms. */
  bankAnswersAfterMs?: number;
}

/**
 * Starts the stand-in for Stripe: API, browser script, webhooks and test switches on one port. Rejects with
 * PortBusyError if the port is taken.
 */
export async function startPayments(options: PaymentsOptions): Promise<Running> {
  const clock = options.clock ?? (() => new Date());
  const store = openState(options.stateFile, emptyState);
  const state = store.value;
  state.faults = { ...noFaults(), ...state.faults };
  const changed = () => store.changed();
  const webhooks = new WebhookSender({
    url: options.webhookUrl,
    secret: options.webhookSecret,
    clock,
    state,
    changed,
  });
  const timers = new Set<NodeJS.Timeout>();
  function later(work: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
      changed();
    }, options.bankAnswersAfterMs ?? BANK_ANSWERS_AFTER_MS);
    timers.add(timer);
  }
  const api = {
    book: openBook(state, { clock, publish: (event) => webhooks.publish(event), later }),
    keys: { secretKey: options.secretKey, publishableKey: options.publishableKey },
    idempotency: new IdempotencyKeys(state, clock),
    changed,
  };
  const control = { state, book: api.book, webhooks, changed };
  const assets = new BrowserAssets(options.publishableKey, () => state.faults.wallets);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname.startsWith('/v1/')) return answerApi(api, request, response, url);
    if (request.method === 'GET' && (await assets.answer(response, url.pathname))) return;
    if (request.method === 'GET' && url.pathname === '/')
      return send(response, 200, 'text/html; charset=utf-8', paymentsPage(state));
    if (await answerControl(control, request, response, url.pathname)) return;
    send(response, 404, 'text/plain; charset=utf-8', 'There is nothing here. Start at / for an overview.\n');
  }

  const server = await listen(
    (request, response) => {
      answer(request, response).catch((error: Error) => {
        process.stderr.write(`payments sandbox: ${error.stack}\n`);
        if (response.headersSent) response.destroy();
        else send(response, 500, 'text/plain; charset=utf-8', 'The payments sandbox failed. See its log.\n');
      });
    },
    options.port,
    options.portVariable ?? 'PORT',
  );
  webhooks.start();
  for (const refund of Object.values(state.refunds)) awaitAnswer(api.book, refund);
  return {
    port: server.port,
    async close() {
      for (const timer of timers) clearTimeout(timer);
      await Promise.all([server.close(), webhooks.close()]);
      await store.close();
    },
  };
}
