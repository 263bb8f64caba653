import { formatEuros } from '#domain/money.ts';
import { changeText } from '../cart/package-change';
import { useLanguage, useMessages } from '../i18n/messages';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import type { Purchase } from './use-purchase';

/** The price or the package has changed: shows what it is now, which the buyer may accept (D4). */
export function PriceChanged({ purchase }: { purchase: Purchase }) {
  const { checkout, order } = useMessages();
  const language = useLanguage();
  const amount = formatEuros(purchase.newPriceCents ?? 0, language);
  const { newPackage } = purchase;
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
      {newPackage
        ? changeText(newPackage.before, newPackage.now, order, language)
        : checkout.price.text(amount)}{' '}
      {checkout.price.nothingCharged}
    </Alert>
  );
}
