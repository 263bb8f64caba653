import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { Alert } from '../../ui/alert';
import { Badge } from '../../ui/badge';
import { serviceMessages as text } from '../messages/services';
import { BackLink } from '../ui/back-link';
import { Loaded } from '../ui/loaded';
import { Inset, Page } from '../ui/page';
import { Section } from '../ui/section';
import { serviceName } from './figures';
import { MarginFacts } from './margin-facts';
import { PackageEditor } from './package-editor';
import { PriceHistory } from './price-history';
import { serviceQuery } from './queries';
import { RangeForm } from './range-form';
import { SaleBadge } from './sale-badge';
import { SalePanel } from './sale-panel';
import { SourcesForm } from './sources-form';

/** One package: what it is, whether it is sold, who delivers it, what it leaves, and what it has cost. */
export function ServicePage() {
  const id = Number(useParams().id);
  const query = useQuery(serviceQuery(Number.isInteger(id) ? id : 0));
  const service = query.data?.service;
  return (
    <Page
      title={service ? serviceName(service) : text.title}
      back={<BackLink to="/admin/services">{text.back}</BackLink>}
    >
      <Loaded query={query} failed={text.one}>
        {({ service: one, prices, othersOnSale, ends, vat }) => (
          <>
            <Inset className="flex flex-wrap items-center gap-2">
              <SaleBadge active={one.active} />
              {one.featured && <Badge tone="accent">{text.featured}</Badge>}
              <span className="text-sm text-muted tabular-nums">#{one.id}</span>
            </Inset>
            {one.warnings.length > 0 && (
              <Inset className="grid gap-2">
                {one.warnings.map((warning) => (
                  <Alert key={warning} tone="warning" title={text.warnings[warning]}>
                    {text.warningTexts[warning]}
                  </Alert>
                ))}
              </Inset>
            )}
            <Inset className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_26rem]">
              <div className="grid gap-4">
                {one.range ? (
                  <Section title={text.rangeForm.title}>
                    <RangeForm service={one} ends={ends ?? []} />
                  </Section>
                ) : (
                  <Section title={text.form.title}>
                    <PackageEditor service={one} prices={prices} />
                  </Section>
                )}
                <Section title={text.sources.title}>
                  <SourcesForm service={one} />
                </Section>
              </div>
              <div className="grid gap-4">
                <SalePanel service={one} othersOnSale={othersOnSale} />
                <MarginFacts service={one} vat={vat} />
                {!one.range && <PriceHistory service={one} prices={prices} />}
              </div>
            </Inset>
          </>
        )}
      </Loaded>
    </Page>
  );
}
