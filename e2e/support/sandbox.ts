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

/** Messages that were sent to an address. */
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

/** Moves the panel's clock. */
export async function panelClock(change: { speed?: number; advanceSeconds?: number }): Promise<void> {
  await json(process.env.SANDBOX_PANEL_URL, '/_sandbox/clock', post(change));
}

/** Orders of the panel for a target. */
export async function panelOrders(
  username: string,
): Promise<{ id: number; status: string; quantity: number }[]> {
  const { orders } = await json<{ orders: { id: number; link: string; status: string; quantity: number }[] }>(
    process.env.SANDBOX_PANEL_URL,
    '/_sandbox/orders',
  );
  return orders.filter((order) => order.link.includes(`/${username}/`));
}

/** Takes part of a delivery away again. */
export async function panelDrop(id: number, percent: number): Promise<void> {
  await json(process.env.SANDBOX_PANEL_URL, `/_sandbox/orders/${id}/drop`, post({ percent }));
}

/** How the mail server behaves from now on. */
export async function mailServer(smtp: 'normal' | 'reject' | 'tempfail' | 'down'): Promise<void> {
  await json(process.env.SANDBOX_INBOX_URL, '/_sandbox/faults', post({ smtp }));
}
