import { useState } from 'react';
import { Alert } from '../../ui/alert';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { postAccountTotpEnd, postAccountTotpRecoveryCodes } from '../client';
import { accountMessages } from '../messages/account';
import { Fact, Facts } from '../ui/facts';
import { FullTime } from '../ui/relative-time';
import { Section } from '../ui/section';
import { ProofDialog } from './proof-dialog';
import type { Account } from './queries';
import { RecoveryCodesDialog } from './recovery-codes';
import { TotpSetUp } from './totp-set-up';

const text = accountMessages.totp;
/** From here on somebody should be told that their codes run out. */
const few = 3;

/** Whether the login asks for a code, and what can be done about it. */
export function TotpSection({ totp }: { totp: Account['totp'] }) {
  const [open, setOpen] = useState<'set-up' | 'end' | 'new-codes' | { codes: string[] }>();
  const close = () => setOpen(undefined);
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
              <Button size="small" className="max-lg:min-h-11" onClick={() => setOpen('new-codes')}>
                {text.newCodes}
              </Button>
              <Button size="small" look="danger" className="max-lg:min-h-11" onClick={() => setOpen('end')}>
                {text.end}
              </Button>
            </div>
          </>
        ) : (
          <Button
            size="small"
            look="primary"
            className="justify-self-start max-lg:min-h-11"
            onClick={() => setOpen('set-up')}
          >
            {text.begin}
          </Button>
        )}
      </div>
      {open === 'set-up' && <TotpSetUp onClose={close} onCodes={(codes) => setOpen({ codes })} />}
      {open === 'end' && (
        <ProofDialog
          title={text.end}
          lead={text.endLead}
          submit={text.end}
          danger
          done={text.ended}
          act={(proof) => postAccountTotpEnd({ proof })}
          onClose={close}
        />
      )}
      {open === 'new-codes' && (
        <ProofDialog
          title={text.newCodes}
          lead={text.newCodesLead}
          submit={text.newCodes}
          act={async (proof) => {
            const { recoveryCodes } = await postAccountTotpRecoveryCodes({ proof });
            return () => setOpen({ codes: recoveryCodes });
          }}
          onClose={close}
        />
      )}
      {typeof open === 'object' && <RecoveryCodesDialog codes={open.codes} onClose={close} />}
    </Section>
  );
}
