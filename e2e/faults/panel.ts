import express, { type RequestHandler, type Response } from 'express';
import { listen } from '../../sandbox/http';
import { emptyDirectoryState, openDirectory } from '../../sandbox/instagram/directory';
import { targetOf } from '../../sandbox/panel/deliveries';
import { emptyPanel } from '../../sandbox/panel/model';
import { panelApp } from '../../sandbox/panel/server';

/** An order that the panel took in: one for each `add` that it accepted. */
export interface Add {
  id: string;
  quantity: number;
}

/**
 * How the panel treats one target. `busy`: refuses because of an active order.
 * `held`: takes the order in, and keeps its answer back. `running`: does not
 * finish the delivery. `poor`: refuses by the SMM API v2 for want of money; by its
 * other protocol, where it is the shop's second panel, it takes the order in and
 * keeps its answer back. Any other target is delivered within moments.
 */
export type Treatment = 'busy' | 'held' | 'running' | 'poor';

/** The sandbox's panel, with switches for single targets in front of it. */
export interface Panel {
  ordersFor(target: string): Add[];
  treat(target: string, treatment: Treatment | undefined): void;
  /** From now on nobody listens at its address. */
  leave(): Promise<void>;
  comeBack(): Promise<void>;
  close(): Promise<void>;
}

/** Later than any test: a delivery that was begun then has not begun yet. */
const neverMs = 10 * 365 * 24 * 3600 * 1000;

/** Starts the panel in the test's own process, so that its ledger outlasts every kill. */
export async function startPanel(port: number, key: string): Promise<Panel> {
  const state = emptyPanel(Date.now(), 0);
  state.pendingSeconds = 0;
  state.balance = 1_000_000;
  const directory = openDirectory(emptyDirectoryState(), () => undefined, Date.now);
  const treatments = new Map<string, Treatment>();
  const held = new Map<string, (() => void)[]>();
  const ofTarget = (target: string) => state.orders.filter((order) => targetOf(order).target === target);

  const gate: RequestHandler = (request, response, next) => {
    const { action, link, service } = (request.body ?? {}) as Record<string, string>;
    const { target } = targetOf({ link: link ?? '', service: Number(service) });
    const treatment = action === 'add' ? treatments.get(target) : undefined;
    if (treatment === 'busy') {
      response.json({
        error: 'You have active order with this link. Please wait until order being completed.',
      });
      return;
    }
    if (treatment === 'poor') {
      response.json({ error: 'Not enough funds on balance' });
      return;
    }
    if (treatment === undefined) return next();
    keepBack(response, target, treatment === 'held');
    const answer = response.json.bind(response);
    response.json = (body) => {
      for (const order of ofTarget(target)) if (treatment === 'running') order.createdAt += neverMs;
      return answer(body);
    };
    next();
  };
  const secondGate: RequestHandler = (request, response, next) => {
    const { link, service } = (request.body ?? {}) as Record<string, string>;
    const { target } = targetOf({ link: link ?? '', service: Number(service) });
    keepBack(response, target, treatments.get(target) === 'poor');
    next();
  };

  /** Answers when the treatment ends. */
  function keepBack(response: Response, target: string, isHeld: boolean): void {
    if (!isHeld) return;
    const answer = response.json.bind(response);
    response.json = (body) => {
      held.set(target, [...(held.get(target) ?? []), () => answer(body)]);
      return response;
    };
  }

  const app = express();
  app.post('/api/v2', express.urlencoded({ extended: false }), gate);
  app.post('/rest/v1/orders', express.json(), secondGate);
  app.use(panelApp({ state, directory, key, now: Date.now, changed: () => undefined }));
  const open = () => listen(app, port, 'SANDBOX_PANEL_PORT');
  let server: Awaited<ReturnType<typeof open>> | undefined = await open();
  const close = async () => {
    await server?.close();
    server = undefined;
  };
  return {
    ordersFor: (target) => ofTarget(target).map(({ id, quantity }) => ({ id: String(id), quantity })),
    treat(target, treatment) {
      if (treatment) {
        treatments.set(target, treatment);
        return;
      }
      if (treatments.get(target) === 'running')
        for (const order of ofTarget(target)) order.createdAt -= neverMs;
      treatments.delete(target);
      for (const release of held.get(target)?.splice(0) ?? []) release();
    },
    leave: close,
    async comeBack() {
      server = await open();
    },
    close,
  };
}
