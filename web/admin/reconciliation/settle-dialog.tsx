import type { PaymentDifference } from '../../../domain/calls/admin-reconciliation';
import { postReconciliationDifferencesIdSettle } from '../client';
import { differenceNames, reconciliationMessages as text } from '../messages/reconciliation';
import { ReasonDialog } from '../ui/reason-dialog';

/** Asks what was done about a difference, and closes it. */
export function SettleDialog({
  difference,
  onClose,
}: {
  difference: Pick<PaymentDifference, 'id' | 'kind'>;
  onClose: () => void;
}) {
  return (
    <ReasonDialog
      title={text.settleTitle}
      description={text.settleText(differenceNames[difference.kind].title)}
      submit={text.settleSubmit}
      done={text.settleDone}
      failed={text.settleFailed}
      act={(note) => postReconciliationDifferencesIdSettle(difference.id, { note })}
      onClose={onClose}
    />
  );
}
