import { adminEraseCustomer } from '#domain/calls/admin-customers.ts';
import { TextareaField } from '#web/ui/field.tsx';
import { useMay } from '../session';
import { ActionDialog } from '../ui/action-form';
import { RadioField } from '../ui/radio-field';
import { useAttempts } from '../ui/use-attempts';
import { customerMessages } from './text';

const text = customerMessages.data;

/** Begins the deletion of a customer's data (decisions/0025). */
export function EraseDialog({ customer, onClose }: { customer: { id: string }; onClose: () => void }) {
  const mayVouch = useMay('vouch-for-customers');
  const { idOf } = useAttempts();
  return (
    <ActionDialog
      call={adminEraseCustomer}
      params={{ id: customer.id }}
      values={{ how: 'mail', proof: '', reason: '' }}
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
            options={{ mail: text.byMail, ...(mayVouch ? { proof: text.byProof } : {}) }}
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
