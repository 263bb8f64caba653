import { useParams } from 'react-router-dom';
import { type AdminServiceView, adminService } from '#domain/calls/admin-services.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { DetailPage, useDetail } from '../ui/detail-page';
import { Inset } from '../ui/page';
import { Section } from '../ui/section';
import { TextLink } from '../ui/text-link';
import { serviceName, sizeName } from './figures';
import { MarginFacts } from './margin-facts';
import { PackageEditor } from './package-editor';
import { PriceHistory } from './price-history';
import { RangeForm } from './range-form';
import { SaleBadge } from './sale-badge';
import { SalePanel } from './sale-panel';
import { SourcesForm } from './sources-form';
import { StandIns } from './stand-ins';
import { serviceMessages as text } from './text';

/** One package: its data, sale state, panels, margin, and price history. */
export function ServicePage() {
  const { id = '' } = useParams();
  return (
    <DetailPage
      query={useDetail(adminService, { id })}
      back={{ to: '/admin/services', label: text.back }}
      title={({ service }) => serviceName(service)}
      fallback={text.title}
      failed={text.one}
    >
      {({ service, prices, othersOnSale, rangesOnSale, ends, vat }) => (
        <>
          <Inset className="flex flex-wrap items-center gap-2">
            <SaleBadge active={service.active} />
            {service.featured && <Badge tone="accent">{text.featured}</Badge>}
            <span className="text-sm text-muted tabular-nums">#{service.id}</span>
          </Inset>
          {service.warnings.length > 0 && (
            <Inset className="grid gap-2">
              {service.warnings.map((warning) => (
                <Alert key={warning} tone="warning" title={text.warnings[warning]}>
                  {text.warningTexts[warning]}
                  {warning === 'stand-in' && <StandIns of={service} />}
                  {warning === 'makes-others-pointless' && <Pointless of={service} />}
                </Alert>
              ))}
            </Inset>
          )}
          <Inset className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_26rem]">
            <div className="grid gap-4">
              {service.range ? (
                <Section title={text.rangeForm.title}>
                  <RangeForm service={service} ends={ends ?? []} />
                </Section>
              ) : (
                <Section title={text.form.title}>
                  <PackageEditor service={service} prices={prices} />
                </Section>
              )}
              <Section title={text.sources.title}>
                <SourcesForm service={service} />
              </Section>
            </div>
            <div className="grid gap-4">
              <SalePanel service={service} othersOnSale={othersOnSale} rangesOnSale={rangesOnSale} />
              <MarginFacts service={service} vat={vat} />
              {!service.range && <PriceHistory service={service} prices={prices} />}
            </div>
          </Inset>
        </>
      )}
    </DetailPage>
  );
}

/** The packages that this one makes pointless. */
function Pointless({ of: { type, pointless } }: { of: AdminServiceView }) {
  return (
    <ul className="mt-1 flex flex-wrap gap-x-4">
      {pointless.map(({ id, quantity }) => (
        <li key={id}>
          <TextLink to={`/admin/services/${id}`}>{sizeName({ type, quantity })}</TextLink>
        </li>
      ))}
    </ul>
  );
}
