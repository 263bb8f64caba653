import { queryOptions, useQuery } from '@tanstack/react-query';
import type { stripeConfig } from '../../domain/calls/shop';
import type { Language } from '../../domain/money';
import { useLanguage } from '../i18n/messages';
import { request } from './request';

/** Public configuration: payment key, VAT and offer of a language, shop's name. */
export const shopConfigQuery = (language: Language) =>
  queryOptions({
    queryKey: ['/api/stripe-config', language],
    queryFn: ({ signal }) =>
      request<typeof stripeConfig>({
        method: 'GET',
        path: '/api/stripe-config',
        query: { language },
        signal,
      }),
  });

export function useShopConfig() {
  return useQuery(shopConfigQuery(useLanguage()));
}

/** The shop's name is a setting (decision 34); its default until the settings are here. */
export function useShopName(): string {
  return useShopConfig().data?.shopName ?? 'Fanzeo';
}

/** Where buyers write to; undefined until the settings are here. */
export function useSupportEmail(): string | undefined {
  return useShopConfig().data?.supportEmail;
}
