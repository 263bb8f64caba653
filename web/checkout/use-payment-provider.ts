import type { Stripe } from '@stripe/stripe-js';
import { useCallback, useEffect, useState } from 'react';
import { useLanguage } from '../i18n/messages';
import { loadPaymentProvider } from './stripe-loader';

/** The payment provider's script, fetched only when the checkout opens. */
export function usePaymentProvider(config: { publicKey: string; scriptUrl?: string }) {
  const { publicKey, scriptUrl } = config;
  const language = useLanguage();
  const [attempt, setAttempt] = useState(0);
  const [stripe, setStripe] = useState<Stripe>();
  const [failed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    let current = true;
    loadPaymentProvider({ publicKey, scriptUrl, language }).then(
      (value) => current && setStripe(value),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [publicKey, scriptUrl, language, attempt]);
  const retry = useCallback(() => {
    setFailed(false);
    setAttempt((count) => count + 1);
  }, []);
  return { stripe, failed, retry };
}
