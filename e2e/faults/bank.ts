import type { Buyer } from './buyer';
import type { FaultShop } from './shop';

/** What happens to a payment without the shop: in the provider's dashboard, and at the buyer's bank. */
export class Bank {
  constructor(
    private readonly shop: FaultShop,
    private readonly buyer: Buyer,
  ) {}

  /** Refunds a share of what is left of the payment; no effect if it took no money or a bank has it. */
  async refund(share: number): Promise<void> {
    const charge = await this.charge();
    if (!charge || charge.disputed) return;
    const left = charge.amount_captured - charge.amount_refunded;
    const amount = Math.floor(left * share);
    // If the shop was quicker less is left, and the ledger shows it.
    if (amount > 0)
      await this.shop.stripe.refunds.create({ charge: charge.id, amount }).catch(() => undefined);
  }

  /** The buyer claims that they never paid. A payment is disputed once. */
  async dispute(): Promise<void> {
    const charge = await this.charge();
    if (charge && !charge.disputed)
      await this.shop.payments('disputes', { paymentIntent: this.buyer.paymentIntentId });
  }

  /** Decides the dispute, if one is open. */
  async decide(status: 'under_review' | 'won' | 'lost'): Promise<void> {
    if (!this.buyer.paymentIntentId) return;
    const { data } = await this.shop.stripe.disputes.list({ payment_intent: this.buyer.paymentIntentId });
    const open = data.find(({ status }) => !['won', 'lost'].includes(status));
    if (open) await this.shop.payments(`disputes/${open.id}`, { status });
  }

  private async charge() {
    // Without one the provider lists everybody's.
    if (!this.buyer.paymentIntentId) return undefined;
    const { data } = await this.shop.stripe.charges.list({ payment_intent: this.buyer.paymentIntentId });
    return data.find(({ paid }) => paid);
  }
}
