import { useMessages } from '../i18n/messages';
import { Differences } from '../sections/differences';
import { HowItWorks } from '../sections/how-it-works';
import { Section } from '../sections/section';
import { TrustBadges } from '../sections/trust-badges';
import { Page } from '../shell/page';
import { usePaths } from '../shell/paths';
import { CallToAction } from './call-to-action';
import { GrowthFigure } from './growth-figure';
import { Hero } from './hero';
import { PopularPackages } from './popular-packages';

/** /ads-landing: where advertisements lead, straight to a package. */
export function AdsLandingPage() {
  const { headline, lead, action, packages } = useMessages().campaigns.adsLanding;
  const { home } = usePaths();
  return (
    <Page>
      <Hero headline={headline} lead={lead} aside={<GrowthFigure />}>
        <CallToAction to={home}>{action}</CallToAction>
      </Hero>
      <Section title={packages.title} lead={packages.lead} raised>
        <PopularPackages />
        <TrustBadges />
      </Section>
      <HowItWorks />
      <Differences />
    </Page>
  );
}
