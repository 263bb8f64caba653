import { useState } from 'react';
import type { adminAccount } from '#domain/calls/admin-account.ts';
import type { AnswerOf } from '#domain/calls/call.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Fact, Facts } from '../ui/facts';
import { FullTime } from '../ui/relative-time';
import { Section } from '../ui/section';
import { RecoveryCodesDialog } from './recovery-codes';
import { accountMessages } from './text';
import { BeginTotp, ConfirmTotp, EndTotp, NewCodes, type TotpSecret } from './totp-dialogs';

const text = accountMessages.totp;
/** From this number on the user is warned that their codes run out. */
const few = 3;

type Open = 'set-up' | { secret: TotpSecret } | 'end' | 'new-codes' | { codes: string[] };

interface Props {
  totp: AnswerOf<typeof adminAccount>['totp'];
  /** Recovery codes are being shown, or no longer: the component that shows them once must stay mounted meanwhile. */
  onCodes?: (shown: boolean) => void;
}

/** Whether the login asks for a code, and the possible actions. */
export function TotpSection({ totp, onCodes }: Props) {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const showCodes = (codes: string[]) => {
    setOpen({ codes });
    onCodes?.(true);
  };
  const { activeSince, recoveryCodesLeft } = totp;
  return (
    <Section
      title={text.title}
      aside={<Badge tone={activeSince ? 'success' : 'neutral'}>{activeSince ? text.on : text.off}</Badge>}
    >
      <div className="grid gap-3">
        <p className="max-w-prose text-sm text-muted">{text.explain}</p>
        {activeSince ? (
          <>
            <Facts>
              <Fact name={text.since}>
                <FullTime at={activeSince} />
              </Fact>
              <Fact name={text.codesLeft}>{recoveryCodesLeft}</Fact>
            </Facts>
            {recoveryCodesLeft < few && <Alert tone="warning">{text.few}</Alert>}
            <div className="flex flex-wrap gap-2">
              <Button size="small" onClick={() => setOpen('new-codes')}>
                {text.newCodes}
              </Button>
              <Button size="small" variant="danger" onClick={() => setOpen('end')}>
                {text.end}
              </Button>
            </div>
          </>
        ) : (
          <Button
            size="small"
            variant="primary"
            className="justify-self-start"
            onClick={() => setOpen('set-up')}
          >
            {text.begin}
          </Button>
        )}
      </div>
      {open === 'set-up' && <BeginTotp onSecret={(secret) => setOpen({ secret })} onClose={close} />}
      {open === 'end' && <EndTotp onClose={close} />}
      {open === 'new-codes' && <NewCodes onCodes={showCodes} onClose={close} />}
      {typeof open === 'object' && 'secret' in open && (
        <ConfirmTotp secret={open.secret} onCodes={showCodes} onClose={close} />
      )}
      {typeof open === 'object' && 'codes' in open && (
        <RecoveryCodesDialog
          codes={open.codes}
          onClose={() => {
            close();
            onCodes?.(false);
          }}
        />
      )}
    </Section>
  );
}
