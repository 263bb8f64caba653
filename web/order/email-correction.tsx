import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type { correctEmail, OrderView } from '#domain/calls/orders.ts';
import { api } from '../api-client/api';
import { failureSentence } from '../api-client/failure';
import { useMessages } from '../i18n/messages';
import { usePaths } from '../shell/paths';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { emailSentence } from '../ui/email';
import { EmailProposal } from '../ui/email-proposal';
import { EmailField } from '../ui/field';
import { Locked } from '../ui/locked';
import { useToast } from '../ui/toast';

type Order = Pick<OrderView, 'id' | 'orderNumber' | 'email' | 'emailRefused' | 'emailCorrectableUntil'>;

/** The order's e-mail address: whether it takes e-mail, and soon after the purchase a way to correct it. */
export function OrderEmail({ order }: { order: Order }) {
  const { correction } = useMessages().tracking;
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement | null>(null);
  if (!order.emailCorrectableUntil)
    return (
      <>
        {order.email}
        {order.emailRefused && <Refused order={order} />}
      </>
    );
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <>
      <span>{order.email}</span>{' '}
      <button
        ref={opener}
        type="button"
        aria-expanded={open}
        className="inline-flex min-h-6 items-center text-sm text-accent-ink underline underline-offset-2"
        onClick={() => setOpen(!open)}
      >
        {correction.open}
      </button>
      {order.emailRefused && <Refused order={order} />}
      {open && <CorrectionForm order={order} onClose={close} />}
    </>
  );
}

function Refused({ order }: { order: Order }) {
  const { correction, next } = useMessages().tracking;
  const paths = usePaths();
  return (
    <Alert
      tone="danger"
      className="mt-2 max-w-sm text-left font-normal"
      actions={
        !order.emailCorrectableUntil && (
          <Button asChild size="small">
            <Link to={paths.contactAbout(order.orderNumber)}>{next.contact}</Link>
          </Button>
        )
      }
    >
      {correction.refused} {order.emailCorrectableUntil ? correction.correctHere : correction.write}
    </Alert>
  );
}

function CorrectionForm({ order, onClose }: { order: Order; onClose: () => void }) {
  const { tracking, account, common, errors, order: cart } = useMessages();
  const { correction } = tracking;
  const toast = useToast();
  const queryClient = useQueryClient();
  const form = useForm({ defaultValues: { email: '' } });
  const saving = useMutation({
    mutationFn: (email: string) =>
      api<typeof correctEmail>('PUT /api/orders/:id/email', { params: { id: order.id }, body: { email } }),
    onSuccess: async (_, email) => {
      await queryClient.invalidateQueries({ queryKey: ['/api/orders'] });
      toast({ tone: 'success', title: correction.done, text: correction.doneText(email) });
    },
  });
  useEffect(() => form.setFocus('email'), [form]);

  /** Closes this form only: one that was opened meanwhile stays. */
  const save = (email: string) => saving.mutate(email, { onSuccess: onClose });

  function problem(typed: string): string | undefined {
    const isSame = typed.trim().toLowerCase() === order.email?.toLowerCase();
    const wrong = emailSentence(typed, { ...common, emailMissing: account.emailMissing });
    return wrong ?? (isSame ? correction.same : undefined);
  }
  return (
    <form
      noValidate
      aria-label={correction.form}
      className="mt-2 grid max-w-sm gap-3 text-left font-normal"
      onSubmit={form.handleSubmit((typed) => saving.isPending || save(typed.email.trim()))}
    >
      {/* Another address that is typed meanwhile would be lost once this one is saved. */}
      <Locked when={saving.isPending}>
        <EmailField
          label={correction.label}
          hint={correction.hint}
          error={form.formState.errors.email?.message}
          enterKeyHint="send"
          {...form.register('email', { validate: problem })}
        />
        <EmailProposal
          email={form.watch('email')}
          question={cart.emailProposal}
          onTake={(email) => {
            form.setValue('email', email, { shouldValidate: form.formState.isSubmitted });
            form.setFocus('email');
          }}
        />
      </Locked>
      {saving.error && <Alert tone="danger">{failureSentence(saving.error, errors)}</Alert>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" size="small" busy={saving.isPending}>
          {correction.save}
        </Button>
        <Button size="small" onClick={onClose}>
          {common.cancel}
        </Button>
      </div>
    </form>
  );
}
