import { Controller } from './controller';
import { IntegrationError, SandboxElement } from './element';
import { ElementsGroup, type ElementsOptions } from './elements';
import { openOverlay } from './overlay';
import { type ApiError, type ApiResult, type Intent, intentIdOf, type Source } from './protocol';

interface ConfirmParams {
  return_url?: string;
  payment_method?: string;
  payment_method_data?: { billing_details?: Record<string, unknown> };
}
interface ConfirmOptions {
  elements?: ElementsGroup;
  clientSecret?: string;
  confirmParams?: ConfirmParams;
  redirect?: 'always' | 'if_required';
}
interface CardPayment {
  payment_method?:
    | string
    | { card?: SandboxElement | { token: string }; billing_details?: Record<string, unknown> };
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

  confirmPayment = async (options: ConfirmOptions): Promise<Answer> => {
    const { elements, confirmParams = {}, redirect = 'always' } = options;
    const clientSecret = options.clientSecret ?? elements?.clientSecret;
    if (!clientSecret) {
      throw new IntegrationError(
        'stripe.confirmPayment() needs a clientSecret or elements created with one.',
      );
    }
    if (redirect === 'always' && !confirmParams.return_url) {
      throw new IntegrationError("confirmParams.return_url is required unless redirect is 'if_required'.");
    }
    if (elements && !elements.clientSecret && !elements.submitted) {
      throw new IntegrationError('elements.submit() must be called before stripe.confirmPayment().');
    }
    const sheet = elements?.wallet;
    const billing = confirmParams.payment_method_data?.billing_details;
    const source = elements?.source(billing) ?? methodSource(confirmParams.payment_method);
    const expected = elements?.expected();
    const result = await this.controller.call({
      do: 'confirm',
      clientSecret,
      source,
      ...(confirmParams.return_url ? { returnUrl: confirmParams.return_url } : {}),
      ...(expected ? { expected } : {}),
    });
    const answer = await this.finish(result, elements);
    sheet?.finish(!answer.error);
    if (answer.paymentIntent && redirect === 'always')
      return leave(confirmParams.return_url, answer.paymentIntent);
    return answer;
  };

  confirmCardPayment = async (
    clientSecret: string,
    data: CardPayment = {},
    options: { handleActions?: boolean } = {},
  ): Promise<Answer> => {
    const source = cardSource(data.payment_method);
    const result = await this.controller.call({
      do: 'confirm',
      clientSecret,
      source,
      ...(data.return_url ? { returnUrl: data.return_url } : {}),
    });
    return options.handleActions === false ? toAnswer(result) : this.finish(result);
  };

  retrievePaymentIntent = async (clientSecret: string): Promise<Answer> =>
    toAnswer(await this.controller.call({ do: 'retrieve', clientSecret }));

  handleNextAction = async ({ clientSecret }: { clientSecret: string }): Promise<Answer> =>
    this.finish(await this.controller.call({ do: 'retrieve', clientSecret }));

  handleCardAction = (clientSecret: string): Promise<Answer> => this.handleNextAction({ clientSecret });

  createPaymentMethod = async (options: {
    elements?: ElementsGroup;
    params?: { billing_details?: Record<string, unknown> };
    card?: SandboxElement;
    billing_details?: Record<string, unknown>;
  }): Promise<{ paymentMethod?: object; error?: ApiError }> => {
    const billing = options.params?.billing_details ?? options.billing_details;
    const group = options.elements ?? options.card?.group;
    if (!group) throw new IntegrationError('stripe.createPaymentMethod() needs elements or a card Element.');
    const { method, error } = await this.controller.call({
      do: 'createMethod',
      source: group.source(billing),
    });
    return error ? { error } : { paymentMethod: method ?? {} };
  };

  createToken = (): never => {
    throw new IntegrationError(
      'The payments sandbox makes no tokens. Call stripe.createPaymentMethod() instead.',
    );
  };

  registerAppInfo = (info: object): void => {
    this.appInfo = info;
  };

  _registerWrapper = (wrapper: object): void => {
    this.wrapper = wrapper;
  };

  appInfo: object | undefined;
  wrapper: object | undefined;

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

function methodSource(method: string | undefined): Source | null {
  return method ? { from: 'method', method } : null;
}

function cardSource(method: CardPayment['payment_method']): Source | null {
  if (typeof method === 'string' || method === undefined) return methodSource(method);
  if (method.card instanceof SandboxElement) return method.card.group.source(method.billing_details);
  throw new IntegrationError('payment_method.card must be a card or cardNumber Element.');
}

function leave(returnUrl: string | undefined, intent: Intent): Promise<never> {
  const url = new URL(returnUrl ?? location.href, location.href);
  url.searchParams.set('payment_intent', intent.id);
  url.searchParams.set('payment_intent_client_secret', intent.client_secret);
  url.searchParams.set('redirect_status', intent.status === 'processing' ? 'pending' : 'succeeded');
  return goTo(url.href);
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
