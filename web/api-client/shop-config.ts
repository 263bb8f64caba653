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
    retry: 3,
  });

export function useShopConfig() {
  return useQuery(shopConfigQuery(useLanguage()));
}

/** The query client's key for what the page was rendered with (web/entry/page-state.ts). */
export const shopKey = ['shop'] as const;

/** What every page says about the shop: as rendered, until the settings arrive. */
function useShop(): Shop | undefined {
  const rendered = useQueryClient().getQueryData<Shop>(shopKey);
  return useShopConfig().data ?? rendered;
}

/** The shop's name is a setting (D34); its default until the settings arrive. */
export function useShopName(): string {
  return useShop()?.shopName ?? defaultShopName;
}

/** The logo's text (D34): the shop's name unless set. */
export function useLogoText(): string {
  const shop = useShop();
  return shop?.logoText ?? shop?.shopName ?? defaultShopName;
}

/** The settings that texts mention, in the page's language; undefined until the settings arrive. */
export function useContentFacts(): ContentFacts | undefined {
  const shop = useShop();
  const language = useLanguage();
  return shop?.seller === undefined ? undefined : contentFacts({ ...shop, seller: shop.seller }, language);
}

/** The address buyers write to; undefined until the settings arrive. */
export function useSupportEmail(): string | undefined {
  return useShop()?.supportEmail;
}
