import { useState } from 'react';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { useToast } from '../../ui/toast';
import { type getRefillStatusId, postRefillExecuteId } from '../client';
import { autoRefillMessages as text } from '../messages/auto-refill';
import { commonMessages } from '../messages/common';
import { resultMessages } from '../messages/results';
import { useMay } from '../session';
import { ReasonDialog } from '../ui/reason-dialog';

type Order = Awaited<ReturnType<typeof getRefillStatusId>>['order'];

/** Asks the panel for the refill of one order, with a reason. What came of it stays in view. */
export function ExecuteRefill({ order, canRefill }: { order: Order; canRefill: boolean }) {
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const [doubtful, setDoubtful] = useState(false);
  const mayWork = useMay('work-orders');
  const act = async (reason: string) => {
    const { state } = await postRefillExecuteId(order.id, { reason });
    setDoubtful(state === 'unknown');
    if (state === 'unknown') toast({ tone: 'danger', title: text.notExecuted });
    else toast({ tone: 'success', title: text.executed, text: text.executedText });
  };
  return (
    <div className="grid gap-3">
      {doubtful && (
        <Alert tone="danger" title={text.notExecuted}>
          {resultMessages.refillDoubtfulText}
        </Alert>
      )}
      {canRefill && (
        <Button
          look="primary"
          className="justify-self-start"
          disabledReason={mayWork ? undefined : commonMessages.notAllowed}
          onClick={() => setOpen(true)}
        >
          {text.execute}
        </Button>
      )}
      {open && (
        <ReasonDialog
          title={text.executeTitle}
          description={text.executeText(order.orderNumber)}
          submit={text.execute}
          failed={text.executeFailed}
          act={act}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
