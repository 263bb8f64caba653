import { useState } from 'react';
import type { AdminOrderDetail } from '#domain/calls/admin-order.ts';
import { adminResendMail } from '#domain/calls/admin-order-actions.ts';
import { isRefusal } from '#web/api-client/failure.ts';
import { Button } from '#web/ui/button.tsx';
import { errorText } from '../error-text';
import { commonMessages } from '../messages/common';
import { mailKindName } from '../messages/mails';
import { useMay } from '../session';
import { ActionDialog } from '../ui/action-form';
import { RelativeTime } from '../ui/relative-time';
import { Nothing, Section } from '../ui/section';
import { useAttempts } from '../ui/use-attempts';
import { orderMore } from './more-text';
import { orderMessages } from './text';

type Email = AdminOrderDetail['emails'][number];

const text = orderMessages.emails;
const { emails: words } = orderMore;

/** E-mails to the customer; those that are still true can be resent. */
export function Emails({ order }: { order: Pick<AdminOrderDetail, 'id' | 'emails'> }) {
  const [asking, setAsking] = useState<Email>();
  const { emails } = order;
  return (
    <Section title={text.title}>
      {emails.length === 0 && <Nothing>{text.empty}</Nothing>}
      <ul className="grid gap-3 text-sm">
        {emails.map((email) => (
          <li key={`${email.letter} ${email.copy ?? 0}`}>
            <EmailLine email={email} onAgain={() => setAsking(email)} />
          </li>
        ))}
      </ul>
      {asking && <Resend orderId={order.id} email={asking} onClose={() => setAsking(undefined)} />}
    </Section>
  );
}

interface ResendProps {
  orderId: string;
  email: Email;
  onClose: () => void;
}

function Resend({ orderId, email, onClose }: ResendProps) {
  const attempts = useAttempts();
  return (
    <ActionDialog
      call={adminResendMail}
      params={{ id: orderId }}
      values={{ letter: email.letter }}
      // Not of the reason: with another one it is still the same e-mail.
      toBody={(typed: { letter: string; reason: string }) => ({
        ...typed,
        requestId: attempts.idOf(typed.letter),
      })}
      title={words.again}
      description={words.description(mailKindName(email.kind))}
      submit={words.again}
      done={({ state }) => (state === 'sent' ? words.done : words.pending)}
      reason
      commonReasons={commonMessages.commonReasons}
      // A stored refusal is repeated under the same id, even if the e-mail could go by then.
      onFailed={(error) => {
        if (isRefusal(error)) attempts.forget();
      }}
      onClose={onClose}
    />
  );
}

function EmailLine({ email, onAgain }: { email: Email; onAgain: () => void }) {
  const maySend = useMay('work-orders');
  return (
    <div className="grid gap-0.5">
      <span className="flex flex-wrap justify-between gap-x-3">
        {mailKindName(email.kind)}
        <span className="text-muted">
          {email.sentAt ? <RelativeTime at={email.sentAt} side="right" /> : text.waiting}
        </span>
      </span>
      <span className="text-muted wrap-anywhere">{email.subject}</span>
      {email.copy !== undefined && <span className="text-muted">{words.copy}</span>}
      {/* One button per e-mail: at its first row. */}
      {email.copy === undefined &&
        (email.resend.allowed ? (
          maySend && (
            <Button
              variant="quiet"
              size="small"
              aria-label={`${words.again}: ${mailKindName(email.kind)}`}
              onClick={onAgain}
              className="-ml-3 justify-self-start"
            >
              {words.again}
            </Button>
          )
        ) : (
          <span className="text-xs text-muted">{errorText(email.resend)}</span>
        ))}
    </div>
  );
}
