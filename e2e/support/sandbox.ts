import type { Hit } from '#sandbox/analytics/server.ts';

async function json<T>(base: string | undefined, path: string, init?: RequestInit): Promise<T> {
  const response = await fetch(new URL(path, base), init);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as T;
}

const post = (body: unknown) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Charges of the payment provider that succeeded for an order. */
export async function chargesOf(orderNumber: string): Promise<{ amount: number }[]> {
  const { payment_intents } = await json<{
    payment_intents: { status: string; amount_received: number; metadata: Record<string, string> }[];
  }>(process.env.SANDBOX_PAYMENTS_URL, '/_sandbox/ledger');
  return payment_intents
    .filter((intent) => intent.metadata.orderNumber === orderNumber && intent.status === 'succeeded')
    .map((intent) => ({ amount: intent.amount_received }));
}

/** The buyer's bank disputes a payment, or `amount` cents of it, or only asks about it. */
export async function openDispute(
  paymentIntent: string,
  reason: string,
  more: { inquiry?: boolean; amount?: number } = {},
): Promise<{ id: string }> {
  return json(
    process.env.SANDBOX_PAYMENTS_URL,
    '/_sandbox/disputes',
    post({ paymentIntent, reason, ...more }),
  );
}

/** The buyer's bank decides a dispute. */
export async function decideDispute(id: string, status: 'under_review' | 'won' | 'lost'): Promise<void> {
  await json(process.env.SANDBOX_PAYMENTS_URL, `/_sandbox/disputes/${id}`, post({ status }));
}

/** The buyer's bank accepts a pending refund, or returns one. */
export async function answerRefund(refund: string, status: 'succeeded' | 'failed'): Promise<void> {
  await json(process.env.SANDBOX_PAYMENTS_URL, `/_sandbox/refunds/${refund}`, post({ status }));
}

/** The provider of a method without a card decides about a payment in processing. */
export async function decidePayment(paymentIntent: string, status: 'succeeded' | 'failed'): Promise<void> {
  await json(process.env.SANDBOX_PAYMENTS_URL, `/_sandbox/payments/${paymentIntent}`, post({ status }));
}

/** Sets which wallets buyers' devices have. */
export async function deviceWallets(wallets: 'device' | 'none' | 'both'): Promise<void> {
  await json(process.env.SANDBOX_PAYMENTS_URL, '/_sandbox/faults', post({ wallets }));
}

/** Messages sent to an address. */
export async function mailTo(address: string): Promise<{ subject: string; text: string }[]> {
  const { messages } = await json<{ messages: { subject: string; text: string }[] }>(
    process.env.SANDBOX_INBOX_URL,
    `/api/messages?to=${encodeURIComponent(address)}`,
  );
  return messages;
}

/** Turns a fault of the panel on. */
export async function panelFault(fault: Record<string, unknown>): Promise<void> {
  await json(process.env.SANDBOX_PANEL_URL, '/_sandbox/faults', post(fault));
}

/** Turns all faults of the panel off. */
export async function noPanelFaults(): Promise<void> {
  await json(process.env.SANDBOX_PANEL_URL, '/_sandbox/faults', { method: 'DELETE' });
}

/** How long a delivery of the panel takes, by its clock, and how long it is pending before. */
export async function panelPace(deliverySeconds: number, pendingSeconds?: number): Promise<void> {
  await json(process.env.SANDBOX_PANEL_URL, '/_sandbox/settings', post({ deliverySeconds, pendingSeconds }));
}

/** Moves the panel's clock. */
export async function panelClock(change: { speed?: number; advanceSeconds?: number }): Promise<void> {
  await json(process.env.SANDBOX_PANEL_URL, '/_sandbox/clock', post(change));
}

/** Orders of the panel for a target. */
export async function panelOrders(
  username: string,
): Promise<{ id: number; service: number; status: string; quantity: number }[]> {
  const { orders } = await json<{
    orders: { id: number; service: number; link: string; status: string; quantity: number }[];
  }>(process.env.SANDBOX_PANEL_URL, '/_sandbox/orders');
  return orders.filter((order) => order.link.includes(`/${username}/`));
}

