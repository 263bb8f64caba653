import { useEffect } from 'react';
import type { OrderView } from '#domain/calls/orders.ts';
import { addressOf } from '#domain/pages.ts';
import { useShopName } from '../api-client/shop-config';
import { useLanguage } from '../i18n/messages';
import { useSite } from '../shell/site';
import { reportPurchase, startAnalytics } from './analytics';
import { useConsent } from './consent';
import { claimConversion, conversionOf } from './conversions';

/**
 * Reports the purchase that a buyer looks at: once, and with consent only, also where that is given on this page
 * (decision 29). The workflow's own record is the truth; this is for the shop's advertisers.
 */
export function useConversion(order: OrderView | undefined): void {
  const { analytics } = useSite();
  const { consent } = useConsent();
  const affiliation = useShopName();
  const due = analytics && consent?.analytics === true && order ? conversionOf(order) : undefined;
  // One text, so that a live order that only moves on is not looked at again.
  const text = due?.counts ? JSON.stringify(due) : undefined;
  const page = addressOf('success', useLanguage());

  useEffect(() => {
    if (!analytics || !text) return;
    const conversion = JSON.parse(text) as ReturnType<typeof conversionOf>;
    void claimConversion(conversion.transactionId).then((first) => {
      if (!first) return;
      startAnalytics(analytics);
      reportPurchase(page, { ...conversion, affiliation });
    });
  }, [analytics, text, page, affiliation]);
}
