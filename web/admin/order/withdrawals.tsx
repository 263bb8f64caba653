import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FileX2 } from 'lucide-react';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import type { AdminOrderDetail } from '../../../domain/calls/admin';
import { isApiError } from '../../api-client/api-error';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { InputField } from '../../ui/field';
import { closeWithdrawal } from '../calls';
import { errorText } from '../error-text';
import { messages } from '../messages';
import { adminKeys } from '../queries';
import { RelativeTime } from '../ui/relative-time';
import { Section } from '../ui/section';

const text = messages.order.withdrawals;
type Statement = AdminOrderDetail['withdrawals'][number];

/** Statements of withdrawal: open ones with what is to be done, the others as they were dealt with. */
export function Withdrawals({ order, role }: { order: AdminOrderDetail; role: 'admin' | 'viewer' }) {
  const open = order.withdrawals.filter(({ closedAt }) => !closedAt);
  const closed = order.withdrawals.filter(({ closedAt }) => closedAt);
  return (
    <>
      {open.map((statement) => (
        <OpenStatement key={statement.id} statement={statement} role={role} />
      ))}
      {closed.length > 0 && (
        <Section title={text.title}>
          <ul className="grid gap-3 text-sm">
            {closed.map((statement) => (
              <li key={statement.id} className="grid gap-0.5">
                <Facts statement={statement} />
                <span className="text-muted wrap-anywhere">
                  {text.closed(statement.closedBy ?? '')}: {statement.closedNote}{' '}
                  {statement.closedAt && <RelativeTime at={statement.closedAt} />}
                </span>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

function Facts({ statement }: { statement: Statement }) {
  return (
    <>
      <span>
        {text.received} <RelativeTime at={statement.receivedAt} /> ·{' '}
        {text.by(statement.name, statement.reference)}
      </span>
      {statement.reason && (
        <span className="wrap-anywhere">
          {text.reason}: {statement.reason}
        </span>
      )}
      <span className="text-muted">
        {statement.acknowledgedAt ? (
          <>
            {text.acknowledged} <RelativeTime at={statement.acknowledgedAt} />
          </>
        ) : (
          text.waiting
        )}
      </span>
    </>
  );
}

function OpenStatement({ statement, role }: { statement: Statement; role: 'admin' | 'viewer' }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex gap-3 rounded-card border border-warning/40 bg-warning-soft p-4 text-sm leading-6"
    >
      <FileX2 aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warning" />
      <div className="grid min-w-0 flex-1 gap-2">
        <h2 id={id} className="text-base font-semibold">
          {text.open}
        </h2>
        <div className="grid">
          <Facts statement={statement} />
        </div>
        <p>{text.todo}</p>
        {role === 'admin' ? <CloseForm id={statement.id} /> : <p className="text-muted">{text.readOnly}</p>}
      </div>
    </section>
  );
}

function CloseForm({ id }: { id: string }) {
  const queryClient = useQueryClient();
  const form = useForm({ defaultValues: { reason: '' } });
  const close = useMutation({
    mutationFn: ({ reason }: { reason: string }) => closeWithdrawal(id, { reason: reason.trim() }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: adminKeys.all }),
  });
  const { error } = close;
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((values) => {
        if (!close.isPending) close.mutate(values);
      })}
      className="grid max-w-xl gap-2"
    >
      <InputField
        label={text.note}
        hint={text.noteHint}
        error={form.formState.errors.reason?.message}
        autoComplete="off"
        maxLength={500}
        {...form.register('reason', { validate: (value) => value.trim().length >= 3 || text.noteHint })}
      />
      {error && (
        <Alert tone="danger" title={text.failed}>
          {isApiError(error) ? errorText(error) : messages.results.unknown}
        </Alert>
      )}
      <Button
        type="submit"
        look="secondary"
        size="small"
        className="justify-self-start max-lg:min-h-11"
        busy={close.isPending}
      >
        {close.isPending ? text.closing : text.close}
      </Button>
    </form>
  );
}
