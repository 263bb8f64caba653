import type { AttentionItem } from '#domain/calls/admin-attention.ts';
import { adminCloseWithdrawal } from '#domain/calls/admin-withdrawals.ts';
import { orderAddress } from '../order/package-name';
import { closeWords, orderMessages } from '../order/text';
import { Unacknowledged } from '../order/withdrawals';
import { requestMessages } from '../requests/text';
import { useMay } from '../session';
import { Folded, ItemCard, Words } from '../ui/item-card';
import { NoteForm } from '../ui/note-form';
import { Person } from './items';
import { needsAttention as text } from './text';

const { withdrawals: words } = orderMessages;

/** A statement of withdrawal, with or without a matching order; it is closed here. */
export function WithdrawalItem({ item }: { item: AttentionItem }) {
  const mayClose = useMay('work-customers');
  const { orderNumber = '', hasOrder, email } = item;
  // An unknown mailbox gets no answer either.
  const fitsNone = item.unacknowledged === 'refused' ? text.fitsNoneUnknown : text.fitsNone;
  return (
    <ItemCard
      title={text.withdrawal(item.reference)}
      since={item.since}
      links={[hasOrder && [orderAddress(orderNumber), `${text.fits} ${orderNumber}`]]}
    >
      <Person item={item} />
      {item.detail && <Words language={item.language}>{item.detail}</Words>}
      <p>{hasOrder ? words.todo : email ? fitsNone(orderNumber) : text.erasedTodo}</p>
      {item.unacknowledged && <Unacknowledged why={item.unacknowledged} receivedAt={item.since} />}
      {!mayClose && <p className="text-muted">{words.readOnly}</p>}
      {mayClose && (
        <Folded name={words.close} variant="primary">
          <NoteForm
            call={adminCloseWithdrawal}
            id={item.id}
            words={{ ...closeWords, done: requestMessages.closedDone }}
            focused
          />
        </Folded>
      )}
    </ItemCard>
  );
}
