import { Controller } from './controller';
import { IntegrationError, SandboxElement } from './element';
import { ElementsGroup, type ElementsOptions } from './elements';
import { openOverlay } from './overlay';
import { type ApiError, type ApiResult, type BillingDetails, type Intent, intentIdOf } from './protocol';

interface ConfirmOptions {
  elements: ElementsGroup;
  confirmParams?: { return_url?: string; payment_method_data?: { billing_details?: BillingDetails } };
  redirect: 'if_required';
}
interface CardPayment {
  payment_method: { card: SandboxElement; billing_details?: BillingDetails };
  return_url?: string;
}
type Answer = { paymentIntent: Intent; error?: undefined } | { error: ApiError; paymentIntent?: undefined };

/** The object that `Stripe(publishableKey)` returns, as far as a shop with card payments needs it. */
class SandboxStripe {
  private readonly controller: Controller;

  constructor(
    publishableKey: string,
    private readonly locale: string,
  ) {
    this.controller = new Controller(publishableKey);
    this.controller.locale = locale;
  }

  elements = (options: ElementsOptions = {}): ElementsGroup =>
    new ElementsGroup(this.controller, { locale: this.locale, ...options });

  confirmPayment = async ({ elements, confirmParams = {}, redirect }: ConfirmOptions): Promise<Answer> => {
    const { clientSecret } = elements;
    if (!clientSecret)
      throw new IntegrationError('stripe.confirmPayment() needs elements created with a clientSecret.');
    if (redirect !== 'if_required')
      throw new IntegrationError("The payments sandbox supports no redirect but 'if_required'.");
    const sheet = elements.wallet;
    const result = await this.controller.call({
      do: 'confirm',
      clientSecret,
      source: elements.source(confirmParams.payment_method_data?.billing_details),
      returnUrl: confirmParams.return_url,
    });
    const answer = await this.finish(result, elements);
    sheet?.finish(!answer.error);
    return answer;
  };

  confirmCardPayment = async (clientSecret: string, data: CardPayment): Promise<Answer> => {
    const { card, billing_details } = data.payment_method;
    if (!(card instanceof SandboxElement))
      throw new IntegrationError('payment_method.card must be a cardNumber Element.');
    const result = await this.controller.call({
      do: 'confirm',
      clientSecret,
      source: card.group.source(billing_details),
      returnUrl: data.return_url,
    });
    return this.finish(result);
  };

  retrievePaymentIntent = async (clientSecret: string): Promise<Answer> =>
    toAnswer(await this.controller.call({ do: 'retrieve', clientSecret }));

  // react-stripe-js takes an object for Stripe's only if it has these two.
  createToken = unsupported;
  createPaymentMethod = unsupported;

  /** Runs 3-D Secure if the intent requires it. */
  private async finish(result: ApiResult, elements?: ElementsGroup): Promise<Answer> {
    const { intent } = result;
    if (intent?.status !== 'requires_action') return toAnswer(result);
    const redirect = intent.next_action?.redirect_to_url?.url;
    if (redirect) return goTo(redirect);
    await challenge(intent, { locale: this.controller.locale, ...elements?.frameOptions() });
    return toAnswer(await this.controller.call({ do: 'retrieve', clientSecret: intent.client_secret }), true);
  }
}

function unsupported(): never {
  throw new IntegrationError(
    'The payments sandbox makes no tokens or payment methods without a payment. Call stripe.confirmPayment() instead.',
  );
}

function challenge(intent: Intent, options: object): Promise<void> {
  return new Promise((resolve) => {
    const frameOptions = {
      ...options,
      challenge: { intent: intentIdOf(intent.client_secret), clientSecret: intent.client_secret },
    };
    const overlay = openOverlay('challenge', '3D Secure', frameOptions, (name) => {
      if (name !== 'done') return;
      overlay.close();
      resolve();
    });
  });
}

function toAnswer({ intent, error }: ApiResult, attempted = false): Answer {
  if (error) return { error };
  if (!intent) return { error: { type: 'api_error', message: 'The payments sandbox gave no answer.' } };
  if (attempted && intent.status === 'requires_payment_method' && intent.last_payment_error) {
    return { error: { ...intent.last_payment_error, payment_intent: intent } };
  }
  return { paymentIntent: intent };
}

// As with Stripe.js, the promise of a call that leaves the page never settles.
function goTo(url: string): Promise<never> {
  location.assign(url);
  return new Promise(() => undefined);
}

/** `window.Stripe`: starts the sandbox's Stripe.js for one publishable key. */
function Stripe(publishableKey: unknown, options: { locale?: string } = {}): SandboxStripe {
  if (typeof publishableKey !== 'string' || !publishableKey.startsWith('pk_')) {
    throw new IntegrationError(
      'Please call Stripe() with your publishable key. You used an invalid or empty one.',
    );
  }
  return new SandboxStripe(publishableKey, options.locale ?? 'auto');
}
// The release train that @stripe/stripe-js compares with its own.
Stripe.version = 'endive';

Object.assign(window, { Stripe });
