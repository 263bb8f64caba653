import type { Stripe, StripeConstructor } from '@stripe/stripe-js';
import type { Language } from '#domain/money.ts';

/** The part of the shop's configuration that the payment form needs. */
interface PaymentConfig {
  publicKey: string;
  /** Set if the provider's script isn't Stripe's own, as in the sandbox. */
  scriptUrl?: string;
  /** The language of the provider's own messages. */
  language: Language;
}

/** Loads the payment provider's script. Rejects if it can't be loaded. */
export function loadPaymentProvider(config: PaymentConfig): Promise<Stripe> {
  return config.scriptUrl ? fromScript(config.scriptUrl, config) : fromStripe(config);
}

async function fromStripe({ publicKey, language }: PaymentConfig): Promise<Stripe> {
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  const stripe = await loadStripe(publicKey, { locale: language });
  if (!stripe) throw new Error('Stripe can only be loaded in a browser');
  return stripe;
}

async function fromScript(url: string, { publicKey, language }: PaymentConfig): Promise<Stripe> {
  const present = () => (window as Window & { Stripe?: StripeConstructor }).Stripe;
  if (!present()) await insertScript(url);
  const construct = present();
  if (!construct) throw new Error('The payment script defines no Stripe');
  return construct(publicKey, { locale: language });
}

function insertScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('The payment script could not be loaded'));
    };
    document.head.append(script);
  });
}
