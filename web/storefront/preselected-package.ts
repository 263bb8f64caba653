import { useContext, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ServiceView } from '#domain/calls/shop.ts';
import { useServices } from '../api-client/services';
import { type Cart, choosePackage, choosePackageType } from '../cart/cart';
import { browserCart, LineContext } from '../cart/cart-storage';

/** The cart with the European package of a quantity; unchanged where there is none of that size. */
export function withQuantity(cart: Cart, followers: string | null, services: readonly ServiceView[]): Cart {
  const service = services.find(({ quantity }) => String(quantity) === followers);
  return service ? choosePackage(choosePackageType(cart, 'europe'), service.id, service) : cart;
}

/**
 * An address such as /es/ig?followers=1000 chooses a package, once; all else that was typed or chosen stays. The question
 * is then taken out of the address, so that a reload doesn't overrule a later choice.
 */
export function usePreselectedPackage(): void {
  const [search, setSearch] = useSearchParams();
  const line = useContext(LineContext);
  const followers = line === 'followers' ? search.get('followers') : null;
  const { data, isError } = useServices('europe');
  useEffect(() => {
    if (followers === null || (!data && !isError)) return;
    if (data) browserCart().change((cart) => withQuantity(cart, followers, data));
    setSearch(
      (now) => {
        now.delete('followers');
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [followers, data, isError, setSearch]);
}
