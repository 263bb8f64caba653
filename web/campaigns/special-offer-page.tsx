import { useAdvertised } from '../api-client/offer';
import { useMessages } from '../i18n/messages';
import { Steps } from '../sections/steps';
import { Page } from '../shell/page';
import { usePaths } from '../shell/paths';
import { LoadError } from '../ui/load-error';
import { Skeleton } from '../ui/skeleton';
import { CallToAction } from './call-to-action';
import { Hero } from './hero';
import { OfferCard } from './offer-card';
import { OfferExamples } from './offer-examples';

/** /special-offer: the current discount, or a note without one (D33). */
export function SpecialOfferPage() {
  const { campaigns, common, heads } = useMessages();
  const { specialOffer } = campaigns;
  const { home } = usePaths();
  const { offer, isUnknown, ...query } = useAdvertised();
  if (isUnknown)
    return (
      <Page>
        <Hero headline={heads.specialOffer.title}>
          {query.isError ? (
            <LoadError message={common.textFailed} query={query} />
          ) : (
            <Skeleton className="h-48" />
          )}
        </Hero>
      </Page>
    );
  if (!offer)
    return (
      <Page>
        <Hero headline={specialOffer.none.headline} lead={specialOffer.none.text}>
          <CallToAction to={home}>{specialOffer.order}</CallToAction>
        </Hero>
      </Page>
    );
  return (
    <Page>
      <Hero
        headline={specialOffer.headline(offer.percent)}
        lead={specialOffer.lead}
        aside={<OfferCard offer={offer} />}
      >
        <p className="max-w-prose text-sm text-muted">{specialOffer.terms}</p>
      </Hero>
      <OfferExamples offer={offer} />
      <Steps title={specialOffer.steps.title} items={specialOffer.steps.items} />
    </Page>
  );
}
