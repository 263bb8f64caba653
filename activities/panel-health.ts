import { Context } from '@temporalio/activity';
import { ApplicationFailure, ApplicationFailureCategory } from '@temporalio/common';
import { beginTrial, endTrial, healthOf, waitingForPanel } from '../db/provider-health';
import { providerQueues, readProvider } from '../db/providers';
import { type Reach, signalPurchase } from '../purchases/reach';
import type { AddressPolicy } from '../security/panel-address';
import { panelBack } from '../workflows/messages';
import { heartbeat } from './heartbeat';
import { json } from './panel-answers';
import { exchange } from './panel-calls';
import type { PanelCall } from './panel-client';
import { trySignal } from './try-signal';

/**
 * Most orders that are told within a second that their panel is back: more at once would take the workers from those
 * who are buying.
 */
const mostPerSecond = 5;

/** Ids that are read at once: all of them are sorted each time. */
const idsPerPage = 100;

/** Activities on a panel that doesn't answer. */
export function createPanelHealthActivities(deps: {
  reach: Reach;
  timeoutMs: number;
  addresses: AddressPolicy;
  /** Waits between orders that are told; tests don't. */
  pause?: (ms: number) => Promise<void>;
}) {
  const { reach, pause = (ms) => Context.current().sleep(ms) } = deps;
  const { db } = reach;

  return {
    /**
     * Ends when the panel answers a question again: from then on it gets trial orders. Until then each attempt fails on
     * purpose and is retried.
     */
    async awaitAnswer({ providerId }: { providerId: number }): Promise<void> {
      if ((await healthOf(db, providerId)) !== 'away') return;
      const provider = await readProvider(db, reach.keyring, providerId);
      const { protocol, answer } = await exchange(
        provider,
        { action: 'balance' },
        deps.timeoutMs,
        deps.addresses,
      );
      const balance = protocol.readBalance(answer);
      // A panel that refuses this question is up; its view of orders comes with their answers.
      if ('complaint' in balance && !saysSomething(answer))
        throw goesOn('panel-away', `The panel does not answer: ${balance.complaint}`);
      await beginTrial(db, providerId, new Date());
    },

    /**
     * Sends one order at a time to a panel, until one gets a usable answer (`answered`) or none (`relapsed`). A panel
     * may report its balance and still take no orders. Until then each attempt fails on purpose. If an order hasn't
     * reached the panel after `trialSeconds`, the next one is let through.
     */
    async letOneThrough({
      providerId,
      trialSeconds,
    }: {
      providerId: number;
      trialSeconds: number;
    }): Promise<'answered' | 'relapsed'> {
      const health = await healthOf(db, providerId);
      if (health !== 'tried') return health === 'well' ? 'answered' : 'relapsed';
      const context = Context.current();
      const last = (context.info.heartbeatDetails as { cartId: string; at: number } | undefined) ?? {
        cartId: '',
        at: 0,
      };
      if (Date.now() - last.at < trialSeconds * 1000) {
        context.heartbeat(last);
      } else {
        const [cartId] = await waitingForPanel(db, providerId, last.cartId, 1);
        if (!cartId) {
          await endTrial(db, providerId);
          return 'answered';
        }
        // One that can't be signalled, or has ended, isn't waited for: the next attempt takes the next one.
        let isSignalled = false;
        await trySignal(cartId, async () => {
          isSignalled = await signalPurchase(reach, cartId, panelBack, { providerId });
        });
        context.heartbeat({ cartId, at: isSignalled ? Date.now() : 0 });
      }
      throw goesOn('panel-tried', 'The panel is tried with one order');
    },

    /**
     * Signals the purchases that wait for a panel, no faster than it takes them, and stops if it is away again.
     * Respects its limit of unanswered orders. If there are more than fit into half of its time, the attempt fails on
     * purpose and the next one continues: one that timed out could go on beside it.
     */
    async tellWaiting({ providerId }: { providerId: number }): Promise<{ told: number; isAway: boolean }> {
      const context = Context.current();
      const stopsAt = Date.now() + context.info.startToCloseTimeoutMs / 2;
      const queue = (await providerQueues(db)).find(({ id }) => id === providerId);
      const perSecond = Math.min(queue?.maxCallsPerSecond ?? mostPerSecond, mostPerSecond);
      const atOnce = Math.max(1, Math.floor(perSecond));
      let { told, after } = (context.info.heartbeatDetails ?? { told: 0, after: '' }) as {
        told: number;
        after: string;
      };
      let page: string[] = [];
      for (;;) {
        if ((await healthOf(db, providerId)) !== 'well') return { told, isAway: true };
        if (page.length < atOnce) page = await waitingForPanel(db, providerId, after, idsPerPage);
        const cartIds = page.splice(0, atOnce);
        for (const cartId of cartIds)
          await trySignal(cartId, async () => {
            // One that is over by now waits for nothing.
            if (await signalPurchase(reach, cartId, panelBack, { providerId }, () => true)) told += 1;
          });
        const last = cartIds.at(-1);
        if (!last) return { told, isAway: false };
        after = last;
        heartbeat({ told, after });
        if (Date.now() >= stopsAt) throw goesOn('panel-told', 'The orders that waited are being told', 1000);
        if (cartIds.length === atOnce) await pause((atOnce / perSecond) * 1000);
      }
    },
  };
}
export type PanelHealthActivities = ReturnType<typeof createPanelHealthActivities>;

/** Not an error: the next attempt continues, after `nextRetryDelay` ms or as the workflow says. */
function goesOn(type: string, message: string, nextRetryDelay?: number): ApplicationFailure {
  return ApplicationFailure.create({
    type,
    message,
    nextRetryDelay,
    category: ApplicationFailureCategory.BENIGN,
  });
}

/** Whether the panel itself answers, not a gateway's or a maintenance page. */
function saysSomething(call: PanelCall): boolean {
  return call.kind === 'answered' && call.status < 500 && json(call.body) !== undefined;
}
