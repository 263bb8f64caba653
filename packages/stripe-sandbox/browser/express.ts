import { SandboxElement } from './element';
import { type Overlay, openOverlay } from './overlay';
import type { BillingDetails, Wallet } from './protocol';

const NAMES: Record<Wallet, string> = { apple_pay: 'Apple Pay', google_pay: 'Google Pay' };
/** The page has this long to answer a click, as at Stripe. */
const CLICK_TIMEOUT_MS = 1_000;
const OUTCOME_SHOWN_MS = 700;

/** The express checkout element: wallet buttons, then a sheet that asks to confirm. */
export class ExpressElement extends SandboxElement {
  private sheet: Overlay | undefined;

  protected override react(name: string, payload: Record<string, unknown>): void {
    if (name === 'press') this.press(payload.wallet as Wallet);
    else super.react(name, payload);
  }

  private finish(ok: boolean): void {
    const sheet = this.sheet;
    if (!sheet) return;
    this.sheet = undefined;
    this.group.wallet = undefined;
    sheet.outcome(ok);
    setTimeout(() => sheet.close(), OUTCOME_SHOWN_MS);
  }

  private press(wallet: Wallet): void {
    if (this.sheet) return;
    let answered = false;
    const resolve = () => {
      if (answered) return;
      answered = true;
      void this.openSheet(wallet);
    };
    const reject = () => {
      answered = true;
    };
    this.emit('click', { elementType: this.type, expressPaymentType: wallet, resolve, reject });
    setTimeout(() => {
      if (!answered)
        console.error('The click event of the expressCheckout element was not resolved within 1 second.');
      answered = true;
    }, CLICK_TIMEOUT_MS);
  }

  private async openSheet(wallet: Wallet): Promise<void> {
    await this.group.whenLoaded();
    const { amount, currency } = this.group.price();
    const sheet = { wallet, amount, currency, business: location.hostname };
    this.sheet = openOverlay(
      'wallet',
      NAMES[wallet],
      { ...this.group.frameOptions(), wallet: sheet },
      (name, payload) => {
        if (name === 'approve') this.approve(wallet, { name: payload.name });
        if (name === 'cancel') this.cancel();
      },
    );
  }

  private cancel(): void {
    this.sheet?.close();
    this.sheet = undefined;
    this.group.wallet = undefined;
    this.emit('cancel', { elementType: this.type });
  }

  private approve(wallet: Wallet, billing: BillingDetails): void {
    this.group.wallet = { wallet, billing, finish: (ok) => this.finish(ok) };
    this.emit('confirm', {
      elementType: this.type,
      expressPaymentType: wallet,
      billingDetails: billing,
      paymentFailed: () => this.finish(false),
    });
  }
}
