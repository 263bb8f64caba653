import { useEffect } from 'react';
import type { OrderView } from '#domain/calls/orders.ts';
import { addressOf } from '#domain/pages.ts';
import { useShopName } from '../api-client/shop-config';
import { useLanguage } from '../i18n/messages';
import { useSite } from '../shell/site';
import { reportPurchase, startAnalytics } from './analytics';
import { consentStore, useConsent } from './consent';
import { claimConversion, conversionOf } from './conversions';

/**
 * Reports the buyer's purchase once, and only with consent, which may also be given on this page (D29). The
 * workflow's own record is the truth; this one is for the shop's advertisers.
 */
export function useConversion(order: OrderView | undefined): void {
  const { analytics } = useSite();
  const { consent } = useConsent();
  const affiliation = useShopName();
  const due = analytics && consent?.analytics === true && order ? conversionOf(order) : undefined;
  // A string, so that the effect doesn't run again when a live order only progresses.
  const text = due?.counts ? JSON.stringify(due) : undefined;
  const page = addressOf('success', useLanguage());

  useEffect(() => {
    if (!analytics || !text) return;
    const conversion = JSON.parse(text) as ReturnType<typeof conversionOf>;
    void claimConversion(conversion.transactionId).then((first) => {
      // Refused meanwhile, e.g. in another tab.
      if (!first || consentStore.get().consent?.analytics !== true) return;
      startAnalytics(analytics);
      reportPurchase(page, { ...conversion, affiliation });
    });
  }, [analytics, text, page, affiliation]);
}
