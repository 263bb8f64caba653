import { ShoppingBag } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { OrderView } from '#domain/calls/orders.ts';
import { useCatalogue } from '../api-client/services';
import { buyAgain } from '../cart/buy-again';
import { browserCart } from '../cart/cart-storage';
import { useMessages } from '../i18n/messages';
import { usePaths } from '../shell/paths';
import { Button } from '../ui/button';

/** The link to the order form, filled with this order's package, profile and e-mail address. */
export function BuyAgainLink({ order, variant }: { order: OrderView; variant?: 'primary' }) {
  const { tracking } = useMessages();
  const { service } = usePaths();
  const { data: services } = useCatalogue();
  return (
    <Button asChild variant={variant}>
      <Link
        // Until the packages are known here, the form chooses.
        to={service(
          order.serviceType,
          services ? '' : `?package=${order.serviceId}&quantity=${order.quantity}`,
        )}
        onClick={() =>
          browserCart().change((cart) => buyAgain(cart, order, services ?? [], browserCart().makeId))
        }
      >
        <ShoppingBag aria-hidden className="size-4" />
        {tracking.next.buyAgain}
      </Link>
    </Button>
  );
}
