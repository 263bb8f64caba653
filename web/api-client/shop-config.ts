import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { stripeConfig } from '#domain/calls/shop.ts';
import { type ContentFacts, contentFacts } from '#domain/content/placeholders.ts';
import type { Language } from '#domain/money.ts';
import { defaultShopName, type Shop } from '#domain/pre-render.ts';
import { useLanguage } from '../i18n/messages';
import { api } from './api';

/** Public configuration: payment key, VAT and offer of a language, shop's name. */
export const shopConfigQuery = (language: Language) =>
  queryOptions({
    queryKey: ['/api/stripe-config', language],
    queryFn: ({ signal }) =>
      api<typeof stripeConfig>('GET /api/stripe-config', { query: { language }, signal }),
  });

export function useShopConfig() {
  return useQuery(shopConfigQuery(useLanguage()));
}

/** Under which a query client keeps what the page was rendered with (web/entry/page-state.ts). */
export const shopKey = ['shop'] as const;

/** What every page says of the shop: as it was rendered, until the settings are here. */
function useShop(): Shop | undefined {
  const rendered = useQueryClient().getQueryData<Shop>(shopKey);
  return useShopConfig().data ?? rendered;
}

/** The shop's name is a setting (decision 34); its default until the settings are here. */
export function useShopName(): string {
  return useShop()?.shopName ?? defaultShopName;
}

/** The mark's text (decision 34): the shop's name where it has none of its own. */
export function useLogoText(): string {
  const shop = useShop();
  return shop?.logoText ?? shop?.shopName ?? defaultShopName;
}

/** What texts name of the settings, in the page's language; undefined until the settings are here. */
export function useContentFacts(): ContentFacts | undefined {
  const shop = useShop();
  const language = useLanguage();
  return shop?.seller === undefined ? undefined : contentFacts({ ...shop, seller: shop.seller }, language);
}

/** Where buyers write to; undefined until the settings are here. */
export function useSupportEmail(): string | undefined {
  return useShop()?.supportEmail;
}
