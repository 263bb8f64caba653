import { adminEmail, type MailLine } from '#domain/calls/admin-logs.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { mailKindName } from '../messages/mails';
import { useDetail } from '../ui/detail-page';
import { Dialog } from '../ui/dialog';
import { Fact, Facts } from '../ui/facts';
import { Loaded } from '../ui/loaded';
import { FullTime } from '../ui/relative-time';
import { mailLogText as text } from './text';

/** What was written to somebody. Open as long as it is rendered. */
export function EmailDialog({ mail, onClose }: { mail: MailLine; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={mail.subject ?? mailKindName(mail.kind)} width="medium">
      <div className="grid gap-4">
        <Facts>
          <Fact name={text.columns.recipient}>{mail.recipient}</Fact>
          <Fact name={text.states[mail.state]}>
            <FullTime at={mail.at} />
          </Fact>
        </Facts>
        <Loaded
          query={useDetail(adminEmail, { id: mail.id })}
          failed={text.readFailed}
          skeleton={<Skeleton className="h-64" />}
        >
          {({ mail: { text: written } }) =>
            written ? (
              <section
                aria-label={text.written}
                className="rounded-control bg-sunken p-4 text-sm whitespace-pre-line wrap-anywhere"
              >
                {written}
              </section>
            ) : (
              <p className="text-sm text-muted">{text.notKept}</p>
            )
          }
        </Loaded>
      </div>
    </Dialog>
  );
}
