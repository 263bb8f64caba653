import { useMessages } from '../i18n/messages';
import { ProductForms } from '../sections/chooser-section';
import { Points } from '../sections/points';
import { Section } from '../sections/section';
import { Steps } from '../sections/steps';
import { TrustBadges } from '../sections/trust-badges';
import { Page } from '../shell/page';
import { usePaths } from '../shell/paths';
import { CallToAction } from './call-to-action';
import { GrowthFigure } from './growth-figure';
import { Hero } from './hero';

/** /ig-tools, always in the neutral wording (S1 §4). */
export function IgToolsPage() {
  const { campaigns } = useMessages();
  const { headline, lead, points, tools, steps } = campaigns.igTools;
  const { home } = usePaths();
  return (
    <Page>
      <Hero headline={headline} lead={lead} aside={<GrowthFigure />}>
        <Points points={points} />
        <CallToAction to={home}>{campaigns.start}</CallToAction>
      </Hero>
      <Section title={tools.title} lead={tools.lead} raised>
        <ProductForms />
        <TrustBadges />
      </Section>
      <Steps title={steps.title} items={steps.items} />
    </Page>
  );
}
