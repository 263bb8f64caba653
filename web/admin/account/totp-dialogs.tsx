import {
  adminBeginTotp,
  adminConfirmTotp,
  adminEndTotp,
  adminNewRecoveryCodes,
} from '#domain/calls/admin-account.ts';
import type { AnswerOf } from '#domain/calls/call.ts';
import { InputField } from '#web/ui/field.tsx';
import { ActionDialog } from '../ui/action-form';
import { CodeField } from '../ui/code-field';
import { Copyable } from '../ui/copyable';
import { PasswordField } from '../ui/password-field';
import { QrCode } from '../ui/qr-code';
import { accountMessages } from './text';

const text = accountMessages.totp;

export type TotpSecret = AnswerOf<typeof adminBeginTotp>;

interface BeginProps {
  onSecret: (secret: TotpSecret) => void;
  onClose: () => void;
}

/** First step of switching it on: the password. */
export function BeginTotp({ onSecret, onClose }: BeginProps) {
  return (
    <ActionDialog
      call={adminBeginTotp}
      values={{ password: '' }}
      title={text.setUp}
      description={text.passwordLead}
      submit={text.next}
      failed={text.failed}
      onDone={onSecret}
      onClose={onClose}
    >
      {({ field }) => <PasswordField {...field('password')} />}
    </ActionDialog>
  );
}

interface CodesProps {
  /** These are shown once and must be saved. */
  onCodes: (codes: string[]) => void;
  onClose: () => void;
}

/** Second step: the QR code, and a first code of the app. */
export function ConfirmTotp({ secret, onCodes, onClose }: CodesProps & { secret: TotpSecret }) {
  return (
    <ActionDialog
      call={adminConfirmTotp}
      values={{ code: '' }}
      title={text.setUp}
      description={text.scan}
      submit={text.activate}
      done={text.activated}
      failed={text.failed}
      onDone={({ recoveryCodes }) => onCodes(recoveryCodes)}
      onClose={onClose}
    >
      {({ field }) => (
        <>
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
            // The previous field has just gone; typing continues here.
            autoFocus
            maxLength={7}
            {...field('code')}
          />
        </>
      )}
    </ActionDialog>
  );
}

/** Switches it off, after a code of the app or a recovery code. */
export function EndTotp({ onClose }: { onClose: () => void }) {
  return (
    <ActionDialog
      call={adminEndTotp}
      values={{ proof: '' }}
      title={text.end}
      description={text.endLead}
      submit={text.end}
      danger
      done={text.ended}
      onClose={onClose}
    >
      {({ field }) => <CodeField {...field('proof')} />}
    </ActionDialog>
  );
}

/** Requests new recovery codes, after a code of the app or an old recovery code. */
export function NewCodes({ onCodes, onClose }: CodesProps) {
  return (
    <ActionDialog
      call={adminNewRecoveryCodes}
      values={{ proof: '' }}
      title={text.newCodes}
      description={text.newCodesLead}
      submit={text.newCodes}
      onDone={({ recoveryCodes }) => onCodes(recoveryCodes)}
      onClose={onClose}
    >
      {({ field }) => <CodeField {...field('proof')} />}
    </ActionDialog>
  );
}
