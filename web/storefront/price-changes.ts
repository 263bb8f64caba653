import { useState } from 'react';
import type { ServiceView } from '#domain/calls/shop.ts';
import { type PricePoint, soldFrom } from '#domain/catalogue.ts';
import { choosePackage, isSameDeal } from '../cart/cart';
import { browserCart, useCart } from '../cart/cart-storage';
import { useChosenPackage } from '../cart/chosen-package';
import type { ShopCatalogue } from './use-shop-catalogue';

/** Packages that cost or bring something else, or are gone, since the visitor saw them. */
export interface PriceChanges {
  /** The chosen package as it is sold now. */
  service: ServiceView | undefined;
  /** The chosen package as it was when it was chosen, if it is another deal now. */
  before: PricePoint | undefined;
  /** The chosen package isn't sold any more. */
  gone: boolean;
  /** A package as it was before; undefined if it is the same deal. */
  dealBefore: (sold: ServiceView) => PricePoint | undefined;
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

  const changed = (before: PricePoint | undefined, now: ServiceView | undefined) =>
    before && now && !orientative && !isSameDeal(before, now) ? before : undefined;
  const before = changed(cart.seen, service);

  return {
    service,
    before,
    gone: gone && !orientative,
    dealBefore(sold) {
      if (sold.id === service?.id && sold.quantity === service.quantity) return before;
      return changed(first && soldFrom(first, sold.id, sold.range && sold.quantity), sold);
    },
    understood() {
      setFirst(services);
      if (service) browserCart().change((now) => choosePackage(now, service.id, service));
    },
  };
}
