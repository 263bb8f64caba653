import type { ReactNode } from 'react';
import type { MarketingOverview } from '#domain/calls/admin-marketing.ts';
import { count, euros, percent } from '../format';
import { Figures } from '../ui/figures';
import { Nothing, Section } from '../ui/section';
import { TextLink } from '../ui/text-link';
import { BannerSection } from './banner-section';
import { marketingMessages } from './text';

const { coupons: couponText, experiment: offerText, conversions: conversionText } = marketingMessages;
const { requests: requestText, suppressions: suppressionText } = marketingMessages;

/** The state of everything; each part links to where it is changed or listed. */
export function Overview({ overview }: { overview: MarketingOverview }) {
  const { banner, coupons, experiment, conversions, requests, suppressed } = overview;
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      <p className="text-sm text-muted xl:col-span-2">{marketingMessages.period}</p>
      <BannerSection banner={banner} />
      <Section
        title={couponText.title}
        aside={<TextLink to="/admin/discount-codes">{couponText.all}</TextLink>}
      >
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
              <Line key={code} name={<TextLink to={`/admin/discount-codes/${code}`}>{code}</TextLink>}>
                {couponText.used(uses, count(uses))}
                {cents !== undefined && ` · ${euros(cents)}`}
              </Line>
            ))}
          </Lines>
        )}
      </Section>
      <Section
        title={conversionText.title}
        aside={<TextLink to="/admin/marketing?tab=conversions">{conversionText.all}</TextLink>}
      >
        <Figures
          figures={[
            [conversionText.recorded, count(conversions.count)],
            [conversionText.worth, conversions.cents === undefined ? undefined : euros(conversions.cents)],
          ]}
        />
      </Section>
      {experiment && (
        <Section
          title={offerText.title}
          aside={<TextLink to="/admin/upsell-experiment">{offerText.all}</TextLink>}
        >
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
      <Section title={requestText.title} aside={<TextLink to="/admin/requests">{requestText.all}</TextLink>}>
        <Lines label={requestText.title}>
          {(['contact', 'unsubscribe', 'deletion'] as const).map((kind) => (
            <Line
              key={kind}
              name={<TextLink to={`/admin/requests?kind=${kind}`}>{requestText.kinds[kind]}</TextLink>}
            >
              {requests[kind].open > 0 ? (
                <TextLink to={`/admin/requests?kind=${kind}&open=true`}>
                  {requestText.open(count(requests[kind].open))}
                </TextLink>
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
        aside={<TextLink to="/admin/marketing?tab=suppressions">{suppressionText.all}</TextLink>}
      >
        <Figures figures={[[suppressionText.addresses, count(suppressed)]]} />
        <p className="text-sm text-muted">{suppressionText.lead}</p>
      </Section>
    </div>
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
