import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ServiceView } from '#domain/calls/shop.ts';
import { bringsTheSame } from '#domain/catalogue.ts';
import { browserCart, useCart } from '../cart/cart-storage';
import { useLanguage } from '../i18n/messages';
import { expectedPrice, fullPrice } from './prices';
import { PurchaseSession } from './purchase-session';

/** The purchase of the cart, for components. */
export type Purchase = ReturnType<typeof usePurchase>;

/** The purchase of the cart. `begin`: when it is created on the server, on opening the form or on payment. */
export function usePurchase(service: ServiceView, begin: 'at-once' | 'on-payment' = 'at-once') {
  const queryClient = useQueryClient();
  const language = useLanguage();
  const cart = useCart();
  const [session] = useState(
    () =>
      new PurchaseSession(browserCart(), { service, language }, () =>
        queryClient.invalidateQueries({ queryKey: ['/api/services'] }),
      ),
  );
  const state = useSyncExternalStore(session.subscribe, session.get);
  useEffect(() => session.open(begin), [session, begin]);
  useEffect(() => session.sell({ service, language }), [session, service, language]);

  const { offer, seen } = cart;
  const newPriceCents = state.name === 'price-changed' ? state.newPriceCents : undefined;
  return {
    /** Absent until the server has answered once. */
    intent: state.intent,
    /** The catalogue's price of the current choices, without discount. */
    fullCents: fullPrice(cart, service),
    /** The price that is charged: the server's last one, or until then the catalogue's. */
    currentCents: state.intent?.amountCents ?? expectedPrice(cart, service),
    offer,
    /** A call to the server is running. */
    updating: state.calls > 0,
    /** Why there is no payment form; `retry` tries again. */
    failure: state.name === 'failed' ? state.failure : undefined,
    /** The server's price if it, or the package, differs from what was shown; nothing is charged until it is accepted. */
    newPriceCents,
    /** What the buyer was shown and what it is now, if that price is of a package that brings something else. */
    newPackage:
      newPriceCents !== undefined && seen && !bringsTheSame(seen, service)
        ? { before: seen, now: service }
        : undefined,
    lostDiscount: state.lostDiscount,
    retry: () => session.start(),
    beginAnew: () => void session.beginAnew(),
    acceptPrice: () => void session.acceptPrice(),
    reportPrice: session.reportPrice.bind(session),
    change: session.change.bind(session),
    settle: session.settle.bind(session),
  };
}
