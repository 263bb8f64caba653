import { useState } from 'react';
import type { ServiceView } from '#domain/calls/shop.ts';
import { soldFrom } from '#domain/catalogue.ts';
import type { Cents } from '#domain/money.ts';
import { choosePackage } from '../cart/cart';
import { browserCart, useCart } from '../cart/cart-storage';
import { useChosenPackage } from '../cart/chosen-package';
import type { ShopCatalogue } from './use-shop-catalogue';

/** Prices that changed, and packages that are gone, since the visitor saw them. */
export interface PriceChanges {
  /** The chosen package as it is sold now. */
  service: ServiceView | undefined;
  /** What the chosen package cost when it was chosen, if that differs from now. */
  before: Cents | undefined;
  /** The chosen package isn't sold any more. */
  gone: boolean;
  /** What a package cost before; undefined if it costs the same. */
  priceBefore: (sold: ServiceView) => Cents | undefined;
  /** Marks the changes as seen. */
  understood: () => void;
}

/** Compares the current catalogue with what this visitor was shown. */
export function usePriceChanges({ services, orientative }: ShopCatalogue): PriceChanges {
  const cart = useCart();
  const { service, gone } = useChosenPackage(services);
  // The first list shown on this page. The chosen package is stored with the cart, so it survives a reload.
  const [first, setFirst] = useState<ServiceView[]>();
  if (services && !orientative && !first) setFirst(services);

  const seen = cart.seen?.priceCents;
  const before = service && seen !== undefined && seen !== service.priceCents ? seen : undefined;

  return {
    service,
    before: orientative ? undefined : before,
    gone: gone && !orientative,
    priceBefore(sold) {
      if (orientative) return undefined;
      const chosen = sold.id === service?.id && sold.quantity === service.quantity;
      const known = chosen
        ? before
        : first && soldFrom(first, sold.id, sold.range && sold.quantity)?.priceCents;
      return known === sold.priceCents ? undefined : known;
    },
    understood() {
      setFirst(services);
      if (service) browserCart().change((now) => choosePackage(now, service.id, service));
    },
  };
}
