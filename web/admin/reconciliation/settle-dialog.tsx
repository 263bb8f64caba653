import { useState } from 'react';
import { adminSettleDifference } from '#domain/calls/admin-reconciliation.ts';
import { TextareaField } from '#web/ui/field.tsx';
import { commonMessages } from '../messages/common';
import { ActionDialog } from '../ui/action-form';
import { Fact, Facts } from '../ui/facts';
import { type SeenDifference, Side } from './side';
import { differenceNames, reconciliationMessages as text } from './text';

/** Shows what both sides say, asks what was done about it, and closes the difference. */
export function SettleDialog({
  difference,
  onClose,
}: {
  difference: SeenDifference & { id: string };
  onClose: () => void;
}) {
  // As it was when the dialog opened: what a run finds meanwhile isn't settled with it.
  const [seen] = useState(difference);
  const { thereCents, hereCents, currency, thereStatus, hereStatus } = seen;
  return (
    <ActionDialog
      call={adminSettleDifference}
      params={{ id: seen.id }}
      values={{ note: '' }}
      toBody={({ note }: { note: string }) => ({
        note,
        seen: { thereCents, hereCents, currency, thereStatus, hereStatus },
      })}
      title={text.settleTitle}
      description={text.settleText(differenceNames[seen.kind].title)}
      submit={text.settleSubmit}
      done={text.settleDone}
      failed={text.settleFailed}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <Facts>
            <Fact name={text.columns.there}>
              <Side one={seen} side="there" />
            </Fact>
            <Fact name={text.columns.here}>
              <Side one={seen} side="here" />
            </Fact>
          </Facts>
          <TextareaField
            label={commonMessages.reason}
            hint={commonMessages.reasonHint}
            rows={2}
            maxLength={500}
            {...field('note')}
          />
        </>
      )}
    </ActionDialog>
  );
}
