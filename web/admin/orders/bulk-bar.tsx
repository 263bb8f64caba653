import { useState } from 'react';
import { type BulkAct, bulkActs, mostBulkOrders } from '../../../domain/bulk';
import { Button } from '../../ui/button';
import { postBulk, postBulkRefunds } from '../client';
import { count } from '../format';
import { bulkActNames, bulkMessages } from '../messages/bulk';
import { orderListMessages as text } from '../messages/order-list';
import { useMay } from '../session';
import { ReasonDialog } from '../ui/reason-dialog';
import { filterQuery, type ListState } from './list-state';
import type { Selection } from './use-selection';

interface Props {
  state: ListState;
  selection: Selection;
  /** How many match the filter; more than can be counted is one more. */
  total: number;
  onAll: () => void;
  onClear: () => void;
}

/** What can be done with the ticked orders; stays in view while the list is scrolled. */
export function BulkBar({ state, selection, total, onAll, onClear }: Props) {
  const mayMoveMoney = useMay('move-money');
  const [asked, setAsked] = useState<BulkAct>();
  const size = selection.all ? total : selection.ids.size;
  if (size === 0) return null;
  const reachable = total <= mostBulkOrders;
  return (
    <section
      aria-label={text.selection}
      className="sticky top-(--sticky-top,0px) z-25 flex flex-wrap items-center gap-x-4 gap-y-2 border-y border-line bg-accent-soft px-4 py-2 lg:rounded-card lg:border-x"
    >
      <p role="status" className="text-sm font-medium">
        {selection.all ? text.allSelected(count(total)) : text.selected(size, count(size))}
      </p>
      {!selection.all && total > selection.ids.size && reachable && (
        <button
          type="button"
          onClick={onAll}
          className="min-h-11 rounded text-sm text-accent-ink underline sm:min-h-8"
        >
          {text.selectAll(count(total))}
        </button>
      )}
      {!reachable && <p className="text-sm text-muted">{text.tooMany}</p>}
      <div className="flex flex-wrap gap-2 sm:ml-auto">
        {bulkActs
          .filter((act) => act !== 'refund' || mayMoveMoney)
          .map((act) => (
            <Button
              key={act}
              size="small"
              className="max-sm:min-h-11"
              look={act === 'refund' ? 'danger' : 'secondary'}
              onClick={() => setAsked(act)}
            >
              {bulkActNames[act].label}
            </Button>
          ))}
        <Button size="small" look="quiet" className="max-sm:min-h-11" onClick={onClear}>
          {text.clearSelection}
        </Button>
      </div>
      {asked && (
        <StartDialog
          act={asked}
          orders={
            selection.all
              ? { by: 'filter', filter: filterQuery(state) }
              : { by: 'ids', ids: [...selection.ids] }
          }
          size={size}
          onClose={() => setAsked(undefined)}
          onStarted={onClear}
        />
      )}
    </section>
  );
}

interface StartProps {
  act: BulkAct;
  orders: Parameters<typeof postBulk>[0]['orders'];
  size: number;
  onClose: () => void;
  onStarted: () => void;
}

function StartDialog({ act, orders, size, onClose, onStarted }: StartProps) {
  // One number for all tries: a repeated call is the same act.
  const [id] = useState(() => crypto.randomUUID());
  const { label, does, submit } = bulkActNames[act];
  return (
    <ReasonDialog
      title={bulkMessages.lead(label, bulkMessages.orders(size, count(size)))}
      description={does}
      submit={submit}
      danger={act === 'refund'}
      done={bulkMessages.startedToast}
      act={async (reason) => {
        await (act === 'refund'
          ? postBulkRefunds({ id, orders, reason })
          : postBulk({ id, act, orders, reason }));
        onStarted();
      }}
      onClose={onClose}
    />
  );
}
