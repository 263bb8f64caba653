import type { Controller } from './controller';
import { type ActiveWallet, type ElementGroup, IntegrationError, SandboxElement } from './element';
import { ExpressElement } from './express';
import type { ApiError, Appearance, ElementType, FrameOptions, Source } from './protocol';

/** The supported options of `stripe.elements()`. */
export interface ElementsOptions {
  clientSecret?: string;
  locale?: string;
  appearance?: Appearance;
}

const TYPES: ElementType[] = ['payment', 'cardNumber', 'cardExpiry', 'cardCvc', 'expressCheckout'];
const FINAL = ['succeeded', 'canceled', 'requires_capture'];

/** The result of `stripe.elements()`: the elements of one payment. */
export class ElementsGroup implements ElementGroup {
  /** Set while a wallet sheet waits for the payment that it approved. */
  wallet: ActiveWallet | undefined;
  private elements: SandboxElement[] = [];
  private loading: Promise<ApiError | undefined> | undefined;
  private retrieved: { amount: number; currency: string; methods: string[] } | undefined;

  constructor(
    private readonly controller: Controller,
    private options: ElementsOptions,
  ) {
    controller.locale = options.locale ?? 'auto';
  }

  get clientSecret(): string | undefined {
    return this.options.clientSecret;
  }

  create(type: string, options: Record<string, unknown> = {}): SandboxElement {
    const known = TYPES.find((candidate) => candidate === type);
    if (!known) {
      throw new IntegrationError(
        `A valid Element name must be provided. Valid Elements of the payments sandbox are: ${TYPES.join(', ')}; you passed: ${type}.`,
      );
    }
    if (this.getElement(known)) {
      throw new IntegrationError(`Can't create more than one Element of type ${known} through elements().`);
    }
    const element =
      known === 'expressCheckout'
        ? new ExpressElement(known, this, options)
        : new SandboxElement(known, this, options);
    this.elements.push(element);
    return element;
  }

  /** Finds an element by its name, or by the component of react-stripe-js that made it. */
  getElement(wanted: unknown): SandboxElement | null {
    const type = typeof wanted === 'function' ? (wanted as { __elementType?: string }).__elementType : wanted;
    return this.elements.find((element) => element.type === type) ?? null;
  }

  update(options: ElementsOptions): void {
    this.options = { ...this.options, ...options };
    this.controller.locale = this.options.locale ?? 'auto';
    for (const element of this.elements) element.refresh();
  }

  /** Reads the intent again after the server changed it. */
  async fetchUpdates(): Promise<{ error?: ApiError }> {
    this.loading = undefined;
    const error = await this.whenLoaded();
    return error ? { error } : {};
  }

  /** Resolves when the intent was read, with the error if that failed; at once for elements without an intent. */
  whenLoaded(): Promise<ApiError | undefined> {
    this.loading ??= this.load();
    return this.loading;
  }

  price(): { amount: number | null; currency: string } {
    return this.retrieved ?? { amount: null, currency: 'eur' };
  }

  source(billing?: Record<string, unknown>): Source {
    if (this.wallet) {
      return { from: 'wallet', wallet: this.wallet.wallet, billing: { ...this.wallet.billing, ...billing } };
    }
    return { from: 'frames', frames: this.frameNames(), ...(billing ? { billing } : {}) };
  }

  frameOptions(): FrameOptions {
    const { appearance, locale } = this.options;
    return {
      locale: locale ?? 'auto',
      ...(appearance ? { appearance } : {}),
      ...(this.retrieved ? { methods: this.retrieved.methods } : {}),
    };
  }

  forget(element: SandboxElement): void {
    this.elements = this.elements.filter((other) => other !== element);
  }

  private frameNames(): string[] {
    return this.elements
      .filter((element) => element.type !== 'expressCheckout')
      .flatMap((element) => (element.frame ? [element.frame.name] : []));
  }

  private async load(): Promise<ApiError | undefined> {
    const { clientSecret } = this.options;
    if (clientSecret === undefined) return undefined;
    const { intent, error } = await this.controller.call({ do: 'retrieve', clientSecret });
    if (error) return error;
    if (!intent) return undefined;
    const { amount, currency, payment_method_types: methods } = intent;
    this.retrieved = { amount, currency, methods };
    for (const element of this.elements) element.refresh();
    if (!FINAL.includes(intent.status)) return undefined;
    return {
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      message: `This PaymentIntent is in a terminal state (${intent.status}) and cannot be used to initialize Elements.`,
      payment_intent: intent,
    };
  }
}
