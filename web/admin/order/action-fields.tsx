import { useState } from 'react';
import type { AdminOrderDetail } from '#domain/calls/admin-order.ts';
import type { Call } from '#domain/calls/call.ts';
import { linesToDismiss } from '#domain/purchase.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { EmailField, InputField, typedCode, typedExactly } from '#web/ui/field.tsx';
import { count, euros, parseEuros, typedEuros } from '../format';
import { RefundWayField } from '../payments/refund-way-field';
import { RadioField, RadioOption } from '../ui/radio-field';
import type { Action } from '../ui/use-action';
import {
  canClose,
  coversUnsent,
  goesToPosts,
  isUnderWay,
  linesToResolve,
  shareCutShort,
  submissionToReplace,
} from './action-values';
import { type ActionName, type ActionValues, keptCents, proposedCents } from './actions';
import { dialogMessages as text } from './actions-text';

type Submission = AdminOrderDetail['submissions'][number];

interface Props {
  /** The state on which the action will be based. */
  order: AdminOrderDetail;
  form: Action<Call, ActionValues>;
}

/** The fields of an action, except its reason. */
export function ActionFields({ action, ...props }: Props & { action: ActionName }) {
  const Fields = fields[action];
  return Fields ? <Fields {...props} /> : null;
}

const fields: Partial<Record<ActionName, (props: Props) => React.ReactNode>> = {
  resend: (props) => <TargetFields {...props} label={text.otherTarget} />,
  changeTarget: (props) => <TargetFields {...props} label={text.username} />,
  changeEmail: NewEmailField,
  forceResend: ConfirmationField,
  resolve: OutcomeField,
  refund: AmountField,
};

/** A user name, an address, or both of the same profile (S1 §7); for posts, the address of one. */
function TargetFields({ form: { field }, order, label }: Props & { label: string }) {
  const posts = goesToPosts(order);
  return (
    <>
      {!posts && (
        <InputField
          label={label}
          hint={text.usernameHint(order.username)}
          {...typedExactly}
          {...field('username', 'customUsername')}
        />
      )}
      <InputField
        label={posts ? text.urlOfPost : text.urlOfProfile}
        hint={posts ? text.urlOfPostHint(submissionToReplace(order)?.shortcode) : text.urlHint}
        inputMode="url"
        {...typedExactly}
        maxLength={300}
        {...field('url', 'customUrl', ...(posts ? ['username'] : []))}
      />
    </>
  );
}

function NewEmailField({ form: { field }, order }: Props) {
  return (
    <EmailField
      label={text.email}
      hint={text.emailHint(order.email)}
      autoComplete="off"
      {...field('email')}
    />
  );
}

function ConfirmationField({ form: { field }, order }: Props) {
  return <InputField label={text.confirm(order.orderNumber)} {...typedCode} {...field('confirmation')} />;
}

/** The submission, its outcome, and the panel's id if it was accepted. */
function OutcomeField(props: Props) {
  const { field, form } = props.form;
  return (
    <>
      <SubmissionField {...props} />
      <RadioField
        legend={text.outcome}
        options={{
          accepted: <RadioOption name={text.accepted} hint={text.acceptedHint} />,
          'not-accepted': <RadioOption name={text.notAccepted} hint={text.notAcceptedHint} />,
        }}
        {...field('outcome')}
      />
      {form.watch('outcome') === 'accepted' && (
        <InputField label={text.panelId} inputMode="numeric" {...field('providerOrderId')} />
      )}
    </>
  );
}

/** Chosen by the user, unless it is the one that the dialog was opened for and still the only one to settle. */
function SubmissionField({ form: { field, form }, order }: Props) {
  const [first, ...more] = linesToResolve(order);
  if (!first) return null;
  if (more.length === 0 && first.id === form.formState.defaultValues?.submissionId)
    return (
      <div className="grid text-sm">
        <h3 className="font-semibold">{text.submissionOnly}</h3>
        {optionOf(first)}
      </div>
    );
  const options = Object.fromEntries([first, ...more].map((one) => [one.id, optionOf(one)]));
  return <RadioField legend={text.submission} options={options} {...field('submissionId')} />;
}

