import { adminStartBulkAccept } from '#domain/calls/admin-bulk.ts';
import { TextareaField } from '#web/ui/field.tsx';
import { ActionDialog } from '../ui/action-form';
import { useAttempts } from '../ui/use-attempts';
import { bulkActionNames, bulkMessages as text } from './bulk-text';
import { readFoundNumbers } from './found-numbers';

interface Props {
  /** Initial order numbers. */
  orderNumbers: readonly string[];
  onClose: () => void;
  onStarted: () => void;
}

/** Asks for the panel's numbers of orders whose answers were lost. */
export function AcceptDialog({ orderNumbers, onClose, onStarted }: Props) {
  const { idOf } = useAttempts();
  const { label, does, submit } = bulkActionNames['accept-unknown'];
  return (
    <ActionDialog
      call={adminStartBulkAccept}
      values={{ typed: orderNumbers.map((number) => `${number} `).join('\n'), reason: '' }}
      toBody={({ typed, reason }) => {
        const body = { reason, found: readFoundNumbers(typed).found };
        return { ...body, id: idOf(body) };
      }}
      check={({ typed }) => {
        const { found, wrong } = readFoundNumbers(typed);
        return {
          typed: wrong ? text.numbersWrong(wrong) : found.length === 0 ? text.numbersMissing : undefined,
        };
      }}
      title={label}
      description={does}
      submit={submit}
      done={text.startedToast}
      reason
      onDone={onStarted}
      onClose={onClose}
    >
      {({ field }) => (
        <TextareaField
          label={text.numbers}
          hint={text.numbersHint}
          rows={8}
          spellCheck={false}
          {...field('typed', 'found')}
        />
      )}
    </ActionDialog>
  );
}
