import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { adminServices, type ServiceLine } from '#domain/calls/admin-services.ts';
import { Button } from '#web/ui/button.tsx';
import { count, percent } from '../format';
import type { Filter } from '../list/filters';
import { ListPage } from '../list/list-page';
import { useList } from '../list/use-list';
import { commonMessages } from '../messages/common';
import { useProviderNames } from '../providers/use-providers';
import { useMay } from '../session';
import { Inset } from '../ui/page';
import { CreateDialog } from './create-dialog';
import { lineOf } from './figures';
import { OrderDialog } from './order-dialog';
import { serviceColumns } from './service-columns';
import { serviceMessages as text } from './text';

/** The shop's packages, each line in the shoppers' order (S1 §2.15). */
export function ServicesPage() {
  const list = useList(adminServices);
  const filters = useFilters();
  const mayChange = useMay('move-money');
  const mayImport = useMay('manage-providers');
  const [open, setOpen] = useState<'new' | { order: ServiceLine }>();
  const close = () => setOpen(undefined);
  const vat = list.answer?.vat;
  return (
    <ListPage
      list={list}
      text={text}
      rows={({ services }) => services}
      rowKey={({ id }) => String(id)}
      columns={serviceColumns}
      group={{
        by: (service) => text.lines[lineOf(service)],
        heading: (name, rows) => (
          <Inset className="flex items-center justify-between gap-3">
            <h2 className="text-base font-semibold">
              {name}{' '}
              <span className="text-sm font-normal text-muted tabular-nums">
                {text.count(rows.length, count(rows.length))}
              </span>
            </h2>
            {mayChange && (
              <Button
                size="small"
                variant="quiet"
                aria-label={`${text.order.open} ${name}`}
                onClick={() => rows[0] && setOpen({ order: lineOf(rows[0]) })}
              >
                {text.order.open}
              </Button>
            )}
          </Inset>
        ),
      }}
      filters={filters}
      actions={
        <>
          {mayImport && (
            <Button size="small" asChild>
              <Link to="/admin/services/import">{text.import}</Link>
            </Button>
          )}
          <Button
            variant="primary"
            size="small"
            icon={<Plus aria-hidden className="size-4" />}
            disabledReason={mayChange ? undefined : commonMessages.notAllowed}
            onClick={() => setOpen('new')}
          >
            {text.add}
          </Button>
        </>
      }
    >
      {vat && (
        <Inset>
          <p className="text-sm text-muted">
            {text.vat(percent(vat.ratePercent / 100))} {vat.byDestination && text.vatDestination}
          </p>
        </Inset>
      )}
      {open === 'new' && <CreateDialog onClose={close} />}
      {typeof open === 'object' && <OrderDialog line={open.order} onClose={close} />}
    </ListPage>
  );
}

function useFilters(): Filter[] {
  const providers = useProviderNames();
  return [
    { kind: 'choice', name: 'line', label: text.line, options: text.lines },
    { kind: 'choice', name: 'state', label: text.state, options: text.states },
    { kind: 'choice', name: 'provider', label: text.provider, options: providers },
    { kind: 'choice', name: 'warned', label: text.warned, options: text.warnedOnly },
  ];
}
