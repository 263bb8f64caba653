import { FileX2 } from 'lucide-react';
import { useId } from 'react';
import type { AdminOrderDetail } from '#domain/calls/admin-order.ts';
import { adminCloseWithdrawal } from '#domain/calls/admin-withdrawals.ts';
import type { UnacknowledgedReason } from '#domain/withdrawal.ts';
import { exactTime } from '../format';
import { useMay } from '../session';
import { NoteForm } from '../ui/note-form';
import { RelativeTime } from '../ui/relative-time';
import { Section } from '../ui/section';
import { closeWords, orderMessages } from './text';

const text = orderMessages.withdrawals;
type Statement = AdminOrderDetail['withdrawals'][number];

/** Statements of withdrawal: open ones with what to do, the others with their outcome. */
export function Withdrawals({ order }: { order: AdminOrderDetail }) {
  const open = order.withdrawals.filter(({ closedAt }) => !closedAt);
  const closed = order.withdrawals.filter(({ closedAt }) => closedAt);
  return (
    <>
      {open.map((statement) => (
        <OpenStatement key={statement.id} statement={statement} />
      ))}
      {closed.length > 0 && (
        <Section title={text.title}>
          <ul className="grid gap-3 text-sm">
            {closed.map((statement) => (
              <li key={statement.id} className="grid gap-0.5">
                <Facts statement={statement} />
                <span className="text-muted wrap-anywhere">
                  {text.closed(statement.closedBy ?? '')}: {statement.closedNote}{' '}
                  {statement.closedAt && <RelativeTime at={statement.closedAt} />}
                </span>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

function Facts({ statement }: { statement: Statement }) {
  return (
    <>
      <span>
        {text.received} <RelativeTime at={statement.receivedAt} /> ·{' '}
        {text.by(statement.name, statement.reference)}
      </span>
      {statement.reason && (
        <span className="wrap-anywhere">
          {text.reason}: <span lang={statement.language}>{statement.reason}</span>
        </span>
      )}
      {/* An open one says it below, with what to do. */}
      {(statement.closedAt || !statement.unacknowledged) && (
        <span className="text-muted">
          {statement.acknowledgedAt ? (
            <>
              {text.acknowledged} <RelativeTime at={statement.acknowledgedAt} />
            </>
          ) : statement.unacknowledged ? (
            text.unacknowledged[statement.unacknowledged]
          ) : (
            text.waiting
          )}
        </span>
      )}
    </>
  );
}

/** Why its author got no acknowledgement, and what a person does about it. The exact time is what they have to tell. */
export function Unacknowledged({ why, receivedAt }: { why: UnacknowledgedReason; receivedAt: string }) {
  return (
    <p>
      <strong className="font-semibold">{text.unacknowledged[why]}</strong>{' '}
      {text.confirm(exactTime(receivedAt))}
    </p>
  );
}

function OpenStatement({ statement }: { statement: Statement }) {
  const id = useId();
  const mayClose = useMay('work-customers');
  return (
    <section
      aria-labelledby={id}
      className="flex gap-3 rounded-card border border-warning/40 bg-warning-soft p-4 text-sm leading-6"
    >
      <FileX2 aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warning" />
      <div className="grid min-w-0 flex-1 gap-2">
        <h2 id={id} className="text-base font-semibold">
          {text.open}
        </h2>
        <div className="grid">
          <Facts statement={statement} />
        </div>
        <p>{text.todo}</p>
        {statement.unacknowledged && (
          <Unacknowledged why={statement.unacknowledged} receivedAt={statement.receivedAt} />
        )}
        {mayClose ? (
          <NoteForm call={adminCloseWithdrawal} id={statement.id} words={closeWords} />
        ) : (
          <p className="text-muted">{text.readOnly}</p>
        )}
      </div>
    </section>
  );
}
