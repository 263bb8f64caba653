import { RefreshCcw } from 'lucide-react';
import { useId } from 'react';
import type { OrderView } from '#domain/calls/orders.ts';
import { useMessages } from '../i18n/messages';
import { Button } from '../ui/button';
import { offersRefill } from './next-steps';
import { useRefill } from './use-refill';

/** Requests a refill, or says from when that is possible again. Nothing if no refill is offered. */
export function RefillButton({ order }: { order: Pick<OrderView, 'id' | 'refill'> }) {
  const { tracking } = useMessages();
  const { ask, busy, reason, refused } = useRefill(order);
  const said = useId();
  if (!offersRefill(order)) return null;
  const shownReason = refused ?? reason;
  return (
    <div>
      <Button
        className="max-sm:w-full"
        busy={busy}
        disabledReason={reason}
        icon={<RefreshCcw aria-hidden className="size-4" />}
        aria-describedby={shownReason ? said : undefined}
        onClick={ask}
      >
        {tracking.refill.ask}
      </Button>
      <p
        id={said}
        role="status"
        className={
          shownReason ? `mt-1.5 text-sm leading-6 ${refused ? 'text-danger' : 'text-muted'}` : 'sr-only'
        }
      >
        {shownReason}
      </p>
    </div>
  );
}
