import { Check, Tag } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Offer } from '#domain/offer.ts';
import { useMessages } from '../i18n/messages';
import { usePaths } from '../shell/paths';
import { useTakeCode } from '../shell/use-take-code';
import { Button } from '../ui/button';
import { Card } from '../ui/card';

/** The advertised code, to copy for the checkout. */
export function OfferCard({ offer }: { offer: Offer }) {
  const { specialOffer } = useMessages().campaigns;
  const { taken, take } = useTakeCode(offer);
  const { home } = usePaths();
  return (
    <Card className="grid gap-4 p-6">
      <p className="grid gap-1">
        <span className="text-sm font-semibold text-muted">{specialOffer.codeLabel}</span>
        <span className="rounded-control border-2 border-dashed border-accent bg-accent-soft px-4 py-3 text-center text-3xl font-extrabold tracking-widest text-accent-ink">
          {offer.code}
        </span>
      </p>
      <Button variant={taken ? 'secondary' : 'primary'} size="large" onClick={take}>
        {taken ? <Check aria-hidden className="size-5" /> : <Tag aria-hidden className="size-5" />}
        {taken ? specialOffer.used : specialOffer.use}
      </Button>
      <Button asChild variant={taken ? 'primary' : 'quiet'} size="large">
        <Link to={home}>{specialOffer.order}</Link>
      </Button>
    </Card>
  );
}
