import { TriangleAlert } from 'lucide-react';
import type { ServiceView } from '#domain/calls/shop.ts';
import { useCart } from '../cart/cart-storage';
import { changeText } from '../cart/package-change';
import { useLanguage, useMessages } from '../i18n/messages';
import { Button } from '../ui/button';
import { packagesOf } from './packages';
import type { PriceChanges } from './price-changes';

/**
 * Shows and announces that a package has another price, quantity or bonus, or that the chosen one is gone, without
 * changing any choice. The live region is always on the page: screen readers ignore one that appears together with its
 * text.
 */
export function PriceChangeNotice({
  changes,
  services,
  onUnderstood,
}: {
  changes: PriceChanges;
  services: ServiceView[] | undefined;
  onUnderstood: () => void;
}) {
  const { order } = useMessages();
  const language = useLanguage();
  const cart = useCart();
  const own =
    changes.gone && cart.seen
      ? order.priceChanges.gone(order[cart.line](cart.seen.quantity))
      : changes.service && changes.before
        ? changeText(changes.before, changes.service, order, language)
        : undefined;
  const others = packagesOf(services ?? [], cart.line, cart.packageType).flatMap((sold) => {
    const before = changes.dealBefore(sold);
    return !before || sold.id === changes.service?.id ? [] : [changeText(before, sold, order, language)];
  });
  return (
    <>
      <p role="status" className="sr-only">
        {[own, ...others].filter(Boolean).join(' ')}
      </p>
      {own && (
        <div className="flex gap-3 bg-warning-soft px-4 py-3.5 text-sm leading-6 sm:px-6">
          <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-warning" />
          <div className="grid min-w-0 flex-1 gap-2">
            <p>
              <strong className="font-semibold">{own}</strong> {order.priceChanges.kept}
            </p>
            {!changes.gone && (
              <Button className="justify-self-start" onClick={onUnderstood}>
                {order.priceChanges.understood}
              </Button>
            )}
          </div>
        </div>
      )}
    </>
  );
}
