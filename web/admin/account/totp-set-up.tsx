import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { InputField } from '../../ui/field';
import { postAccountTotpBegin, postAccountTotpConfirm } from '../client';
import { PasswordField } from '../login/password-field';
import { messages } from '../messages';
import { accountMessages } from '../messages/account';
import { commonMessages } from '../messages/common';
import { ActFailure } from '../ui/act-failure';
import { Copyable } from '../ui/copyable';
import { QrCode } from '../ui/qr-code';
import { useAct } from '../ui/use-act';

const text = accountMessages.totp;
type Secret = Awaited<ReturnType<typeof postAccountTotpBegin>>;

interface Props {
  onClose: () => void;
  /** It is on; these must be kept. */
  onCodes: (codes: string[]) => void;
}

/** Password, then QR code and a first code of the app. Open as long as it is rendered. */
export function TotpSetUp({ onClose, onCodes }: Props) {
  const [secret, setSecret] = useState<Secret>();
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.setUp}
      description={secret ? text.scan : text.passwordLead}
      closeLabel={messages.shell.close}
    >
      {secret ? (
        <Confirm secret={secret} onClose={onClose} onCodes={onCodes} />
      ) : (
        <Begin onClose={onClose} onSecret={setSecret} />
      )}
    </Dialog>
  );
}

function Begin({ onClose, onSecret }: { onClose: () => void; onSecret: (secret: Secret) => void }) {
  const form = useForm({ defaultValues: { password: '' } });
  const { run, busy, error } = useAct(postAccountTotpBegin, { onDone: onSecret });
  return (
    <form noValidate onSubmit={form.handleSubmit(({ password }) => run({ password }))} className="grid gap-4">
      <PasswordField
        error={form.formState.errors.password?.message}
        {...form.register('password', { required: text.passwordMissing })}
      />
      <ActFailure error={error} title={text.failed} />
      <Buttons submit={text.next} busy={busy} onClose={onClose} />
    </form>
  );
}

function Confirm({ secret, onClose, onCodes }: Props & { secret: Secret }) {
  const form = useForm({ defaultValues: { code: '' } });
  const { run, busy, error } = useAct(postAccountTotpConfirm, {
    done: text.activated,
    onDone: ({ recoveryCodes }) => onCodes(recoveryCodes),
  });
  return (
    <form noValidate onSubmit={form.handleSubmit(({ code }) => run({ code }))} className="grid gap-4">
      <div className="grid justify-items-center gap-3">
        <QrCode text={secret.address} label={text.qr} />
        <p className="text-center text-sm">
          <span className="text-muted">{text.secret}: </span>
          <Copyable value={secret.secret} what={text.secret} mono />
          <span className="block text-muted">{text.once}</span>
        </p>
      </div>
      <InputField
        label={text.code}
        hint={text.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        // The field before has just gone; writing goes on here.
        autoFocus
        maxLength={7}
        error={form.formState.errors.code?.message}
        {...form.register('code', {
          validate: (value) => /^\d{3} ?\d{3}$/.test(value.trim()) || text.codeMissing,
        })}
      />
      <ActFailure error={error} title={text.failed} />
      <Buttons submit={text.activate} busy={busy} onClose={onClose} />
    </form>
  );
}

function Buttons({ submit, busy, onClose }: { submit: string; busy: boolean; onClose: () => void }) {
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <Button onClick={onClose} disabled={busy}>
        {commonMessages.cancel}
      </Button>
      <Button type="submit" look="primary" busy={busy}>
        {busy ? commonMessages.working : submit}
      </Button>
    </div>
  );
}
