import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { MarketingOverview } from '../../../domain/calls/admin-marketing';
import { count, euros, percent } from '../format';
import { marketingMessages } from '../messages/marketing';
import { Figures } from '../ui/figures';
import { Nothing, Section } from '../ui/section';
import { BannerSection } from './banner-section';

const { coupons: couponText, experiment: offerText, conversions: conversionText } = marketingMessages;
const { requests: requestText, suppressions: suppressionText } = marketingMessages;

/** Where everything stands; each part leads to where it is changed or listed. */
export function Overview({ overview }: { overview: MarketingOverview }) {
  const { banner, coupons, experiment, conversions, requests, suppressed } = overview;
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      <p className="text-sm text-muted xl:col-span-2">{marketingMessages.period}</p>
      <BannerSection banner={banner} />
      <Section title={couponText.title} aside={<Way to="/admin/discount-codes">{couponText.all}</Way>}>
        <Figures
          figures={[
            [couponText.active, count(coupons.active)],
            [couponText.uses, count(coupons.uses)],
            [
              couponText.taken,
              coupons.discountCents === undefined ? undefined : euros(coupons.discountCents),
            ],
          ]}
        />
        {coupons.codes.length === 0 ? (
          <Nothing>{couponText.none}</Nothing>
        ) : (
          <Lines label={couponText.most}>
            {coupons.codes.map(({ code, uses, cents }) => (
              <Line key={code} name={<Way to={`/admin/discount-codes/${code}`}>{code}</Way>}>
                {couponText.used(uses, count(uses))}
                {cents !== undefined && ` · ${euros(cents)}`}
              </Line>
            ))}
          </Lines>
        )}
      </Section>
      <Section
        title={conversionText.title}
        aside={<Way to="/admin/marketing?tab=conversions">{conversionText.all}</Way>}
      >
        <Figures
          figures={[
            [conversionText.recorded, count(conversions.count)],
            [conversionText.worth, conversions.cents === undefined ? undefined : euros(conversions.cents)],
          ]}
        />
      </Section>
      {experiment && (
        <Section title={offerText.title} aside={<Way to="/admin/upsell-experiment">{offerText.all}</Way>}>
          <p className="mb-3 text-sm text-muted">{offerText.share(experiment.upsellVariantBPercent)}</p>
          <Lines label={offerText.title}>
            {experiment.variants.map(({ variant, shown, accepted, addOnCents }) => (
              <Line key={variant} name={offerText.variant(variant)}>
                {offerText.accepted(count(accepted), count(shown))}
                {shown > 0 && ` · ${percent(accepted / shown)}`} · {euros(addOnCents)}
              </Line>
            ))}
          </Lines>
        </Section>
      )}
      <Section title={requestText.title} aside={<Way to="/admin/requests">{requestText.all}</Way>}>
        <Lines label={requestText.title}>
          {(['contact', 'unsubscribe', 'deletion'] as const).map((kind) => (
            <Line key={kind} name={<Way to={`/admin/requests?kind=${kind}`}>{requestText.kinds[kind]}</Way>}>
              {requests[kind].open > 0 ? (
                <Way to={`/admin/requests?kind=${kind}&open=true`}>
                  {requestText.open(count(requests[kind].open))}
                </Way>
              ) : (
                requestText.noneOpen
              )}{' '}
              · {requestText.received(count(requests[kind].received))}
            </Line>
          ))}
        </Lines>
      </Section>
      <Section
        title={suppressionText.title}
        aside={<Way to="/admin/marketing?tab=suppressions">{suppressionText.all}</Way>}
      >
        <Figures figures={[[suppressionText.addresses, count(suppressed)]]} />
        <p className="text-sm text-muted">{suppressionText.lead}</p>
      </Section>
    </div>
  );
}

/** A link among words. */
export function Way({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="inline-block py-0.5 text-sm text-accent-ink underline underline-offset-2 wrap-anywhere"
    >
      {children}
    </Link>
  );
}

function Lines({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="grid gap-2 text-sm">
      {children}
    </ul>
  );
}

function Line({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <li className="grid gap-x-4 sm:flex sm:flex-wrap sm:items-baseline sm:justify-between">
      <span className="font-medium">{name}</span>
      <span className="tabular-nums">{children}</span>
    </li>
  );
}
