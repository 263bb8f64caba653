import { adminCloseWithdrawal } from '#domain/calls/admin-withdrawals.ts';
import type { UnacknowledgedReason } from '#domain/withdrawal.ts';
import { closeWords, orderMessages } from '../order/text';
import { Unacknowledged } from '../order/withdrawals';
import { useMay } from '../session';
import { Folded } from '../ui/item-card';
import { NoteForm } from '../ui/note-form';
import { requestMessages } from './text';

const { withdrawals: words } = orderMessages;
const text = requestMessages.statement;

interface Props {
  id: string;
  /** What was typed, normalized as an order number; it may be no order's. */
  orderNumber: string;
  hasOrder: boolean;
  /** Empty once the data are erased. */
  email: string;
  receivedAt: string;
  unacknowledged?: UnacknowledgedReason;
}

/** What to do about an open statement of withdrawal, and the form that closes it. */
export function StatementTodo({ id, orderNumber, hasOrder, email, receivedAt, unacknowledged }: Props) {
  const mayClose = useMay('work-customers');
  // An unknown mailbox gets no answer either.
  const fitsNone = unacknowledged === 'refused' ? text.fitsNoneUnknown : text.fitsNone;
  return (
    <>
      <p>{hasOrder ? words.todo : email ? fitsNone(orderNumber) : text.erasedTodo}</p>
      {unacknowledged && <Unacknowledged why={unacknowledged} receivedAt={receivedAt} />}
      {!mayClose && <p className="text-muted">{words.readOnly}</p>}
      {mayClose && (
        <Folded name={words.close} variant="primary">
          <NoteForm
            call={adminCloseWithdrawal}
            id={id}
            words={{ ...closeWords, done: requestMessages.closedDone }}
            focused
          />
        </Folded>
      )}
    </>
  );
}
