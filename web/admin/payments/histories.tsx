import type { ReactNode } from 'react';
import type { AdminPayment } from '../../../domain/calls/admin-payments';
import { Badge, type Tone } from '../../ui/badge';
import { euros } from '../format';
import { paymentMessages } from '../messages/payments';
import { actorNames } from '../messages/timeline';
import { Fact, Facts } from '../ui/facts';
import { FullTime, RelativeTime } from '../ui/relative-time';
import { Nothing, Section } from '../ui/section';
import { declineName, methodName } from './method';
import { DisputeBadge } from './state-badge';

const text = paymentMessages.detail;
const tones: Record<string, Tone> = { succeeded: 'success', failed: 'danger', pending: 'info' };

/** Attempts to take the money, with what the bank said. */
export function Attempts({ payment }: { payment: AdminPayment }) {
  return (
    <Section title={text.attempts}>
      <List empty={text.noAttempts}>
        {payment.charges.map((charge) => (
          <Line
            key={charge.id}
            at={charge.at}
            state={charge.status}
            name={text.attempt[charge.status] ?? charge.status}
            amountCents={charge.amountCents}
          >
            {[methodName(charge), charge.country, charge.failureCode && declineName(charge.failureCode)]
              .filter(Boolean)
              .join(' · ')}
          </Line>
        ))}
      </List>
    </Section>
  );
}

/** Money given back: how much, why, by whom. */
export function Refunds({ payment }: { payment: AdminPayment }) {
  return (
    <Section title={text.refunds}>
      <List empty={text.noRefunds}>
        {payment.refunds.map((refund) => (
          <Line
            key={refund.number}
            at={refund.createdAt}
            state={refund.status}
            name={text.refundStates[refund.status] ?? refund.status}
            amountCents={refund.amountCents}
          >
            {text.refundReasons[refund.reason] ?? refund.reason}
            {'. '}
            {text.refundBy(actorNames[refund.requestedBy] ?? refund.requestedBy)}
            {refund.refundId && <span className="block font-mono text-xs">{refund.refundId}</span>}
          </Line>
        ))}
      </List>
    </Section>
  );
}

/** What the buyer's bank disputes, and until when an answer is accepted. */
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
    <Section title={text.events}>
      {payment.events.length === 0 ? (
        <Nothing>{text.noEvents}</Nothing>
      ) : (
        <ul className="grid gap-1.5 text-sm">
          {payment.events.map((event) => (
            <li key={event.id} className="flex flex-wrap justify-between gap-x-3">
              <span className="font-mono text-[0.8125rem] wrap-anywhere">
                {event.type}
                {event.code && <span className="text-danger"> {event.code}</span>}
              </span>
              <span className="text-muted">
                <RelativeTime at={event.at} side="right" />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function List({ empty, children }: { empty: string; children: ReactNode[] }) {
  if (children.length === 0) return <Nothing>{empty}</Nothing>;
  return <ul className="grid gap-3">{children}</ul>;
}

interface LineProps {
  at: string;
  state: string;
  name: string;
  amountCents: number;
  children: ReactNode;
}

function Line({ at, state, name, amountCents, children }: LineProps) {
  return (
    <li className="grid gap-1 text-sm">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Badge tone={tones[state] ?? 'neutral'}>{name}</Badge>
        <span className="text-muted">
          <RelativeTime at={at} />
        </span>
        <span className="ml-auto font-medium tabular-nums">{euros(amountCents)}</span>
      </span>
      <span className="wrap-anywhere text-muted">{children}</span>
    </li>
  );
}
