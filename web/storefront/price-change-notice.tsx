import { TriangleAlert } from 'lucide-react';
import type { ServiceView } from '#domain/calls/shop.ts';
import { formatEuros } from '#domain/money.ts';
import { useCart } from '../cart/cart-storage';
import { useLanguage, useMessages } from '../i18n/messages';
import { Button } from '../ui/button';
import { packagesOf } from './packages';
import type { PriceChanges } from './price-changes';

/**
 * Shows and announces that a price has changed or that the chosen package is gone, without changing any choice. The
 * live region is always on the page: screen readers ignore one that appears together with its text.
 */
export function PriceChangeNotice({
  news,
  services,
}: {
  news: PriceChanges;
  services: ServiceView[] | undefined;
}) {
  const { order } = useMessages();
  const language = useLanguage();
  const cart = useCart();
  const told = (sold: ServiceView, before: number) =>
    order.news.changed(
      order[sold.type](sold.quantity),
      formatEuros(before, language),
      formatEuros(sold.priceCents, language),
    );
  const own =
    news.gone && cart.seen
      ? order.news.gone(order[cart.line](cart.seen.quantity))
      : news.service && news.before !== undefined
        ? told(news.service, news.before)
        : undefined;
  const others = packagesOf(services ?? [], cart.line, cart.packageType).flatMap((sold) => {
    const before = news.priceBefore(sold);
    return before === undefined || sold.id === news.service?.id ? [] : [told(sold, before)];
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
              <strong className="font-semibold">{own}</strong> {order.news.kept}
            </p>
            {!news.gone && (
              <Button className="justify-self-start" onClick={news.understood}>
                {order.news.understood}
              </Button>
            )}
          </div>
        </div>
      )}
    </>
  );
}
