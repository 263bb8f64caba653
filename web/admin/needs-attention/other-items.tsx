import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { AttentionItem } from '../../../domain/calls/admin-attention';
import { Button } from '../../ui/button';
import { postWithdrawalsIdClose } from '../client';
import { messages } from '../messages';
import { needsAttention as text } from '../messages/needs-attention';
import { orderAddress } from '../orders/package-name';
import { useMay } from '../session';
import { NoteForm } from '../ui/note-form';
import { ItemCard, Words } from './item-card';

const { withdrawals: words } = messages.order;
const closeWords = {
  note: words.note,
  hint: words.noteHint,
  act: words.close,
  acting: words.closing,
  failed: words.failed,
  done: messages.requests.closedDone,
};
const link = 'inline-flex min-h-11 items-center text-accent-ink underline underline-offset-2 lg:min-h-6';

/** A statement of withdrawal, also one that fits no order; it is closed here. */
export function WithdrawalItem({ item }: { item: AttentionItem }) {
  const mayClose = useMay('work-customers');
  const [open, setOpen] = useState(false);
  return (
    <ItemCard title={text.withdrawal(item.reference)} since={item.since}>
      <Person item={item} />
      {item.detail && <Words>{item.detail}</Words>}
      {item.hasOrder && item.orderNumber ? (
        <p>
          {words.todo}{' '}
          <Link to={orderAddress(item.orderNumber)} className={link}>
            {text.fits} {item.orderNumber}
          </Link>
        </p>
      ) : (
        <p>{text.fitsNone(item.orderNumber ?? '')}</p>
      )}
      {mayClose ? (
        <div className="grid gap-2">
          {open && (
            <div className="border-t border-line pt-3">
              <NoteForm
                words={closeWords}
                act={(reason) => postWithdrawalsIdClose(item.id, { reason })}
                focused
              />
            </div>
          )}
          <Button
            look={open ? 'quiet' : 'primary'}
            size="small"
            className="justify-self-start max-lg:min-h-11"
            onClick={() => setOpen(!open)}
          >
            {open ? messages.shell.cancel : words.close}
          </Button>
        </div>
      ) : (
        <p className="text-muted">{words.readOnly}</p>
      )}
    </ItemCard>
  );
}

/** A message or a request for deletion: what it says, and the way to where it is answered. */
export function RequestItem({ item }: { item: AttentionItem }) {
  const contact = item.kind === 'contact';
  return (
    <ItemCard
      title={contact ? text.contact(item.reference) : text.deletion(item.reference)}
      since={item.since}
    >
      <Person item={item} />
      {item.detail && <Words>{item.detail}</Words>}
      <p>
        {contact ? text.contactTodo : text.deletionTodo}{' '}
        <Link to={`/admin/requests?kind=${item.kind}&open=true`} className={link}>
          {text.answer}
        </Link>
      </p>
    </ItemCard>
  );
}

function Person({ item: { who, email } }: { item: AttentionItem }) {
  return (
    <p className="text-muted wrap-anywhere">
      {who} ·{' '}
      <a href={`mailto:${email}`} className={link}>
        {email}
      </a>
    </p>
  );
}
