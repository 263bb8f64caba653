import { formatEuros } from '#domain/money.ts';
import { useLanguage, useMessages } from '../i18n/messages';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import type { Purchase } from './use-purchase';

/** The price has changed: shows the new one, which the buyer may accept (decision 4). */
export function PriceChanged({ purchase }: { purchase: Purchase }) {
  const { checkout } = useMessages();
  const amount = formatEuros(purchase.newPriceCents ?? 0, useLanguage());
  return (
    <Alert
      tone="warning"
      title={checkout.price.title}
      actions={
        <Button busy={purchase.updating} onClick={purchase.acceptPrice}>
          {checkout.price.accept(amount)}
        </Button>
      }
    >
      {checkout.price.text(amount)}
    </Alert>
  );
}
