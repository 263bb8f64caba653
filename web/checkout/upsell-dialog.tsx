import { ArrowRight, Clock } from 'lucide-react';
import type { ServiceView } from '#domain/calls/shop.ts';
import { formatEuros } from '#domain/money.ts';
import { formatCount, formatCountdown } from '../i18n/format';
import { useLanguage, useMessages } from '../i18n/messages';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Money } from '../ui/money';
import type { StandingOffer } from './use-offer';
import type { Purchase } from './use-purchase';

/**
 * One offer before paying: both answers are equally easy, and it closes when it expires (S0 §2, §9). Esc or a click
 * outside postpones it: it then waits in the summary (offer-line.tsx).
 */
export function UpsellDialog({
  service,
  purchase,
  standing,
}: {
  service: ServiceView;
  purchase: Purchase;
  standing: StandingOffer;
}) {
  const { checkout, common } = useMessages();
  const language = useLanguage();
  const { offer, secondsLeft, accept, decline, later } = standing;
  return (
    <Dialog
      open
      onClose={later}
      title={checkout.upsell.title}
      description={checkout.upsell.subtitle}
      closeLabel={common.close}
      unasked
    >
      <div className="grid gap-4">
        <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-2 text-center">
          <Package
            label={checkout.upsell.now}
            count={formatCount(service.quantity, language)}
            cents={service.priceCents}
          />
          <ArrowRight aria-hidden className="size-5 text-muted" />
          <Package
            label={checkout.upsell.upgraded}
            count={formatCount(offer.totalFollowers, language)}
            cents={offer.newPriceCents}
            best
          />
        </div>
        <p className="text-center">
          {checkout.upsell.extra(
            formatCount(offer.additionalFollowers, language),
            formatEuros(offer.addOnPriceCents, language),
          )}
          {offer.separatePriceCents !== undefined && offer.savingsCents !== undefined && (
            <span className="block text-sm text-muted">
              {checkout.upsell.separate(formatEuros(offer.separatePriceCents, language))}{' '}
              <strong className="font-semibold text-success">
                {checkout.upsell.saves(formatEuros(offer.savingsCents, language))}
              </strong>
            </span>
          )}
        </p>
        <p role="timer" className="flex items-center justify-center gap-1.5 text-sm text-muted tabular-nums">
          <Clock aria-hidden className="size-4" />
          {checkout.upsell.timeLeft(formatCountdown(secondsLeft))}
        </p>
        <div className="grid gap-2.5 sm:grid-cols-2">
          <Button
            size="large"
            className="border-2 border-accent px-2"
            busy={purchase.updating}
            onClick={() => void accept()}
          >
            {purchase.updating ? checkout.upsell.accepting : checkout.upsell.accept}
          </Button>
          <Button size="large" className="border-2 px-2" onClick={decline}>
            {checkout.upsell.decline}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function Package({
  label,
  count,
  cents,
  best,
}: {
  label: string;
  count: string;
  cents: number;
  best?: boolean;
}) {
  const { order } = useMessages();
  return (
    <div
      className={`grid rounded-control border p-3 ${best ? 'border-accent bg-accent-soft' : 'border-line bg-page'}`}
    >
      <span className="text-sm text-muted">{label}</span>
      <span className="text-xl font-bold tabular-nums">{count}</span>
      <span className="text-sm text-muted">{order.units.followers}</span>
      <Money cents={cents} className="mt-1 font-bold" />
    </div>
  );
}
