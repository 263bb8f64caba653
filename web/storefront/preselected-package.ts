import { useContext, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ServiceView } from '#domain/calls/shop.ts';
import { useCatalogue } from '../api-client/services';
import { withPackage } from '../cart/buy-again';
import { type Cart, choosePackage, choosePackageType } from '../cart/cart';
import { browserCart, LineContext } from '../cart/cart-storage';
import { packagesOf } from './packages';

/** The cart with the European package of a quantity; unchanged if no package has that size. */
export function withQuantity(cart: Cart, followers: string | null, services: readonly ServiceView[]): Cart {
  const service = services.find(({ quantity }) => String(quantity) === followers);
  return service ? choosePackage(choosePackageType(cart, 'europe'), service.id, service) : cart;
}

/**
 * Chooses the package in the URL, once: by size, e.g. /es/ig?followers=1000, or the bought `package` of an e-mail's
 * link. All other choices and typed values stay. The parameter is then removed, so that a reload doesn't override a
 * later choice.
 */
export function usePreselectedPackage(): void {
  const [search, setSearch] = useSearchParams();
  const line = useContext(LineContext);
  const followers = line === 'followers' ? search.get('followers') : null;
  const bought = search.get('package');
  const quantity = search.get('quantity');
  const asked = followers !== null || bought !== null;
  const { data } = useCatalogue();
  useEffect(() => {
    if (!asked || !data) return;
    browserCart().change((cart) =>
      bought === null
        ? withQuantity(cart, followers, packagesOf(data, 'followers', 'europe'))
        : withPackage(cart, { serviceId: Number(bought), quantity: Number(quantity) || undefined }, data),
    );
    setSearch(
      (now) => {
        for (const name of ['followers', 'package', 'quantity']) now.delete(name);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [asked, followers, bought, quantity, data, setSearch]);
}
