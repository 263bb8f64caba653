import type { AdminPayment } from '#domain/calls/admin-payments.ts';
import { euros } from '../format';
import { Fact, Facts } from '../ui/facts';
import { History } from '../ui/history';
import { FullTime } from '../ui/relative-time';
import { Section } from '../ui/section';
import { declineName, methodName } from './method';
import { AttemptBadge, DisputeBadge } from './state-badge';
import { paymentMessages } from './text';

const text = paymentMessages.detail;

/** Charge attempts, with the bank's answer. */
export function Attempts({ payment }: { payment: AdminPayment }) {
  return (
    <History
      title={text.attempts}
      none={text.noAttempts}
      lines={payment.charges.map((charge) => ({
        key: charge.id,
        at: charge.at,
        lead: <AttemptBadge status={charge.status} />,
        aside: <span className="font-medium">{euros(charge.amountCents)}</span>,
        details: [methodName(charge), charge.country, charge.failureCode && declineName(charge.failureCode)]
          .filter(Boolean)
          .join(' · '),
      }))}
    />
  );
}

/** The disputes of the buyer's bank, and until when an answer is accepted. */
export function Disputes({ payment }: { payment: AdminPayment }) {
  return (
    <Section title={text.disputes}>
      <ul className="grid gap-4">
        {payment.disputes.map((dispute) => (
          <li key={dispute.id} className="grid gap-2 text-sm">
            <span className="flex flex-wrap items-center justify-between gap-2">
              <DisputeBadge status={dispute.status} />
              <span className="font-semibold tabular-nums">{euros(dispute.amountCents)}</span>
            </span>
            {dispute.needsAnswer && <p>{text.disputeTodo}</p>}
            <Facts>
              <Fact name={paymentMessages.dispute}>
                {paymentMessages.disputeReasons[dispute.reason] ?? dispute.reason}
              </Fact>
              {dispute.evidenceDueAt && !dispute.closedAt && (
                <Fact name={text.disputeDue}>
                  <FullTime at={dispute.evidenceDueAt} />
                </Fact>
              )}
              <Fact name={text.disputeOpened}>
                <FullTime at={dispute.openedAt} />
              </Fact>
              {dispute.closedAt && (
                <Fact name={text.disputeClosed}>
                  <FullTime at={dispute.closedAt} />
                </Fact>
              )}
            </Facts>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Signed events, as they arrived. */
export function Events({ payment }: { payment: AdminPayment }) {
  return (
    <History
      title={text.events}
      none={text.noEvents}
      lines={payment.events.map((event) => ({
        key: event.id,
        at: event.at,
        lead: (
          <span className="font-mono text-[0.8125rem] wrap-anywhere">
            {event.type}
            {event.code && <span className="text-danger"> {event.code}</span>}
          </span>
        ),
      }))}
    />
  );
}
