import { Context } from '@temporalio/activity';
import { ApplicationFailure, ApplicationFailureCategory } from '@temporalio/common';
import { noteAnswer, waitingForPanel } from '../db/provider-health';
import { readProvider } from '../db/providers';
import { type Reach, tellPurchase } from '../purchases/reach';
import type { AddressPolicy } from '../security/panel-address';
import { panelBack } from '../workflows/messages';
import { exchange } from './panel-calls';
import type { PanelCall } from './panel-client';

/** Activities on a panel that doesn't answer. */
export function createPanelHealthActivities(deps: {
  reach: Reach;
  timeoutMs: number;
  addresses: AddressPolicy;
}) {
  const { reach } = deps;
  return {
    /** Ends when the panel answers again. Until then each attempt fails on purpose and is run again. */
    async awaitAnswer({ providerId }: { providerId: number }): Promise<void> {
      const provider = await readProvider(reach.db, reach.keyring, providerId);
      const { protocol, answer } = await exchange(
        provider,
        { action: 'balance' },
        deps.timeoutMs,
        deps.addresses,
      );
      const balance = protocol.readBalance(answer);
      // A panel that refuses the question is there: what it thinks of orders it says to them.
      if ('complaint' in balance && !saysSomething(answer))
        throw ApplicationFailure.create({
          type: 'panel-away',
          message: `The panel does not answer: ${balance.complaint}`,
          category: ApplicationFailureCategory.BENIGN,
        });
      await noteAnswer(reach.db, providerId);
    },

    /** Signals every purchase that waits for a panel; returns how many. They go out at the panel's own rate. */
    async tellWaiting({ providerId }: { providerId: number }): Promise<number> {
      let { told, after } = (Context.current().info.heartbeatDetails ?? { told: 0, after: '' }) as {
        told: number;
        after: string;
      };
      for (;;) {
        const cartIds = await waitingForPanel(reach.db, providerId, after);
        for (const cartId of cartIds) await tellPurchase(reach, cartId, panelBack, { providerId });
        told += cartIds.length;
        const last = cartIds.at(-1);
        if (!last) return told;
        after = last;
        Context.current().heartbeat({ told, after });
      }
    },
  };
}
export type PanelHealthActivities = ReturnType<typeof createPanelHealthActivities>;

/** Whether it is the panel that answers, not a gateway's or a maintenance page. */
function saysSomething(call: PanelCall): boolean {
  if (call.kind !== 'answered' || call.status >= 500) return false;
  try {
    JSON.parse(call.body);
    return true;
  } catch {
    return false;
  }
}
