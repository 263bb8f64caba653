import { useMessages } from '../i18n/messages';
import { ChooserSection } from '../sections/chooser-section';
import { Differences } from '../sections/differences';
import { HowItWorks } from '../sections/how-it-works';
import { Page } from '../shell/page';
import { usePaths } from '../shell/paths';
import { Ending } from './call-to-action';

/** The landing page (S1 §2.1), the entry of the promotional host: the product chooser first, then why and how. */
export function LandingPage() {
  const { campaigns } = useMessages();
  const { home } = usePaths();
  const { end } = campaigns.landing;
  return (
    <Page>
      <ChooserSection />
      <Differences />
      <HowItWorks />
      <Ending title={end.title} text={end.text} to={home} action={campaigns.start} />
    </Page>
  );
}
