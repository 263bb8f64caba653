import { useState } from 'react';
import {
  type AdminServiceView,
  adminOrderServices,
  adminServices,
  ofLine,
  type ServiceLine,
} from '#domain/calls/admin-services.ts';
import { Button } from '#web/ui/button.tsx';
import { euros } from '../format';
import { messages } from '../messages';
import { ActionDialog } from '../ui/action-form';
import { useDetail } from '../ui/detail-page';
import { Loaded } from '../ui/loaded';
import { OrderButtons } from '../ui/order-buttons';
import { sizeName } from './figures';
import { SaleBadge } from './sale-badge';
import { serviceMessages } from './text';

const text = serviceMessages.order;
type Services = readonly AdminServiceView[];

/** The order in which the shop shows the packages of a line. */
export function OrderDialog({ line, onClose }: { line: ServiceLine; onClose: () => void }) {
  // All of them, whatever the list's filter.
  const query = useDetail(adminServices, {}, { line });
  const [rows, setRows] = useState<Services>();
  // The state when it was opened is saved: a change meanwhile causes a refusal, not a mixture.
  if (!rows && query.data) setRows(query.data.services.filter(({ range }) => !range));
  return (
    <ActionDialog
      call={adminOrderServices}
      toBody={() => ({
        ...ofLine(line),
        services: (rows ?? []).map(({ id, version }) => ({ id, version })),
        byQuantity: rows !== undefined && byQuantity(rows).every((service, place) => service === rows[place]),
      })}
      title={text.title(serviceMessages.lines[line])}
      description={text.text}
      submit={text.save}
      done={text.saved}
      failed={text.failed}
      disabledReason={rows ? undefined : messages.shell.loading}
      beside={
        <Button className="mr-auto" onClick={() => setRows(rows && byQuantity(rows))}>
          {text.byQuantity}
        </Button>
      }
      onClose={onClose}
      width="medium"
    >
      <Loaded query={query} failed={serviceMessages.failed}>
        {() => rows && <Rows rows={rows} onMoved={setRows} />}
      </Loaded>
    </ActionDialog>
  );
}

function byQuantity(services: Services): Services {
  return [...services].sort((a, b) => a.quantity - b.quantity || a.id - b.id);
}

function Rows({ rows, onMoved }: { rows: Services; onMoved: (rows: Services) => void }) {
  const [said, setSaid] = useState('');
  const move = (service: AdminServiceView, to: number) => {
    onMoved(rows.filter((one) => one !== service).toSpliced(to, 0, service));
    setSaid(text.moved(sizeName(service), to + 1, rows.length));
  };
  return (
    <>
      <ol className="max-h-[60vh] divide-y divide-line overflow-y-auto rounded-control border border-line">
        {rows.map((service, place) => (
          <li key={service.id} className="flex items-center gap-3 px-3 py-1.5 text-sm">
            <span className="w-6 text-right text-muted tabular-nums">{place + 1}</span>
            <span className="min-w-0 flex-1 font-medium">{sizeName(service)}</span>
            <span className="text-muted tabular-nums max-sm:hidden">{euros(service.priceCents)}</span>
            {!service.active && <SaleBadge active={false} />}
            <OrderButtons
              labels={text.place(sizeName(service))}
              place={place}
              rows={rows.length}
              onMove={(to) => move(service, to)}
            />
          </li>
        ))}
      </ol>
      <span role="status" className="sr-only">
        {said}
      </span>
    </>
  );
}
