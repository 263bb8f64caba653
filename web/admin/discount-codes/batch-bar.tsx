import { useState } from 'react';
import { Button } from '../../ui/button';
import { putDiscountBatchesBatchState } from '../client';
import { count } from '../format';
import { discountMessages } from '../messages/discount-codes';
import { useMay } from '../session';
import { ReasonDialog } from '../ui/reason-dialog';

const text = discountMessages.batch;
type Changed = Awaited<ReturnType<typeof putDiscountBatchesBatchState>>;

/** Where the codes that were made together are as a file. */
export const batchFile = (batch: string) =>
  `/api/admin/discount-batches/${encodeURIComponent(batch)}/codes.csv`;

/** What can be done with the codes that were made together, while only they are listed. */
export function BatchBar({ batch, onLeave }: { batch: string; onLeave: () => void }) {
  const may = useMay('move-money');
  const [asking, setAsking] = useState<'on' | 'off'>();
  return (
    <div className="flex flex-wrap items-center gap-2 rounded-control border border-line bg-surface px-3 py-2">
      <span className="mr-auto text-sm wrap-anywhere">
        {text.name} <strong className="font-semibold">{batch}</strong>
      </span>
      {may && (
        <>
          <Button asChild size="small" className="max-lg:min-h-11">
            <a href={batchFile(batch)} download>
              {text.download}
            </a>
          </Button>
          <Button size="small" className="max-lg:min-h-11" onClick={() => setAsking('on')}>
            {text.activate}
          </Button>
          <Button size="small" look="danger" className="max-lg:min-h-11" onClick={() => setAsking('off')}>
            {text.deactivate}
          </Button>
        </>
      )}
      <Button size="small" look="quiet" className="max-lg:min-h-11" onClick={onLeave}>
        {text.leave}
      </Button>
      {asking && (
        <ReasonDialog
          title={asking === 'off' ? text.deactivateTitle(batch) : text.activateTitle(batch)}
          description={asking === 'off' ? text.deactivateText : text.activateText}
          submit={asking === 'off' ? text.deactivate : text.activate}
          danger={asking === 'off'}
          done={({ changed }: Changed) => text.changed(changed, count(changed))}
          act={(reason) => putDiscountBatchesBatchState(batch, { active: asking === 'on', reason })}
          onClose={() => setAsking(undefined)}
        />
      )}
    </div>
  );
}
