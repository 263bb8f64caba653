import { formatEuros, vatContained } from '#domain/money.ts';
import { formatPercent } from '../i18n/format';
import { useLanguage, useMessages } from '../i18n/messages';
import { Money } from '../ui/money';
import type { Purchase } from './use-purchase';

/** The whole charge and the tax that it contains (D31). It is the server's as soon as it has answered. */
export function Total({ purchase, vatRatePercent }: { purchase: Purchase; vatRatePercent: number }) {
  const { checkout } = useMessages();
  const language = useLanguage();
  const cents = purchase.newPriceCents ?? purchase.currentCents;
  return (
    <div className="grid gap-0.5" aria-live="polite">
      <p className="flex items-baseline justify-between gap-4">
        <span className="font-bold">{checkout.total}</span>
        <Money cents={cents} className="text-2xl font-extrabold tracking-tight" />
      </p>
      <p className="text-sm text-muted">
        {checkout.vat(
          formatPercent(vatRatePercent, language),
          formatEuros(vatContained(cents, vatRatePercent), language),
        )}
      </p>
      <p className="text-sm text-muted">{checkout.noMore}</p>
    </div>
  );
}
