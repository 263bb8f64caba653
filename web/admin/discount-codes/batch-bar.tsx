import { useState } from 'react';
import { adminBatchState } from '#domain/calls/admin-discounts.ts';
import { addressOf } from '#domain/calls/call.ts';
import { filePaths } from '#domain/calls/files.ts';
import { Button } from '#web/ui/button.tsx';
import { count } from '../format';
import { useMay } from '../session';
import { ActionDialog } from '../ui/action-form';
import { FileLink } from '../ui/file-link';
import { discountMessages } from './text';

const text = discountMessages.batch;

/** The file of codes that were made together. */
export const batchFile = (batch: string) => addressOf(filePaths.batchCodes, { batch });

/** The actions on codes that were made together, while only they are listed. */
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
          <Button asChild size="small">
            <FileLink href={batchFile(batch)}>{text.download}</FileLink>
          </Button>
          <Button size="small" onClick={() => setAsking('on')}>
            {text.activate}
          </Button>
          <Button size="small" variant="danger" onClick={() => setAsking('off')}>
            {text.deactivate}
          </Button>
        </>
      )}
      <Button size="small" variant="quiet" onClick={onLeave}>
        {text.leave}
      </Button>
      {asking && (
        <ActionDialog
          call={adminBatchState}
          params={{ batch }}
          toBody={({ reason }: { reason: string }) => ({ active: asking === 'on', reason })}
          title={asking === 'off' ? text.deactivateTitle(batch) : text.activateTitle(batch)}
          description={asking === 'off' ? text.deactivateText : text.activateText}
          submit={asking === 'off' ? text.deactivate : text.activate}
          danger={asking === 'off'}
          done={({ changed }) => text.changed(changed, count(changed))}
          reason
          onClose={() => setAsking(undefined)}
        />
      )}
    </div>
  );
}
