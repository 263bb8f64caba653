import { adminStartBulkAccept } from '#domain/calls/admin-bulk.ts';
import { TextareaField } from '#web/ui/field.tsx';
import { ActionDialog } from '../ui/action-form';
import { useAttempts } from '../ui/use-attempts';
import { bulkActionNames, bulkMessages as text } from './bulk-text';
import { readFoundNumbers } from './found-numbers';

interface Props {
  /** Initial order numbers: those that the list's page shows. */
  orderNumbers: readonly string[];
  /** How many other orders were chosen. */
  others: number;
  /** When the chosen orders were seen. */
  seenAt: string | undefined;
  onClose: () => void;
  onStarted: () => void;
}

/** Asks for the panel's numbers of orders whose answers were lost. */
export function AcceptDialog({ orderNumbers, others, seenAt, onClose, onStarted }: Props) {
  const { idOf } = useAttempts();
  const { label, does, submit } = bulkActionNames['accept-unknown'];
  return (
    <ActionDialog
      call={adminStartBulkAccept}
      values={{ typed: orderNumbers.map((number) => `${number} `).join('\n'), reason: '' }}
      toBody={({ typed, reason }) => {
        const body = { reason, seenAt, found: readFoundNumbers(typed).found };
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
          hint={[text.numbersHint, others > 0 && text.numbersElsewhere(others)].filter(Boolean).join(' ')}
          rows={8}
          spellCheck={false}
          {...field('typed', 'found')}
        />
      )}
    </ActionDialog>
  );
}
