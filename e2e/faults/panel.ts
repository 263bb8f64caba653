import express, { type RequestHandler, type Response } from 'express';
import { listen } from 'stripe-sandbox/listen';
import type { Directory } from '#sandbox/instagram/directory.ts';
import { drop, targetOf } from '#sandbox/panel/deliveries.ts';
import { emptyPanel } from '#sandbox/panel/model.ts';
import { panelApp } from '#sandbox/panel/server.ts';

/** An order that the panel accepted: one for each accepted `add`. */
export interface Add {
  id: string;
  quantity: number;
  /** When, in epoch ms. */
  at: number;
  /** Whether the panel delivers it, or has. */
  delivers: boolean;
}

/**
 * How the panel treats one target. `busy`: refuses because of an active order. `held`: accepts the order, and delays
 * its answer. `shut`: delays the request, and never accepts it. `running`: does not finish the delivery. `poor`:
 * refuses by the SMM API v2 for lack of funds; by its other protocol, where it is the shop's second panel, it accepts
 * the order and delays its answer. `forgetful`: accepts the order, but its answer is lost. `deaf`: the order is lost in
 * transit. `cancelling`: ends the delivery half way. Any other target is delivered within moments.
 */
export type Treatment = 'busy' | 'held' | 'shut' | 'running' | 'poor' | 'forgetful' | 'deaf' | 'cancelling';

/** The sandbox's panel, with switches for single targets in front of it. */
export interface Panel {
  ordersFor(target: string): Add[];
  /** The order of each accepted refill. */
  refillsFor(target: string): string[];
  /** How many requests or answers it delays. */
  keepsBack(target: string): number;
  /** Removes half of what was delivered. */
  drop(target: string): void;
  treat(target: string, treatment: Treatment | undefined): void;
  /** From now on nobody listens at its address. */
  leave(): Promise<void>;
  comeBack(): Promise<void>;
  /** Leaves for this time; no effect while it is already away. */
  away(ms: number): Promise<void>;
  close(): Promise<void>;
}

/** Later than any test: such a delivery has not begun yet. */
const neverMs = 10 * 365 * 24 * 3600 * 1000;
const isPutOff = ({ createdAt }: { createdAt: number }) => createdAt > Date.now() + neverMs / 2;

/**
 * Starts the panel in the test's own process, so that its ledger outlasts every kill. It delivers to this directory.
 */
export async function startPanel(port: number, key: string, directory: Directory): Promise<Panel> {
  const state = emptyPanel(Date.now(), 0);
  state.pendingSeconds = 0;
  state.balance = 1_000_000;
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
    if (treatment === 'deaf') {
      request.socket.destroy();
      return;
    }
    if (treatment === 'shut') {
      release(target, () => request.socket.destroy());
      return;
    }
    if (treatment === undefined) return next();
    keepBack(response, target, treatment === 'held');
    const answer = response.json.bind(response);
    response.json = (body) => {
      const order = ofTarget(target).at(-1);
      if (order && treatment === 'running') order.createdAt += neverMs;
      if (order && treatment === 'cancelling') order.ending = { status: 'Canceled', atPercent: 50 };
      if (treatment !== 'forgetful') return answer(body);
      request.socket.destroy();
      return response;
    };
    next();
  };
  const secondGate: RequestHandler = (request, response, next) => {
    const { link, service } = (request.body ?? {}) as Record<string, string>;
    const { target } = targetOf({ link: link ?? '', service: Number(service) });
    keepBack(response, target, treatments.get(target) === 'poor');
    next();
  };

  /** Runs when the treatment ends. */
  function release(target: string, then: () => void): void {
    held.set(target, [...(held.get(target) ?? []), then]);
  }

  /** Answers when the treatment ends. */
  function keepBack(response: Response, target: string, isHeld: boolean): void {
    if (!isHeld) return;
    const answer = response.json.bind(response);
    response.json = (body) => {
      release(target, () => answer(body));
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
    ordersFor: (target) =>
      ofTarget(target).map(({ id, quantity, createdAt, status }) => ({
        id: String(id),
        quantity,
        at: isPutOff({ createdAt }) ? createdAt - neverMs : createdAt,
        delivers: status !== 'Canceled',
      })),
    refillsFor: (target) =>
      state.refills
        .filter((refill) => ofTarget(target).some(({ id }) => id === refill.order))
        .map(({ order }) => String(order)),
    keepsBack: (target) => held.get(target)?.length ?? 0,
    drop: (target) => {
      for (const order of ofTarget(target)) drop(directory, order, 50);
    },
    treat(target, treatment) {
      if (treatment) {
        treatments.set(target, treatment);
        return;
      }
      if (treatments.get(target) === 'running')
        for (const order of ofTarget(target)) if (isPutOff(order)) order.createdAt -= neverMs;
      treatments.delete(target);
      for (const then of held.get(target)?.splice(0) ?? []) then();
    },
    leave: close,
    async comeBack() {
      server = await open();
    },
    async away(ms) {
      if (!server) return;
      await close();
      await new Promise((resolve) => setTimeout(resolve, ms));
      server = await open();
    },
    close,
  };
}
