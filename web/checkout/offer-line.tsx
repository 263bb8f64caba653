import { Sparkles } from 'lucide-react';
import { formatEuros } from '#domain/money.ts';
import { formatCount, formatCountdown } from '../i18n/format';
import { useLanguage, useMessages } from '../i18n/messages';
import { Button } from '../ui/button';
import { passFocusOn } from '../ui/kept-focus';
import type { StandingOffer } from './use-offer';
import type { Purchase } from './use-purchase';

/** A postponed offer, as one line of the summary until it expires. */
export function OfferLine({
  standing: { offer, secondsLeft, accept },
  purchase,
  locked,
}: {
  standing: StandingOffer;
  purchase: Purchase;
  locked: boolean;
}) {
  const { checkout } = useMessages();
  const language = useLanguage();
  const { upsell } = checkout;
  return (
    <section
      ref={passFocusOn}
      aria-label={upsell.title}
      className="flex flex-wrap items-center gap-2 rounded-control border border-accent bg-accent-soft p-2 text-sm"
    >
      <Sparkles aria-hidden className="ml-1 size-5 shrink-0 text-accent-ink" />
      <p className="min-w-40 flex-[999]">
        <span className="font-semibold">
          {upsell.extra(
            formatCount(offer.additionalFollowers, language),
            formatEuros(offer.addOnPriceCents, language),
          )}
        </span>
        <span role="timer" className="block text-muted tabular-nums">
          {upsell.timeLeft(formatCountdown(secondsLeft))}
        </span>
      </p>
      <Button
        className="shrink-0 grow"
        busy={purchase.updating}
        disabledReason={locked ? checkout.processing : undefined}
        onClick={() => void accept()}
      >
        {purchase.updating ? upsell.accepting : upsell.accept}
      </Button>
    </section>
  );
}
