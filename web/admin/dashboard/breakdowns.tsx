import type { Dashboard } from '#domain/calls/admin-dashboard.ts';
import { count, euros } from '../format';
import { Nothing, Section } from '../ui/section';
import { SmallTable } from '../ui/small-table';
import { TextLink } from '../ui/text-link';
import { dashboardMessages as text } from './text';

/** Discounts by code, and the two variants of the offer. */
export function Breakdowns({ dashboard }: { dashboard: Dashboard }) {
  const { codes, offers } = dashboard;
  return (
    <>
      <Section title={text.codes}>
        {codes.length === 0 ? (
          <Nothing>{text.noCodes}</Nothing>
        ) : (
          <SmallTable
            label={text.codes}
            head={[text.code, text.uses, ...(dashboard.current.money ? [text.discounted] : [])]}
            rows={codes.map(({ code, uses, cents }) => [
              code,
              count(uses),
              ...(cents === undefined ? [] : [euros(cents)]),
            ])}
          />
        )}
      </Section>
      {offers && (
        <Section
          title={text.offers}
          aside={<TextLink to="/admin/upsell-experiment">{text.toExperiment}</TextLink>}
        >
          {offers.length === 0 ? (
            <Nothing>{text.noOffers}</Nothing>
          ) : (
            <SmallTable
              label={text.offers}
              head={[text.variant, text.offered, text.paid, text.addOn]}
              rows={offers.map(({ variant, shown, paid, addOnCents }) => [
                variant,
                count(shown),
                count(paid),
                euros(addOnCents),
              ])}
            />
          )}
        </Section>
      )}
    </>
  );
}
