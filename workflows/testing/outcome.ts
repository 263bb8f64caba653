import type { PurchaseState } from '#domain/purchase.ts';
import { purchaseState } from '../messages';
import type { Buyer } from './shop';

/** Polls of the panel change nothing: a table of calls is about money and goods. */
const polls = ['awaitDelivery', 'readProviderStatus', 'readProviderStatuses', 'awaitRefill'];

/** What happened to a purchase since `since`, in the form that the tables expect. */
export interface Outcome {
  stage: string;
  /** How a closed purchase ended. */
  end?: string;
  /** What the buyer's bank paid, less what it got back; by the provider's book, not ours. In cents. */
  keptCents: number;
  orders: number;
  calls: string[];
  emails: string[];
}

/** From when calls and e-mails count. */
export interface Since {
  calls: number;
  emails: number;
}

/** Calls and e-mails count from now. */
export function from({ world }: Buyer): Since {
  return { calls: world.calls.length, emails: world.emailKeys.length };
}

/** Lets everything under way finish: the test server skips time only while no activity runs. */
export async function rest(buyer: Buyer): Promise<void> {
  await buyer.env.sleep('30 seconds');
}

/** The state of the purchase at rest. */
export async function outcomeOf(buyer: Buyer, since: Since): Promise<Outcome> {
  const { world } = buyer;
  const { stage, end } = await stateOf(buyer);
  const charged = [...world.intents.values()].reduce((sum, intent) => sum + intent.charged, 0);
  const back = world.refunds.reduce((sum, refund) => sum + refund.amountCents, 0);
  return {
    stage,
    ...(end && { end }),
    keptCents: charged - back,
    orders: world.orders.length,
    calls: world.calls.slice(since.calls).filter((call) => !polls.includes(call)),
    emails: world.emailKeys.slice(since.emails),
  };
}

/** The purchase's memory. */
export function stateOf(buyer: Buyer): Promise<PurchaseState> {
  return buyer.handle.query(purchaseState);
}

/** Lets a test wait for something, or hold it back. */
export class Gate {
  open = () => {};
  readonly opened = new Promise<void>((resolve) => {
    this.open = resolve;
  });
}
