import { CircleSlash } from 'lucide-react';
import { useMessages } from '../i18n/messages';
import { ProductForms } from '../sections/chooser-section';
import { Section } from '../sections/section';
import { Steps } from '../sections/steps';
import { Page } from '../shell/page';
import { usePaths } from '../shell/paths';
import { CallToAction, Ending } from './call-to-action';
import { GrowthFigure } from './growth-figure';
import { Hero } from './hero';

/** /marketing: what the shop does for a profile, in four steps (S1 §1). */
export function MarketingPage() {
  const { campaigns } = useMessages();
  const { headline, lead, method, services, promises, talk } = campaigns.marketing;
  const { home, contact } = usePaths();
  return (
    <Page>
      <Hero headline={headline} lead={lead} aside={<GrowthFigure />}>
        <CallToAction to={home}>{campaigns.start}</CallToAction>
      </Hero>
      <Steps title={method.title} lead={method.lead} items={method.items} raised />
      <Section title={services.title} lead={services.lead}>
        <ProductForms />
      </Section>
      <Section title={promises.title} raised>
        <ul className="grid gap-4 sm:grid-cols-3">
          {promises.items.map((promise) => (
            <li key={promise} className="flex items-start gap-3 leading-6">
              <CircleSlash aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
              {promise}
            </li>
          ))}
        </ul>
      </Section>
      <Ending title={talk.title} text={talk.text} to={contact} action={talk.action} />
    </Page>
  );
}
