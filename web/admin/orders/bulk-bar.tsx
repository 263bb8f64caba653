import { type ReactNode, useState } from 'react';
import { type BulkAction, bulkActions, bulkPermission, mostBulkOrders } from '#domain/bulk.ts';
import { adminStartBulk, adminStartBulkRefund } from '#domain/calls/admin-bulk.ts';
import { adminMatchingOrders, type OrderFilterInput } from '#domain/calls/admin-order-list.ts';
import type { BodyOf } from '#domain/calls/call.ts';
import { may } from '#domain/permissions.ts';
import { api } from '#web/api-client/api.ts';
import { Button } from '#web/ui/button.tsx';
import { useKeptFocus } from '#web/ui/kept-focus.ts';
import { useHeightVariable } from '#web/ui/use-height-variable.ts';
import { count } from '../format';
import type { Selection } from '../list/use-selection';
import { useSession } from '../session';
import { ActionDialog } from '../ui/action-form';
import { LoadFailure } from '../ui/load-failure';
import { useAdminMutation } from '../ui/use-admin-mutation';
import { AcceptDialog } from './accept-dialog';
import { bulkActionNames, bulkMessages } from './bulk-text';
import { ordersText as text } from './text';

interface Props {
  /** The list's filter. */
  filter: OrderFilterInput;
  selection: Selection;
  /** The current page of the list. */
  orders: readonly { id: string; orderNumber: string }[];
  /** How many match the filter; `countLimit + 1` means more. */
  total: number;
}

/** The actions on the ticked orders. They stay visible while the list is scrolled, if the window has room for both. */
export function BulkBar({ filter, selection, orders, total }: Props) {
  const { role } = useSession().session;
  const [asked, setAsked] = useState<BulkAction>();
  const { around } = useKeptFocus();
  const bar = useHeightVariable('--top-bar');
  const size = selection.keys.length;
  if (size === 0) return null;
  const reachable = total <= mostBulkOrders;
  const orderNumbers = orders
    .filter(({ id }) => selection.keys.includes(id))
    .map(({ orderNumber }) => orderNumber);
  return (
    <section
      {...around}
      ref={bar}
      aria-label={text.selection}
      className="sticky top-(--sticky-top,0px) z-25 flex flex-wrap items-center gap-x-4 gap-y-2 border-y border-line bg-accent-soft px-4 py-2 lg:rounded-card lg:border-x [@media(height<30rem)]:static"
    >
      <p role="status" className="text-sm font-medium">
        {text.selected(size, count(size))}
      </p>
      <FoldedOnPhones>
        {total > size && reachable && <SelectAll filter={filter} selection={selection} total={total} />}
        {!reachable && <p className="text-sm text-muted">{text.tooMany}</p>}
        <div className="flex flex-wrap gap-2 md:ml-auto">
          {bulkActions
            .filter((action) => may(role, bulkPermission(action)))
            .map((action) => (
              <Button
                key={action}
                size="small"
                variant={action === 'refund' ? 'danger' : 'secondary'}
                onClick={() => setAsked(action)}
              >
                {bulkActionNames[action].label}
              </Button>
            ))}
          <Button size="small" variant="quiet" onClick={selection.clear}>
            {text.clearSelection}
          </Button>
        </div>
      </FoldedOnPhones>
      {asked === 'accept-unknown' && (
        <AcceptDialog
          orderNumbers={orderNumbers}
          others={size - orderNumbers.length}
          seenAt={selection.seenAt}
          onClose={() => setAsked(undefined)}
          onStarted={selection.clear}
        />
      )}
      {asked && asked !== 'accept-unknown' && (
        <StartDialog
          action={asked}
          orders={{ by: 'ids', ids: [...selection.keys] }}
          seenAt={selection.seenAt}
          size={size}
          onClose={() => setAsked(undefined)}
          onStarted={selection.clear}
        />
      )}
    </section>
  );
}

/** On phones one button stands for the actions, which would cover half of the list. */
function FoldedOnPhones({ children }: { children: ReactNode }) {
  const [unfolded, setUnfolded] = useState(false);
  return (
    <>
      <Button
        size="small"
        className="ml-auto md:hidden"
        aria-expanded={unfolded}
        onClick={() => setUnfolded(!unfolded)}
      >
        {unfolded ? text.hideActions : text.actions}
      </Button>
      <div className={unfolded ? 'contents' : 'contents max-md:hidden'}>{children}</div>
    </>
  );
}

/** Ticks all orders that match. It ends with the selection: another one doesn't wait for its answer. */
function SelectAll({ filter, selection, total }: Pick<Props, 'filter' | 'selection' | 'total'>) {
  const { run, busy, error } = useAdminMutation(() => api(adminMatchingOrders, { query: filter }), {
    onDone: ({ ids, seenAt }) => selection.take(ids, seenAt),
  });
  return (
    <>
      <button
        type="button"
        onClick={() => run(undefined)}
        aria-disabled={busy}
        className="min-h-11 rounded text-sm text-accent-ink underline aria-disabled:opacity-60 sm:min-h-8"
      >
        {text.selectAll(count(total))}
      </button>
      {error && (
        <div className="basis-full">
          <LoadFailure
            title={text.selectAllFailed}
            error={error}
            onRetry={() => run(undefined)}
            busy={busy}
          />
        </div>
      )}
    </>
  );
}

interface StartProps {
  action: Exclude<BulkAction, 'accept-unknown'>;
  orders: BodyOf<typeof adminStartBulk>['orders'];
  seenAt: string | undefined;
  size: number;
  onClose: () => void;
  onStarted: () => void;
}

function StartDialog({ action, onClose, onStarted, ...shown }: StartProps) {
  // One id for all attempts: a repeated call is the same action.
  const [id] = useState(() => crypto.randomUUID());
  // The list goes on changing behind the dialog; what the administrator agrees to stays what its title says.
  const [{ orders, seenAt, size }] = useState(shown);
  const { label, does, submit } = bulkActionNames[action];
  return (
    <ActionDialog
      call={action === 'refund' ? adminStartBulkRefund : adminStartBulk}
      values={{ reason: '' }}
      toBody={({ reason }) =>
        action === 'refund' ? { id, seenAt, orders, reason } : { id, seenAt, act: action, orders, reason }
      }
      title={bulkMessages.lead(label, bulkMessages.orders(size, count(size)))}
      description={does}
      submit={submit}
      danger={action === 'refund'}
      done={bulkMessages.startedToast}
      reason={action === 'resend-unknown' ? 'needed' : true}
      onDone={onStarted}
      onClose={onClose}
    />
  );
}
