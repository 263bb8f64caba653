import type { PurchaseState } from '#domain/purchase.ts';
import { purchaseState } from '../messages';
import type { Buyer } from './shop';

/** Looks at the panel change nothing: a table of calls is about money and goods. */
const looks = ['awaitDelivery', 'readProviderStatus', 'awaitRefill'];

/** What happened to a purchase since `since`, as the rows of a table expect it. */
export interface Outcome {
  stage: string;
  /** How a closed purchase ended. */
  end?: string;
  /** What the buyer's bank gave, less what went back to it; by the provider's book, not by ours. In cents. */
  keptCents: number;
  orders: number;
  calls: string[];
  letters: string[];
}

/** From when calls and letters count. */
export interface Since {
  calls: number;
  letters: number;
}

/** Calls and letters count from now. */
export function from({ world }: Buyer): Since {
  return { calls: world.calls.length, letters: world.letters.length };
}

/** Lets everything that is under way come to rest: the test server skips time only while no activity runs. */
export async function rest(buyer: Buyer): Promise<void> {
  await buyer.env.sleep('30 seconds');
}

/** The purchase as it stands at rest. */
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
    calls: world.calls.slice(since.calls).filter((call) => !looks.includes(call)),
    letters: world.letters.slice(since.letters),
  };
}

/** What the purchase remembers. */
export function stateOf(buyer: Buyer): Promise<PurchaseState> {
  return buyer.handle.query(purchaseState);
}

/** Something that a test waits for, or holds back. */
export class Gate {
  open = () => {};
  readonly opened = new Promise<void>((resolve) => {
    this.open = resolve;
  });
}
