import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ServiceView } from '#domain/calls/shop.ts';
import { browserCart, useCart } from '../cart/cart-storage';
import { useLanguage } from '../i18n/messages';
import { PurchaseSession } from './purchase-session';

/** The purchase of the cart, as what is shown needs it. */
export type Purchase = ReturnType<typeof usePurchase>;

/** The purchase of the cart. `begin`: when the server hears of it first, when the form opens or when it is paid. */
export function usePurchase(service: ServiceView, begin: 'at-once' | 'on-payment' = 'at-once') {
  const queryClient = useQueryClient();
  const language = useLanguage();
  const cart = useCart();
  const [session] = useState(
    () =>
      new PurchaseSession(browserCart(), { service, language }, () => {
        void queryClient.invalidateQueries({ queryKey: ['/api/services'] });
      }),
  );
  const state = useSyncExternalStore(session.subscribe, session.get);
  useEffect(() => session.open(begin), [session, begin]);
  useEffect(() => session.sell({ service, language }), [session, service, language]);

  const { offer } = cart;
  return {
    /** Absent until the server has answered once. */
    intent: state.intent,
    /** What the buyer's present choices cost as far as the catalogue says, without discount. */
    fullCents: service.priceCents + (cart.upsell === 'accepted' ? (offer?.addOnPriceCents ?? 0) : 0),
    offer,
    /** A change is on its way to the server. */
    updating: state.calls > 0,
    /** Why there is no payment form; `retry` tries again. */
    failure: state.name === 'failed' ? state.failure : undefined,
    /** The server's price where it differs from the one shown; nothing is charged until it is accepted. */
    newPriceCents: state.name === 'price-changed' ? state.newPriceCents : undefined,
    lostDiscount: state.lostDiscount,
    retry: () => void session.start(),
    beginAnew: () => void session.beginAnew(),
    acceptPrice: () => void session.acceptPrice(),
    reportPrice: session.reportPrice.bind(session),
    change: session.change.bind(session),
    settle: session.settle.bind(session),
  };
}
