import { useEffect, useState } from 'react';
import { adminProve } from '#domain/calls/admin-account.ts';
import { remedy } from '#web/api-client/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Locked } from '#web/ui/locked.tsx';
import { messages } from '../messages';
import { commonMessages } from '../messages/common';
import { ActionFailure } from './action-failure';
import { CodeField } from './code-field';
import { Dialog } from './dialog';
import { PasswordField } from './password-field';
import { RecoveryCodesLeft } from './recovery-codes-left';
import { useAction } from './use-action';

const text = messages.stepUp;

interface Asked {
  by: 'code' | 'password';
  /** Resolves the waiting call: whether it may be sent again. */
  answer: (proven: boolean) => void;
}

/**
 * Asks for password or code if a call answers `step_up_required`, and has the call sent again. Closing it leaves the
 * refusal. One for all screens: it opens above the form that made the call, which stays as it is.
 */
export function StepUpDialog() {
  const [waiting, setWaiting] = useState<readonly Asked[]>([]);
  useEffect(
    () =>
      remedy(
        'step_up_required',
        ({ details }) =>
          new Promise((answer) => {
            const by = details.by === 'code' ? 'code' : 'password';
            setWaiting((before) => [...before, { by, answer }]);
          }),
      ),
    [],
  );
  const [first] = waiting;
  if (!first) return null;
  // Calls that wait together are answered together.
  const settle = (proven: boolean) => {
    setWaiting([]);
    for (const { answer } of waiting) answer(proven);
  };
  return <ProofDialog by={first.by} settle={settle} />;
}

function ProofDialog({ by, settle }: { by: Asked['by']; settle: (proven: boolean) => void }) {
  /** Number of recovery codes left, if one was the proof: shown before the action continues. */
  const [left, setLeft] = useState<number>();
  const { field, submit, error, busy } = useAction<typeof adminProve, { proof: string }>({
    call: adminProve,
    values: { proof: '' },
    asks: false,
    onDone: ({ recoveryCodesLeft }) => {
      if (recoveryCodesLeft === undefined) settle(true);
      else setLeft(recoveryCodesLeft);
    },
  });
  const Proof = by === 'code' ? CodeField : PasswordField;
  if (left !== undefined)
    return (
      <Dialog open title={text.title}>
        <RecoveryCodesLeft left={left} onRead={() => settle(true)} />
      </Dialog>
    );
  return (
    <Dialog open onClose={busy ? undefined : () => settle(false)} title={text.title} description={text[by]}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Locked when={busy}>
          <Proof autoFocus {...field('proof')} />
        </Locked>
        <ActionFailure error={error} title={text.failed} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={() => settle(false)} disabled={busy}>
            {commonMessages.cancel}
          </Button>
          <Button type="submit" variant="primary" busy={busy}>
            {text.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
