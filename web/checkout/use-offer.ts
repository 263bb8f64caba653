import { useEffect, useReducer, useRef } from 'react';
import type { UpsellOffer } from '#domain/upsells.ts';
import { failureSentence } from '../api-client/failure';
import { browserCart, useCart } from '../cart/cart-storage';
import { useMessages } from '../i18n/messages';
import { useToast } from '../ui/toast';
import { offerStage } from './offer-stage';
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
  // The server says how long the offer is still valid, so that a reload or another tab doesn't restart it. Compared with
  // the clock, not with the last tick, which may be long past when an answer comes.
  const now = Date.now();
  const stage = purchase.intent && purchase.offer && offerStage(cart, now);
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0);
  const stood = useRef(false);

  useEffect(() => {
    // Only an offer that was on the page ends for its buyer.
    if (stage === 'over' && stood.current)
      toast({ tone: 'info', title: checkout.upsell.title, text: errors.upsell_expired });
    stood.current = stage === 'stands';
    if (stage !== 'stands') return;
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [stage, toast, checkout, errors]);

  if (!purchase.offer || stage !== 'stands') return undefined;
  const decline = () => change((current) => ({ ...current, upsell: 'declined' }));
  return {
    offer: purchase.offer,
    secondsLeft: ((cart.offerEndsAt ?? 0) - now) / 1000,
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
