import { useForm } from 'react-hook-form';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { PasswordField } from '../login/password-field';
import { messages } from '../messages';
import { accountMessages } from '../messages/account';
import { commonMessages } from '../messages/common';
import { ActFailure } from '../ui/act-failure';
import { useAct } from '../ui/use-act';

const text = accountMessages.totp;

interface Props {
  title: string;
  lead: string;
  submit: string;
  danger?: boolean;
  done?: string;
  /** May answer what is shown next in place of closing. */
  act: (proof: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the password or a code of the app before an act. Open as long as it is rendered. */
export function ProofDialog({ title, lead, submit, danger, done, act, onClose }: Props) {
  const form = useForm({ defaultValues: { proof: '' } });
  const { run, busy, error } = useAct(act, {
    done,
    onDone: (next) => (typeof next === 'function' ? next() : onClose()),
  });
  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      title={title}
      description={lead}
      closeLabel={messages.shell.close}
    >
      <form noValidate onSubmit={form.handleSubmit(({ proof }) => run(proof))} className="grid gap-4">
        <PasswordField
          label={text.proof}
          error={form.formState.errors.proof?.message}
          {...form.register('proof', { required: text.proofMissing })}
        />
        <ActFailure error={error} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose} disabled={busy}>
            {commonMessages.cancel}
          </Button>
          <Button type="submit" look={danger ? 'danger' : 'primary'} busy={busy}>
            {busy ? commonMessages.working : submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