function optionOf({ shortcode, username, quantity, providerName, ...one }: Submission) {
  const name = shortcode ? text.submissionTo(shortcode) : `@${username}`;
  return (
    <RadioOption
      name={name}
      hint={text.submissionHint({ ...one, quantity: count(quantity), panel: providerName })}
    />
  );
}

function AmountField(props: Props) {
  const { order } = props;
  const { checkbox, field, form } = props.form;
  const kept = keptCents(order);
  const proposal = proposedCents(order);
  const offer = order.refundOwedCents === undefined ? text.amountProposal : text.amountOwed;
  // Until the user has chosen, the box follows the amount.
  const [chosen, setChosen] = useState(false);
  const follow = (amount: string) => {
    if (!chosen) form.setValue('dismissUnsent', coversUnsent(amount, order));
  };
  const fill = (cents: number) => {
    const amount = typedEuros(cents);
    form.setValue('amountCents', amount, { shouldValidate: form.formState.isSubmitted });
    follow(amount);
  };
  /** What is missing was refunded in another way, e.g. in the payment provider's dashboard, or needs no money. */
  const onlyClose = () => {
    fill(0);
    setChosen(true);
    form.setValue('dismissUnsent', true);
  };
  const typed = field('amountCents');
  const isOutside = form.watch('way') === 'outside';
  const isPart = proposal !== undefined && proposal < kept;
  const hint = isPart ? offer.hint(euros(proposal), euros(kept)) : text.amountHint(euros(kept));
  const wasRefunded = order.refundedCents + order.lostCents > 0;
  const mayClose = canClose(order) || (wasRefunded && linesToDismiss(order).length > 0);
  return (
    <>
      {/* If nothing is owed any more, the user's choice stays visible and is refused. */}
      {(order.refundOwedCents !== undefined || isOutside) && <RefundWayField {...field('way')} />}
      <div className="grid gap-2">
        <InputField
          label={text.amount}
          hint={isOutside ? text.amountOutside(euros(order.refundOwedCents ?? 0)) : hint}
          inputMode="decimal"
          {...typed}
          onChange={(event) => {
            follow(event.target.value);
            return typed.onChange(event);
          }}
        />
        {(isPart || mayClose) && !isOutside && (
          <div className="flex flex-wrap gap-2">
            {isPart && (
              <Button size="small" onClick={() => fill(proposal)}>
                {offer.button(euros(proposal))}
              </Button>
            )}
            <Button size="small" onClick={() => fill(kept)}>
              {text.amountAll(euros(kept))}
            </Button>
            {mayClose && (
              <Button size="small" onClick={onlyClose}>
                {wasRefunded ? text.amountNone : text.amountNoneDue}
              </Button>
            )}
          </div>
        )}
        {(parseEuros(form.watch('amountCents')) ?? 0) < kept && !isOutside && (
          <>
            <DismissField {...props} onChosen={() => setChosen(true)} />
            {isUnderWay(order) && <Checkbox {...checkbox('undelivered')}>{text.stopPanel}</Checkbox>}
          </>
        )}
      </div>
    </>
  );
}

/** Whether what no panel has is still sent after a refund of a part. */
function DismissField({ form: { checkbox, form }, order, onChosen }: Props & { onChosen: () => void }) {
  const unsent = linesToDismiss(order).length;
  if (unsent === 0) return null;
  const box = checkbox('dismissUnsent');
  const [amountCents, dismissUnsent] = form.watch(['amountCents', 'dismissUnsent']);
  const share = shareCutShort({ amountCents, dismissUnsent }, order);
  return (
    <div className="grid gap-2">
      <Checkbox
        {...box}
        onChange={(on) => {
          onChosen();
          box.onChange(on);
        }}
      >
        {text.dismissUnsent(unsent)}
      </Checkbox>
      {share !== undefined && <Alert tone="warning">{text.dismissedForLess(euros(share), unsent)}</Alert>}
    </div>
  );
}
