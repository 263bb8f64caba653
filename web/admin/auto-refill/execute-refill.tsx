import { useState } from 'react';
import { adminRefill } from '#domain/calls/admin-order-actions.ts';
import type { refillStatus } from '#domain/calls/admin-refill.ts';
import type { AnswerOf } from '#domain/calls/call.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { commonMessages } from '../messages/common';
import { resultMessages } from '../order/results-text';
import { useWhyNot } from '../session';
import { ActionDialog } from '../ui/action-form';
import { autoRefillMessages as text } from './text';

type Order = AnswerOf<typeof refillStatus>['order'];

/** Requests the refill of one order from the panel, with a reason. The result stays visible. */
export function ExecuteRefill({ order, canRefill }: { order: Order; canRefill: boolean }) {
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const [doubtful, setDoubtful] = useState(false);
  const whyNot = useWhyNot('work-orders');
  return (
    <div className="grid gap-3">
      {doubtful && (
        <Alert tone="danger" title={text.notExecuted}>
          {resultMessages.refillDoubtfulText}
        </Alert>
      )}
      {canRefill && (
        <Button
          variant="primary"
          className="justify-self-start"
          disabledReason={whyNot}
          onClick={() => setOpen(true)}
        >
          {text.execute}
        </Button>
      )}
      {open && (
        <ActionDialog
          call={adminRefill}
          params={{ id: order.id }}
          title={text.executeTitle}
          description={text.executeText(order.orderNumber)}
          submit={text.execute}
          failed={text.executeFailed}
          reason
          commonReasons={commonMessages.commonReasons}
          onDone={({ state }) => {
            setDoubtful(state === 'unknown');
            if (state === 'unknown') toast({ tone: 'danger', title: text.notExecuted });
            else toast({ tone: 'success', title: text.executed, text: text.executedText });
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
