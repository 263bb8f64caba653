import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { cartByLink } from '#domain/calls/carts.ts';
import { api } from '../api-client/api';
import { isApiError } from '../api-client/api-error';
import { useCatalogue } from '../api-client/services';
import { fillByLink, stillSold } from '../cart/buy-again';
import { browserCart } from '../cart/cart-storage';
import { useMessages } from '../i18n/messages';
import { usePaths } from '../shell/paths';
import { useToast } from '../ui/toast';

/**
 * Follows the link of an e-mail about an unpaid cart (`?cart=`), once. The browser that began the cart continues with the
 * checkout. Another one gets the choices in its order form, with the code that the e-mail names, but without a package
 * that is no longer sold, and is told which e-mail address the order has. A paid cart leads to its order.
 */
export function useCartLink(): void {
  const { order: words, success } = useMessages();
  const [search, setSearch] = useSearchParams();
  const token = search.get('cart');
  const navigate = useNavigate();
  const paths = usePaths();
  const toast = useToast();
  const { data: services } = useCatalogue();
  const { data: left, error } = useQuery({
    queryKey: ['cart-link', token],
    queryFn: () => api<typeof cartByLink>('POST /api/carts/of-letter', { body: { token: token ?? '' } }),
    enabled: token !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when everything is here
  useEffect(() => {
    if (token === null || (!error && !(left && services))) return;
    if (left?.orderNumber !== undefined) {
      toast({ title: success.already.title, tone: 'info' });
      void navigate(paths.trackOrder(left.orderNumber), { replace: true });
      return;
    }
    if (left && browserCart().of(left.serviceType).cartId === left.cartId) {
      void navigate(paths.checkout, { replace: true });
      return;
    }
    setSearch(
      (now) => {
        now.delete('cart');
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
    if (left && services) {
      const choices = { ...left, username: left.username ?? '' };
      const discount = stillSold(choices, services) && left.discount;
      browserCart().change((cart) => {
        const filled = fillByLink(cart, choices, services, browserCart().makeId);
        return discount ? { ...filled, discount } : filled;
      });
      const { email } = browserCart().get();
      const { opened, openedText, openedWithCode, gone, goneText } = words.cartLink;
      toast(
        stillSold(choices, services)
          ? {
              title: opened,
              text: discount ? openedWithCode(discount.code, email) : openedText(email),
              tone: 'success',
            }
          : { title: gone, text: goneText(email), tone: 'info' },
      );
    } else
      toast({
        title: isApiError(error, 'link_invalid') ? words.cartLink.invalid : words.cartLink.failed,
        text: isApiError(error, 'link_invalid') ? words.cartLink.invalidText : words.cartLink.failedText,
        tone: 'danger',
      });
  }, [token, left, error, services]);
}
