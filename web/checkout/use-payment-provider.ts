import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../i18n/messages';
import { loadPaymentProvider } from './stripe-loader';

/** The payment provider's script, fetched only when the checkout opens, and once. */
export function usePaymentProvider({ publicKey, scriptUrl }: { publicKey: string; scriptUrl?: string }) {
  const language = useLanguage();
  return useQuery({
    queryKey: ['payment-provider', publicKey, scriptUrl, language],
    queryFn: () => loadPaymentProvider({ publicKey, scriptUrl, language }),
    gcTime: Number.POSITIVE_INFINITY,
  });
}
