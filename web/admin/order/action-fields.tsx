import type { UseFormReturn } from 'react-hook-form';
import type { AdminOrderDetail } from '../../../domain/calls/admin-order';
import { Button } from '../../ui/button';
import { InputField } from '../../ui/field';
import { euros, typedEuros } from '../format';
import { messages } from '../messages';
import { goesToPosts } from './action-values';
import { type ActionName, type ActionValues, keptCents, proposedCents } from './actions';
import { OutcomeField } from './outcome-field';

const text = messages.dialog;

interface Props {
  form: UseFormReturn<ActionValues>;
  order: AdminOrderDetail;
}

/** What an act asks for besides its reason. */
export function ActionFields({ action, ...props }: Props & { action: ActionName }) {
  const Fields = fields[action];
  return Fields ? <Fields {...props} /> : null;
}

const fields: Partial<Record<ActionName, (props: Props) => React.ReactNode>> = {
  resend: (props) => <TargetFields {...props} label={text.otherTarget} />,
  changeTarget: (props) => <TargetFields {...props} label={text.username} />,
  forceResend: ConfirmationField,
  resolve: OutcomeField,
  refund: AmountField,
};

/** A user name, an address, or both of the same profile (S1 §7); where it goes to posts, the address of one. */
function TargetFields({ form, order, label }: Props & { label: string }) {
  const posts = goesToPosts(order);
  const { errors } = form.formState;
  return (
    <>
      {!posts && (
        <InputField
          label={label}
          hint={text.usernameHint(order.username)}
          error={errors.username?.message}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.register('username')}
        />
      )}
      <InputField
        label={posts ? text.urlOfPost : text.urlOfProfile}
        hint={posts ? text.urlOfPostHint : text.urlHint}
        error={errors.url?.message}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={300}
        {...form.register('url')}
      />
    </>
  );
}

function ConfirmationField({ form, order }: Props) {
  return (
    <InputField
      label={text.confirm(order.orderNumber)}
      error={form.formState.errors.confirmation?.message}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      {...form.register('confirmation')}
    />
  );
}

function AmountField({ form, order }: Props) {
  const kept = keptCents(order);
  const proposal = proposedCents(order);
  const fill = (cents: number) =>
    form.setValue('amount', typedEuros(cents), { shouldValidate: form.formState.isSubmitted });
  return (
    <div className="grid gap-2">
      <InputField
        label={text.amount}
        hint={
          proposal < kept ? text.amountProposal(euros(proposal), euros(kept)) : text.amountHint(euros(kept))
        }
        error={form.formState.errors.amount?.message}
        inputMode="decimal"
        autoComplete="off"
        {...form.register('amount')}
      />
      {proposal < kept && (
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={() => fill(proposal)}>
            {text.amountPart(euros(proposal))}
          </Button>
          <Button size="small" onClick={() => fill(kept)}>
            {text.amountAll(euros(kept))}
          </Button>
        </div>
      )}
    </div>
  );
}
