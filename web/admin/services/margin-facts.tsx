import type { AdminServiceView } from '#domain/calls/admin-services.ts';
import { count, euros, moneyIn, percent } from '../format';
import { Fact, Facts } from '../ui/facts';
import { Section } from '../ui/section';
import { costText, marginText } from './figures';
import { serviceMessages } from './text';

const text = serviceMessages.margins;

/** The margin of a package's sale, and its parts; for the minimum of a range. */
export function MarginFacts({
  service,
  vat,
}: {
  service: AdminServiceView;
  vat: { ratePercent: number; byDestination: boolean };
}) {
  const [own] = service.sources;
  if (!own) return null;
  const { margin, listed, currency } = own;
  const loss = (margin.marginCents ?? 0) < 0;
  return (
    <Section title={text.title}>
      <div className="grid gap-3">
        <Facts>
          <Fact name={text.net}>{euros(margin.netCents)}</Fact>
          <Fact name={text.units}>{count(service.quantity + service.bonus)}</Fact>
          <Fact name={text.rate}>{listed && moneyIn(listed.rate, currency)}</Fact>
          <Fact name={text.cost}>{costText(margin) ?? serviceMessages.noCost}</Fact>
          <Fact name={text.margin}>
            <span className={`font-semibold ${loss ? 'text-danger' : ''}`}>{marginText(margin)}</span>
          </Fact>
        </Facts>
        {margin.unknown && <p className="text-sm text-muted">{serviceMessages.marginWhy[margin.unknown]}</p>}
        <p className="text-sm text-muted">
          {serviceMessages.vat(percent(vat.ratePercent / 100))}{' '}
          {vat.byDestination && serviceMessages.vatDestination}
        </p>
      </div>
    </Section>
  );
}
