import { adminSettleDifference, type PaymentDifference } from '#domain/calls/admin-reconciliation.ts';
import { TextareaField } from '#web/ui/field.tsx';
import { commonMessages } from '../messages/common';
import { ActionDialog } from '../ui/action-form';
import { differenceNames, reconciliationMessages as text } from './text';

/** Asks what was done about a difference, and closes it. */
export function SettleDialog({
  difference,
  onClose,
}: {
  difference: Pick<PaymentDifference, 'id' | 'kind'>;
  onClose: () => void;
}) {
  return (
    <ActionDialog
      call={adminSettleDifference}
      params={{ id: difference.id }}
      values={{ note: '' }}
      title={text.settleTitle}
      description={text.settleText(differenceNames[difference.kind].title)}
      submit={text.settleSubmit}
      done={text.settleDone}
      failed={text.settleFailed}
      onClose={onClose}
    >
      {({ field }) => (
        <TextareaField
          label={commonMessages.reason}
          hint={commonMessages.reasonHint}
          rows={2}
          maxLength={500}
          {...field('note')}
        />
      )}
    </ActionDialog>
  );
}
