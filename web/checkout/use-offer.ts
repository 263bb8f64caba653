import { useEffect, useState } from 'react';
import type { UpsellOffer } from '#domain/upsells.ts';
import { failureSentence } from '../api-client/failure';
import { browserCart, useCart } from '../cart/cart-storage';
import { useMessages } from '../i18n/messages';
import { useToast } from '../ui/toast';
import type { Purchase } from './use-purchase';

/** The offer of a purchase while it is valid. */
export interface StandingOffer {
  offer: UpsellOffer;
  secondsLeft: number;
  accept: () => Promise<void>;
  decline: () => void;
  /** Postpones it: only a line of the summary shows it until it expires. */
  later: () => void;
}

/**
 * The offer, from the beginning of the purchase until it is accepted, declined or expired (S0 §4). The answer is stored
 * with the cart, so that neither a reload nor another tab asks again.
 */
export function useOffer(purchase: Purchase): StandingOffer | undefined {
  const { checkout, errors } = useMessages();
  const toast = useToast();
  const changeOffer = useOfferChange(purchase);
  const cart = useCart();
  const { change } = browserCart();
  const [now, setNow] = useState(Date.now);
  // The server says how long the offer is still valid, so that a reload or another tab doesn't restart it.
  const endsAt = cart.offerEndsAt ?? 0;
  const isOpen = cart.upsell === undefined || cart.upsell === 'later';
  const offer = purchase.intent && isOpen && now < endsAt ? purchase.offer : undefined;
  const stands = offer !== undefined;

  useEffect(() => {
    if (!stands) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= endsAt)
        toast({ tone: 'info', title: checkout.upsell.title, text: errors.upsell_expired });
    }, 1000);
    return () => clearInterval(timer);
  }, [stands, endsAt, toast, checkout, errors]);

  if (!offer) return undefined;
  const decline = () => change((current) => ({ ...current, upsell: 'declined' }));
  return {
    offer,
    secondsLeft: (endsAt - now) / 1000,
    decline,
    later: () => change((current) => ({ ...current, upsell: 'later' })),
    accept: async () => {
      const outcome = await changeOffer('accepted');
      if (outcome.kind === 'refused' && outcome.error.code.startsWith('upsell_')) decline();
    },
  };
}

/** Takes the offer into the purchase, or out of it; says so if that is refused. */
export function useOfferChange(purchase: Purchase) {
  const { checkout, errors } = useMessages();
  const toast = useToast();
  return async (upsell: 'accepted' | 'declined') => {
    const outcome = await purchase.change({ upsell });
    if (outcome.kind === 'refused')
      toast({
        tone: 'info',
        title: checkout.upsell.title,
        text: failureSentence(outcome.error, errors),
      });
    return outcome;
  };
}
