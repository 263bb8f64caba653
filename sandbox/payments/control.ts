import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { readBody, sendJson } from './http';
import { type Faults, noFaults, type PaymentsState, WALLET_MODES, WEBHOOK_MODES } from './model';
import type { WebhookSender } from './webhooks';

const count = z.coerce.number().int().min(0).max(1_000_000);
const faultsBody = z.strictObject({
  failNextRequests: z.strictObject({ count, status: z.coerce.number().int().min(400).max(599) }).optional(),
  dropAnswers: z.strictObject({ count }).optional(),
  delayMs: z.coerce.number().int().min(0).max(600_000).optional(),
  webhooks: z.enum(WEBHOOK_MODES).optional(),
  wallets: z.enum(WALLET_MODES).optional(),
});
const redeliverBody = z.strictObject({ eventId: z.string() });

export interface ControlOptions {
  state: PaymentsState;
  webhooks: WebhookSender;
  changed: () => void;
}

/** The books as checkers read them: every object, oldest first. */
export function ledger(state: PaymentsState) {
  return {
    payment_intents: Object.values(state.intents),
    charges: Object.values(state.charges),
    refunds: Object.values(state.refunds),
    events: Object.values(state.events),
    deliveries: Object.values(state.deliveries),
  };
}

/** Answers the test control calls under /_sandbox; returns false where there is no such call. */
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
  else if (call === 'POST /_sandbox/webhooks/redeliver') await redeliver(options, request, response);
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
  const { failNextRequests, dropAnswers, delayMs, webhooks, wallets } = body.data;
  const before = options.state.faults;
  const faults: Faults = {
    failNextRequests: failNextRequests ?? before.failNextRequests,
    dropAnswers: dropAnswers ?? before.dropAnswers,
    delayMs: delayMs ?? before.delayMs,
    webhooks: webhooks ?? before.webhooks,
    wallets: wallets ?? before.wallets,
  };
  sendJson(response, 200, applyFaults(options, faults));
}

function applyFaults(options: ControlOptions, faults: Faults): Faults {
  options.state.faults = faults;
  options.webhooks.modeChanged();
  options.changed();
  return faults;
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
