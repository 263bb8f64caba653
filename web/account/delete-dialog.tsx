import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { leave } from '#domain/calls/support.ts';
import { api } from '../api-client/api';
import { isApiError } from '../api-client/api-error';
import { accountOf, sessionQuery } from '../api-client/customer';
import { failureSentence } from '../api-client/failure';
import { formatMoment } from '../i18n/format';
import { useLanguage, useMessages } from '../i18n/messages';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Facts } from '../ui/facts';
import { TextareaField } from '../ui/field';

/** Requests the deletion of all personal data: its effects, the reason, and what happens next (D27). */
export function DeleteDialog({
  open,
  onClose,
  email,
}: {
  open: boolean;
  onClose: () => void;
  email: string;
}) {
  const { account, common } = useMessages();
  const { dialog } = account.data;
  const [reference, setReference] = useState<{ reference: string; receivedAt: string }>();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closeLabel={common.close}
      title={reference ? dialog.doneTitle : dialog.title}
      description={reference ? dialog.doneText(email) : dialog.text}
    >
      {reference ? (
        <Received {...reference} onClose={onClose} />
      ) : (
        <Request email={email} onClose={onClose} onReceived={setReference} />
      )}
    </Dialog>
  );
}

function Request({
  email,
  onClose,
  onReceived,
}: {
  email: string;
  onClose: () => void;
  onReceived: (receipt: { reference: string; receivedAt: string }) => void;
}) {
  const { account, common, errors } = useMessages();
  const { dialog } = account.data;
  const language = useLanguage();
  const queryClient = useQueryClient();
  const [reason, setReason] = useState('');
  const [short, setShort] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  // One id per dialog: a retry after a lost answer is the same request.
  const [id] = useState(() => crypto.randomUUID());
  const send = useMutation({
    mutationFn: async () => {
      const { orders } = await accountOf(email, { query: { limit: 1 } });
      // Without orders the user name is unknown; the e-mail address identifies the person.
      const username = orders[0]?.username || email.slice(0, 80);
      return api<typeof leave>('POST /api/unsubscribe', {
        body: { id, wish: 'deletion', email, username, reason: reason.trim(), language },
      });
    },
    onSuccess: onReceived,
    onError: (error) => {
      if (isApiError(error, 'unauthenticated'))
        void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
    },
  });

  function submit(): void {
    const tooShort = reason.trim().length < 5;
    setShort(tooShort);
    if (tooShort) field.current?.focus();
    else if (!send.isPending) send.mutate();
  }

  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <ul className="grid list-disc gap-1.5 pl-5 text-sm leading-6">
        {dialog.consequences.map((consequence) => (
          <li key={consequence}>{consequence}</li>
        ))}
      </ul>
      <TextareaField
        label={dialog.reason}
        hint={dialog.reasonHint}
        error={short ? dialog.reasonShort : undefined}
        ref={field}
        value={reason}
        onChange={(event) => {
          setShort(false);
          setReason(event.target.value);
        }}
        rows={3}
        maxLength={1000}
      />
      {send.error && (
        <Alert tone="danger" title={dialog.failed}>
          {failureSentence(send.error, errors)}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" className="max-sm:w-full" busy={send.isPending}>
          {send.isPending ? common.sending : dialog.confirm}
        </Button>
        <Button className="max-sm:w-full" onClick={onClose}>
          {dialog.cancel}
        </Button>
      </div>
    </form>
  );
}

function Received({
  reference,
  receivedAt,
  onClose,
}: {
  reference: string;
  receivedAt: string;
  onClose: () => void;
}) {
  const { common } = useMessages();
  const language = useLanguage();
  return (
    <div role="status" className="grid gap-4">
      <Facts
        rows={[
          [common.reference, reference],
          [common.receivedAt, formatMoment(receivedAt, language)],
        ]}
      />
      <Button variant="primary" onClick={onClose}>
        {common.close}
      </Button>
    </div>
  );
}
