import { useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import type { AdminServiceView } from '../../../domain/calls/admin-services';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { putServicesOrder } from '../client';
import { euros } from '../format';
import { messages } from '../messages';
import { commonMessages } from '../messages/common';
import { serviceMessages } from '../messages/services';
import { ActFailure } from '../ui/act-failure';
import { Loaded } from '../ui/loaded';
import { useAct } from '../ui/use-act';
import { lineName, sizeName } from './figures';
import { MoveButton } from './move-button';
import { servicesQuery } from './queries';
import { SaleBadge } from './sale-badge';

const text = serviceMessages.order;

/** In which order the shop shows the packages of a line. */
export function OrderDialog({ line, onClose }: { line: string; onClose: () => void }) {
  // All of them, whatever the list is narrowed to.
  const query = useQuery(servicesQuery({ line, search: '', state: 'all' }));
  return (
    <Dialog
      open
      width="medium"
      onClose={onClose}
      title={text.title(lineName(line))}
      description={text.text}
      closeLabel={messages.shell.close}
    >
      <Loaded query={query} failed={serviceMessages.failed}>
        {({ services }) => <OrderForm services={services.filter(({ range }) => !range)} onClose={onClose} />}
      </Loaded>
    </Dialog>
  );
}

/** What was shown when it was opened is what is saved: a change meanwhile is a refusal, no mixture. */
function OrderForm({ services, onClose }: { services: readonly AdminServiceView[]; onClose: () => void }) {
  const [shown] = useState(services);
  const [order, setOrder] = useState(() => services.map(({ id }) => id));
  const [said, setSaid] = useState('');
  const rows = order.flatMap((id) => shown.find((service) => service.id === id) ?? []);
  const byQuantity = [...shown].sort((a, b) => a.quantity - b.quantity || a.id - b.id).map(({ id }) => id);
  const [first] = shown;
  const save = useAct(
    async () => {
      if (!first) return;
      await putServicesOrder({
        type: first.type,
        region: first.region,
        services: rows.map(({ id, version }) => ({ id, version })),
        byQuantity: order.join() === byQuantity.join(),
      });
    },
    { done: text.saved, onDone: onClose },
  );
  const move = (from: number, to: number) => {
    const next = [...order];
    const [id] = next.splice(from, 1);
    if (id === undefined) return;
    next.splice(to, 0, id);
    setOrder(next);
    const moved = rows[from];
    if (moved) setSaid(text.moved(sizeName(moved), to + 1, order.length));
  };
  return (
    <div className="grid gap-4">
      <ol className="max-h-[60vh] divide-y divide-line overflow-y-auto rounded-control border border-line">
        {rows.map((service, place) => (
          <li key={service.id} className="flex items-center gap-3 px-3 py-1.5 text-sm">
            <span className="w-6 text-right text-muted tabular-nums">{place + 1}</span>
            <span className="min-w-0 flex-1 font-medium">{sizeName(service)}</span>
            <span className="text-muted tabular-nums max-sm:hidden">{euros(service.priceCents)}</span>
            {!service.active && <SaleBadge active={false} />}
            <span className="flex">
              <MoveButton
                label={text.up(sizeName(service))}
                icon={ArrowUp}
                onClick={place > 0 ? () => move(place, place - 1) : undefined}
              />
              <MoveButton
                label={text.down(sizeName(service))}
                icon={ArrowDown}
                onClick={place < rows.length - 1 ? () => move(place, place + 1) : undefined}
              />
            </span>
          </li>
        ))}
      </ol>
      <span role="status" className="sr-only">
        {said}
      </span>
      <ActFailure error={save.error} title={text.failed} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button className="mr-auto" onClick={() => setOrder(byQuantity)} disabled={save.busy}>
          {text.byQuantity}
        </Button>
        <Button onClick={onClose} disabled={save.busy}>
          {commonMessages.cancel}
        </Button>
        <Button look="primary" busy={save.busy} onClick={() => save.run(undefined)}>
          {save.busy ? commonMessages.saving : text.save}
        </Button>
      </div>
    </div>
  );
}
