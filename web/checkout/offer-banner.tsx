import { Sparkles } from 'lucide-react';
import { formatEuros } from '#domain/money.ts';
import { useCart } from '../cart/cart-storage';
import { formatCount, formatCountdown } from '../i18n/format';
import { useLanguage, useMessages } from '../i18n/messages';
import { Button } from '../ui/button';
import { passFocusOn } from '../ui/kept-focus';
import { TakenOffer } from './taken-offer';
import { useOffer } from './use-offer';
import type { Purchase } from './use-purchase';

/** The offer as a banner over the card form (S0 §2, "Oferta exclusiva"). It changes the price of the same payment. */
export function OfferBanner({ purchase, locked }: { purchase: Purchase; locked: boolean }) {
  const { checkout } = useMessages();
  const { banner, upsell } = checkout;
  const language = useLanguage();
  const cart = useCart();
  const standing = useOffer(purchase);
  const taken = cart.upsell === 'accepted' ? purchase.offer : undefined;
  const offer = standing?.offer ?? taken;
  if (!offer) return null;
  const count = formatCount(offer.additionalFollowers, language);
  return (
    <section
      ref={passFocusOn}
      tabIndex={-1}
      aria-label={banner.title}
      className="grid gap-3 rounded-card border border-accent bg-accent-soft p-4 outline-none"
    >
      <div className="grid gap-0.5">
        <h2 className="flex items-center gap-2 font-bold">
          <Sparkles aria-hidden className="size-5 text-accent-ink" />
          {banner.title}
        </h2>
        <p>{banner.text(count, formatEuros(offer.addOnPriceCents, language))}</p>
      </div>
      {standing ? (
        <>
          <div ref={passFocusOn} className="grid grid-cols-2 gap-2.5">
            <Button
              busy={purchase.updating}
              disabledReason={locked ? checkout.processing : undefined}
              onClick={() => void standing.accept()}
            >
              {purchase.updating ? upsell.accepting : upsell.accept}
            </Button>
            <Button disabledReason={locked ? checkout.processing : undefined} onClick={standing.decline}>
              {banner.decline}
            </Button>
          </div>
          <p role="timer" className="text-sm text-muted tabular-nums">
            {upsell.timeLeft(formatCountdown(standing.secondsLeft))}
          </p>
        </>
      ) : (
        <TakenOffer purchase={purchase} locked={locked} />
      )}
    </section>
  );
}
