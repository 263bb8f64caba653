import { z } from 'zod';
import { adminUpsellExperiment } from '#domain/calls/admin-experiment.ts';
import { useAddressState } from '../list/address-state';
import { FilterSelect } from '../list/filter-select';
import { useDetail } from '../ui/detail-page';
import { EmptyState } from '../ui/empty-state';
import { Loaded } from '../ui/loaded';
import { Inset, Page } from '../ui/page';
import { Section } from '../ui/section';
import { BeatenOffers } from './beaten-offers';
import { ResultsTable } from './results-table';
import { ShareForm } from './share-form';
import { experimentMessages as text } from './text';

const shown = z.object({ days: z.enum(['30', '90', 'all']).default('90') });

/** Which of the two offers sells more, and the share of carts that see each (D7). */
export function ExperimentPage() {
  const {
    state: { days },
    change,
  } = useAddressState(shown);
  const period = days === 'all' ? undefined : { days };
  return (
    <Page title={text.title} lead={text.lead}>
      <Loaded query={useDetail(adminUpsellExperiment, {}, period, { live: false })} failed={text.failed}>
        {({ variants, upsellVariantBPercent, beaten }) => (
          <Inset className="grid max-w-5xl gap-4">
            <Section
              title={text.results}
              aside={
                <FilterSelect
                  label={text.period}
                  value={days}
                  options={text.periods}
                  onChange={(chosen) => change({ days: chosen })}
                  needed
                />
              }
            >
              {variants.length === 0 ? (
                <EmptyState title={text.emptyTitle} text={text.emptyText} />
              ) : (
                <ResultsTable results={variants} />
              )}
            </Section>
            <Section title={text.beaten}>
              <BeatenOffers offers={beaten} />
            </Section>
            <Section title={text.share}>
              <ShareForm percent={upsellVariantBPercent} />
            </Section>
          </Inset>
        )}
      </Loaded>
    </Page>
  );
}
