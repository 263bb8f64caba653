import { useMessages } from '../i18n/messages';
import { Page } from '../shell/page';
import { ChooserSection } from './chooser-section';

/** The product chooser on a page of its own (S0 §2, S1 §2.2). */
export function ChooserPage() {
  const { chooser } = useMessages();
  return (
    <Page title={chooser.title}>
      <ChooserSection />
    </Page>
  );
}