/** The fields of the panel's latest calls of one action, the oldest first. */
export async function panelCalls(action: string): Promise<Partial<Record<string, string>>[]> {
  const { calls } = await json<{ calls: { params: Record<string, string> }[] }>(
    process.env.SANDBOX_PANEL_URL,
    '/_sandbox/ledger',
  );
  return calls.map(({ params }) => params).filter((params) => params.action === action);
}

/** Turns a fault of the Instagram directory on or off. */
export async function instagramFault(fault: Record<string, unknown>): Promise<void> {
  await json(process.env.SANDBOX_INSTAGRAM_URL, '/_sandbox/faults', post(fault));
}

/** Removes part of a delivery. */
export async function panelDrop(id: number, percent: number): Promise<void> {
  await json(process.env.SANDBOX_PANEL_URL, `/_sandbox/orders/${id}/drop`, post({ percent }));
}

/** Sets how the mail server behaves. */
export async function mailServer(smtp: 'normal' | 'reject' | 'tempfail' | 'down'): Promise<void> {
  await json(process.env.SANDBOX_INBOX_URL, '/_sandbox/faults', post({ smtp }));
}

/** A message with its HTML and its attachments. */
export interface WholeMessage {
  subject: string;
  text: string;
  html: string;
  /** Its headers by name in lower case, unfolded. */
  headers: Record<string, string>;
  attachments: { filename: string; type: string; content: Buffer }[];
}

/**
 * Messages sent to an address, as a mail program would show them; only those whose subject contains `about`, if given.
 * The inbox drops old messages, so an address that many tests write to needs it.
 */
export async function wholeMailTo(address: string, about = ''): Promise<WholeMessage[]> {
  const base = process.env.SANDBOX_INBOX_URL;
  const { messages } = await json<{ messages: { id: number; subject: string; text: string }[] }>(
    base,
    `/api/messages?to=${encodeURIComponent(address)}`,
  );
  const named = messages.filter(({ subject }) => subject.includes(about));
  return Promise.all(
    named.map(async ({ id, subject, text }) => {
      const { html, raw } = await json<{ html: string; raw: string }>(base, `/api/messages/${id}`);
      return { subject, text, html, headers: headersOf(raw), attachments: attachmentsOf(raw) };
    }),
  );
}

function headersOf(raw: string): Record<string, string> {
  const head = (raw.split(/\r?\n\r?\n/, 1)[0] ?? '').replace(/\r?\n[ \t]+/g, ' ');
  return Object.fromEntries(
    head.split(/\r?\n/).map((line) => {
      const [name = '', ...value] = line.split(':');
      return [name.toLowerCase(), value.join(':').trim()];
    }),
  );
}

/** The files of a message in base64, by the headers of their parts. */
function attachmentsOf(raw: string): WholeMessage['attachments'] {
  return raw.split(/\r?\n--/).flatMap((part) => {
    const [head = '', body = ''] = part.split(/\r?\n\r?\n/, 2);
    const filename = /filename="?([^"\r\n;]+)/i.exec(head)?.[1];
    const type = /content-type: ([^;\r\n]+)/i.exec(head)?.[1];
    if (!filename || !type || !/attachment/i.test(head)) return [];
    return [{ filename, type, content: Buffer.from(body, 'base64') }];
  });
}

/** The requests to the measurement service for an id, oldest first. */
export async function measurementHits(id: string): Promise<Hit[]> {
  const { hits } = await json<{ hits: Hit[] }>(
    process.env.SANDBOX_ANALYTICS_URL,
    `/hits?id=${encodeURIComponent(id)}`,
  );
  return hits;
}

/**
 * Takes a payment that no purchase of the shop requested; returns the intent. Times in Unix seconds, amounts in cents.
 */
export async function payElsewhere(payment: {
  amount: number;
  created: number;
  currency?: string;
  refund?: number;
  dispute?: string;
}): Promise<{ id: string }> {
  return json(
    process.env.SANDBOX_PAYMENTS_URL,
    '/_sandbox/payments',
    // The shop gets no webhook: it finds the payment by comparing the books.
    post({ ...payment, webhooks: false }),
  );
}
