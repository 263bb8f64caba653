import { Check } from 'lucide-react';
import { useCart } from '../cart/cart-storage';
import { formatCount } from '../i18n/format';
import { useLanguage, useMessages } from '../i18n/messages';
import { Button } from '../ui/button';
import { passFocusOn } from '../ui/kept-focus';
import { useOfferChange } from './use-offer';
import type { Purchase } from './use-purchase';

/** Says that the accepted offer is in the order, and takes it out again before paying. */
export function TakenOffer({ purchase, locked }: { purchase: Purchase; locked: boolean }) {
  const { checkout, common } = useMessages();
  const { banner, upsellLine } = checkout;
  const language = useLanguage();
  const changeOffer = useOfferChange(purchase);
  const accepted = useCart().upsell === 'accepted' && purchase.offer;
  if (!accepted) return null;
  return (
    <div ref={passFocusOn} className="flex flex-wrap items-center justify-between gap-2">
      <p role="status" className="flex items-center gap-1.5 text-sm font-semibold text-success">
        <Check aria-hidden className="size-4" />
        {banner.taken}
      </p>
      <Button
        variant="quiet"
        className="-my-2 -mr-3 px-3 text-sm"
        aria-label={common.labelled(
          banner.remove,
          upsellLine(formatCount(accepted.additionalFollowers, language)),
        )}
        busy={purchase.updating}
        disabledReason={locked ? checkout.processing : undefined}
        onClick={() => void changeOffer('declined')}
      >
        {banner.remove}
      </Button>
    </div>
  );
}
