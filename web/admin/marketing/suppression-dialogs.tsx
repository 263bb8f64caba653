import {
  adminAddSuppression,
  adminEndSuppression,
  type SuppressionView,
} from '#domain/calls/admin-marketing.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { EmailField, TextareaField } from '#web/ui/field.tsx';
import { ActionDialog } from '../ui/action-form';
import { marketingMessages } from './text';

const text = marketingMessages.suppressions;

/** Ends marketing mail to an address, whether it has bought or not. */
export function AddSuppression({ onClose }: { onClose: () => void }) {
  return (
    <ActionDialog
      call={adminAddSuppression}
      values={{ email: '' }}
      title={text.addTitle}
      description={text.addText}
      submit={text.add}
      done={text.added}
      failed={text.addFailed}
      reason
      onClose={onClose}
    >
      {({ field }) => <EmailField label={text.email} {...field('email')} autoComplete="off" />}
    </ActionDialog>
  );
}

/** Allows marketing mail again: only its owner can decide that, and how they asked is recorded. */
export function EndSuppression({
  suppression,
  onClose,
}: {
  suppression: SuppressionView;
  onClose: () => void;
}) {
  return (
    <ActionDialog
      call={adminEndSuppression}
      params={{ id: suppression.id }}
      values={{ asked: false, reason: '' }}
      toBody={({ asked, reason }) => ({ asked: asked as true, reason })}
      title={text.endTitle}
      description={text.endText(suppression.email)}
      submit={text.end}
      done={text.ended}
      failed={text.endFailed}
      onClose={onClose}
    >
      {({ field, checkbox }) => (
        <>
          <Checkbox {...checkbox('asked')}>{text.asked}</Checkbox>
          <TextareaField label={text.how} hint={text.howHint} rows={2} maxLength={500} {...field('reason')} />
        </>
      )}
    </ActionDialog>
  );
}
