import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { type Book, outsideCall } from './book';
import { decideProcessing } from './confirm';
import { changeDispute, DISPUTE_STEPS, openDispute } from './disputes';
import { StripeProblem } from './errors';
import { readBody, sendJson } from './http';
import { findIntent } from './intents';
import { type Faults, noFaults, type PaymentsState, WALLET_MODES, WEBHOOK_MODES } from './model';
import { payOutsideShop } from './outside-payment';
import { answerRefund } from './refund-answers';
import { findRefund } from './refunds';
import type { WebhookSender } from './webhooks';

const count = z.coerce.number().int().min(0).max(1_000_000);
const faultsBody = z.strictObject({
  failNextRequests: z.strictObject({ count, status: z.coerce.number().int().min(400).max(599) }).optional(),
  dropAnswers: z.strictObject({ count }).optional(),
  failAfterWork: z.strictObject({ count }).optional(),
  delayMs: z.coerce.number().int().min(0).max(600_000).optional(),
  webhooks: z.enum(WEBHOOK_MODES).optional(),
  wallets: z.enum(WALLET_MODES).optional(),
});
const disputeBody = z.strictObject({
  paymentIntent: z.string(),
  reason: z.string().max(60).default('fraudulent'),
  amount: z.coerce.number().int().min(1).optional(),
  inquiry: z.boolean().default(false),
});
const elsewhereBody = z.strictObject({
  amount: z.coerce.number().int().min(50).max(99_999_999),
  currency: z.string().length(3).default('eur'),
  /** Seconds since 1970; may be long ago. */
  created: z.coerce.number().int().min(0).optional(),
  refund: z.coerce.number().int().min(1).optional(),
  dispute: z.string().max(60).optional(),
  /** Whether webhooks are sent; if not, as if every message was lost. */
  webhooks: z.boolean().default(true),
});
const disputeStepBody = z.strictObject({ status: z.enum(DISPUTE_STEPS) });
const decisionBody = z.strictObject({ status: z.enum(['succeeded', 'failed']) });
const redeliverBody = z.strictObject({ eventId: z.string() });

export interface ControlOptions {
  state: PaymentsState;
  book: Book;
  webhooks: WebhookSender;
  changed: () => void;
}

/** The books for checkers: every object, oldest first. */
export function ledger(state: PaymentsState) {
  return {
    payment_intents: Object.values(state.intents),
    charges: Object.values(state.charges),
    refunds: Object.values(state.refunds),
    disputes: Object.values(state.disputes),
    balance_transactions: Object.values(state.transactions),
    events: Object.values(state.events),
    deliveries: Object.values(state.deliveries),
  };
}

/** Answers the test control calls under /_sandbox; returns false if there is no such call. */
export async function answerControl(
  options: ControlOptions,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<boolean> {
  const call = `${request.method} ${path}`;
  if (call === 'GET /_sandbox/ledger') sendJson(response, 200, ledger(options.state));
  else if (call === 'GET /_sandbox/faults') sendJson(response, 200, options.state.faults);
  else if (call === 'POST /_sandbox/faults') await setFaults(options, request, response);
  else if (call === 'DELETE /_sandbox/faults') sendJson(response, 200, applyFaults(options, noFaults()));
  else if (call === 'POST /_sandbox/payments') {
    await outsideAction(options, request, response, elsewhereBody, (body) =>
      payOutsideShop(options.book, body),
    );
  } else if (request.method === 'POST' && path.startsWith('/_sandbox/payments/')) {
    const id = path.slice('/_sandbox/payments/'.length);
    await outsideAction(options, request, response, decisionBody, ({ status }) =>
      decideProcessing(options.book, findIntent(options.book, id), status === 'succeeded', outsideCall),
    );
  } else if (call === 'POST /_sandbox/disputes') {
    await outsideAction(options, request, response, disputeBody, ({ paymentIntent, ...claim }) =>
      openDispute(options.book, findIntent(options.book, paymentIntent), claim),
    );
  } else if (request.method === 'POST' && path.startsWith('/_sandbox/disputes/')) {
    const id = path.slice('/_sandbox/disputes/'.length);
    await outsideAction(options, request, response, disputeStepBody, ({ status }) =>
      changeDispute(options.book, id, status),
    );
  } else if (request.method === 'POST' && path.startsWith('/_sandbox/refunds/')) {
    const id = path.slice('/_sandbox/refunds/'.length);
    await outsideAction(options, request, response, decisionBody, ({ status }) =>
      answerRefund(options.book, findRefund(options.book, id), status),
    );
  } else if (call === 'POST /_sandbox/webhooks/redeliver') await redeliver(options, request, response);
  else return false;
  return true;
}

async function setFaults(
  options: ControlOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = faultsBody.safeParse(await readJson(request));
  if (!body.success) {
    refuse(response, 400, `These switches can't be set: ${z.prettifyError(body.error)}`);
    return;
  }
  sendJson(response, 200, applyFaults(options, { ...options.state.faults, ...body.data }));
}

function applyFaults(options: ControlOptions, faults: Faults): Faults {
  options.state.faults = faults;
  options.webhooks.modeChanged();
  options.changed();
  return faults;
}

/**
 * Actions of others: a buyer's bank opens a dispute, reviews the answer, decides, or answers a refund; a payment is
 * taken without the shop.
 */
async function outsideAction<Body>(
  options: ControlOptions,
  request: IncomingMessage,
  response: ServerResponse,
  schema: z.ZodType<Body>,
  work: (body: Body) => object,
): Promise<void> {
  const body = schema.safeParse(await readJson(request));
  if (!body.success) {
    refuse(response, 400, `This can't be done: ${z.prettifyError(body.error)}`);
    return;
  }
  try {
    sendJson(response, 200, work(body.data));
    options.changed();
  } catch (error) {
    if (!(error instanceof StripeProblem)) throw error;
    refuse(response, error.status, error.body.message ?? 'This can not be done.');
  }
}

async function redeliver(
  options: ControlOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = redeliverBody.safeParse(await readJson(request));
  const event = body.success ? options.state.events[body.data.eventId] : undefined;
  if (event === undefined) {
    refuse(response, 404, 'There is no such event. Send {"eventId": "evt_…"} of an event in the ledger.');
    return;
  }
  const delivery = options.webhooks.redeliver(event);
  options.changed();
  sendJson(response, 202, delivery);
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  try {
    return JSON.parse(await readBody(request));
  } catch {
    return undefined;
  }
}

function refuse(response: ServerResponse, status: number, message: string): void {
  sendJson(response, status, { error: { message } });
}
