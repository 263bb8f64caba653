/** Messages between the page's script and the sandbox's frames. They never contain card data. */

export type FieldType = 'payment' | 'cardNumber' | 'cardExpiry' | 'cardCvc';
export type ElementType = FieldType | 'expressCheckout';
export type FrameType = ElementType | 'controller' | 'challenge' | 'wallet';
export type Wallet = 'apple_pay' | 'google_pay';

/** The supported part of Stripe's Appearance API. */
export interface Appearance {
  theme?: 'stripe' | 'night';
  variables?: Record<string, string>;
  rules?: Record<string, Record<string, string>>;
}

export interface FrameOptions {
  appearance?: Appearance;
  locale?: string;
  /** The options given to `elements.create` or `element.update`. */
  element?: Record<string, unknown>;
  wallet?: WalletSheet;
  challenge?: { intent: string; clientSecret: string };
  /** The payment methods of the intent, for the payment element. */
  methods?: string[];
}

/** The content of the wallet sheet. `amount` is in the currency's minor unit. */
export interface WalletSheet {
  wallet: Wallet;
  amount: number | null;
  currency: string;
  business: string;
}

/** Page to frame. */
export type ToFrame =
  | { kind: 'init' | 'update'; options: FrameOptions }
  | { kind: 'focus' }
  | { kind: 'outcome'; ok: boolean }
  | { kind: 'call'; id: number; call: ControllerCall };

/** Frame to page. */
export type FromFrame =
  | { kind: 'hello' }
  | { kind: 'height'; height: number }
  | { kind: 'event'; name: string; payload: Record<string, unknown> }
  | { kind: 'reply'; id: number; result: ApiResult };

export type BillingDetails = Record<string, unknown>;

/** Where the money comes from. */
export type Source =
  | { from: 'frames'; frames: string[]; billing?: BillingDetails }
  | { from: 'wallet'; wallet: Wallet; billing?: BillingDetails };

/** Work for the hidden controller frame, the only one that talks to the API. */
export type ControllerCall =
  | { do: 'retrieve'; clientSecret: string }
  | { do: 'confirm'; clientSecret: string; source: Source; returnUrl: string | undefined };

export interface ApiError {
  type: string;
  message: string;
  code?: string;
  decline_code?: string;
  payment_intent?: Intent;
  [more: string]: unknown;
}

/** A PaymentIntent as the browser sees it. */
export interface Intent {
  id: string;
  status: string;
  amount: number;
  currency: string;
  client_secret: string;
  payment_method_types: string[];
  next_action: { type: string; redirect_to_url?: { url: string } } | null;
  last_payment_error: ApiError | null;
}

export interface ApiResult {
  intent?: Intent;
  error?: ApiError;
}

/** Distinguishes both sides' messages from others'. */
export const MARK = 'payments-sandbox';

/** `pi_123` of `pi_123_secret_456`. */
export function intentIdOf(clientSecret: string): string {
  return clientSecret.split('_secret_')[0] ?? '';
}
