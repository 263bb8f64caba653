import { ChooserSection } from '../sections/chooser-section';
import { Page } from '../shell/page';

/** The product chooser as a separate page (S0 §2, S1 §2.2). */
export function ChooserPage() {
  return (
    <Page>
      <ChooserSection />
    </Page>
  );
}
