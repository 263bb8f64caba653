import { adminEraseCustomer, type CustomerDetail } from '#domain/calls/admin-customers.ts';
import { deletionCan } from '#domain/support.ts';
import { TextareaField } from '#web/ui/field.tsx';
import { useMay } from '../session';
import { ActionDialog } from '../ui/action-form';
import { RadioField } from '../ui/radio-field';
import { useAttempts } from '../ui/use-attempts';
import { customerMessages } from './text';

const text = customerMessages.data;

/**
 * Begins the deletion of a customer's data (decisions/0025). Beside a request that is under way only a checked identity
 * does: a second confirmation of the address would add nothing.
 */
export function EraseDialog({
  customer,
  onClose,
}: {
  customer: Pick<CustomerDetail, 'id' | 'deletion'>;
  onClose: () => void;
}) {
  const mayVouch = useMay('vouch-for-customers');
  const mayAsk = deletionCan.begin({ underWay: customer.deletion?.state, proven: false }).allowed;
  const { idOf } = useAttempts();
  return (
    <ActionDialog
      call={adminEraseCustomer}
      params={{ id: customer.id }}
      values={{ how: mayAsk ? 'mail' : 'proof', proof: '', reason: '' }}
      toBody={({ how, proof, reason }) => {
        const body = { reason, proof: how === 'proof' ? proof : undefined };
        return { ...body, id: idOf(body) };
      }}
      title={text.eraseTitle}
      description={text.eraseText}
      submit={text.eraseSubmit}
      done={({ reference }) => text.eraseDone(reference)}
      danger
      reason
      onClose={onClose}
    >
      {({ field, form }) => (
        <>
          <RadioField
            legend={text.how}
            options={{
              ...(mayAsk ? { mail: text.byMail } : {}),
              ...(mayVouch ? { proof: text.byProof } : {}),
            }}
            {...field('how')}
          />
          {form.watch('how') === 'proof' && (
            <TextareaField
              label={text.proof}
              hint={text.proofHint}
              rows={2}
              maxLength={500}
              {...field('proof')}
            />
          )}
        </>
      )}
    </ActionDialog>
  );
}
