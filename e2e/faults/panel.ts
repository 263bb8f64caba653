import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';

/** An order that the panel took in: one line for each `add` that it accepted. */
export interface PanelOrder {
  id: string;
  /** User name at the end of the link. */
  target: string;
  service: string;
  quantity: number;
}

/**
 * How the panel treats one target. `busy`: refuses because of an active order.
 * `held`: takes the order in, and keeps its answer back. `running`: delivers
 * without end. Any other target is delivered at once.
 */
export type Treatment = 'busy' | 'held' | 'running';

/** A panel with a ledger, which speaks SMM API v2 as far as a purchase does. */
export interface Panel {
  /** Everything that was ever accepted, oldest first. */
  readonly orders: readonly PanelOrder[];
  ordersFor(target: string): PanelOrder[];
  treat(target: string, treatment: Treatment | undefined): void;
  close(): Promise<void>;
}

/**
 * Starts the panel. It lives in the test's own process, so that its ledger
 * outlasts every kill and is read without asking.
 */
export async function startPanel(port: number, key: string): Promise<Panel> {
  const orders: PanelOrder[] = [];
  const byId = new Map<string, PanelOrder>();
  const treatments = new Map<string, Treatment>();
  const released: (() => void)[] = [];

  function statusOf(id: string): Record<string, unknown> {
    const order = byId.get(id);
    if (!order) return { error: 'Incorrect order ID' };
    const running = treatments.get(order.target) === 'running';
    return {
      charge: '0.27819',
      start_count: '1000',
      status: running ? 'In progress' : 'Completed',
      remains: running ? String(Math.ceil(order.quantity / 2)) : '0',
      currency: 'USD',
    };
  }

  async function add(fields: URLSearchParams): Promise<unknown> {
    const target = (fields.get('link') ?? '').replace(/\/+$/, '').split('/').at(-1) ?? '';
    const treatment = treatments.get(target);
    if (treatment === 'busy') {
      return { error: 'You have active order with this link. Please wait until order being completed.' };
    }
    const order: PanelOrder = {
      id: String(700_001 + orders.length),
      target,
      service: fields.get('service') ?? '',
      quantity: Number(fields.get('quantity')),
    };
    orders.push(order);
    byId.set(order.id, order);
    if (treatment === 'held') {
      await new Promise<void>((resolve) => {
        const look = setInterval(() => {
          if (treatments.get(target) === 'held') return;
          clearInterval(look);
          resolve();
        }, 50);
        released.push(() => {
          clearInterval(look);
          resolve();
        });
      });
    }
    return { order: Number(order.id) };
  }

  async function answer(fields: URLSearchParams): Promise<unknown> {
    if (fields.get('key') !== key) return { error: 'Invalid API key' };
    const many = fields.get('orders')?.split(',');
    switch (fields.get('action')) {
      case 'add':
        return add(fields);
      case 'status':
        return many
          ? Object.fromEntries(many.map((id) => [id, statusOf(id)]))
          : statusOf(fields.get('order') ?? '');
      case 'cancel':
        return (many ?? []).map((id) => ({
          order: Number(id),
          cancel: byId.has(id) ? 1 : { error: 'Incorrect order ID' },
        }));
      default:
        return { error: 'Incorrect request' };
    }
  }

  const server = createServer((request, response) => {
    void read(request)
      .then(answer)
      .then((body) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body)))
      .catch(() => response.destroy());
  });
  server.listen(port);
  await once(server, 'listening');
  return {
    orders,
    ordersFor: (target) => orders.filter((order) => order.target === target),
    treat: (target, treatment) => {
      if (treatment) treatments.set(target, treatment);
      else treatments.delete(target);
    },
    async close() {
      for (const release of released) release();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function read(request: IncomingMessage): Promise<URLSearchParams> {
  let body = '';
  for await (const chunk of request as AsyncIterable<Buffer>) body += chunk.toString();
  return new URLSearchParams(body);
}
