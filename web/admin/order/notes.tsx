import { useState } from 'react';
import type { AdminOrderDetail, OrderNoteView } from '#domain/calls/admin-order.ts';
import { adminAddNote, adminDeleteNote, longestNote } from '#domain/calls/admin-order-actions.ts';
import { Button } from '#web/ui/button.tsx';
import { TextareaField } from '#web/ui/field.tsx';
import { count, exactTime } from '../format';
import { useMay, useSession } from '../session';
import { ActionDialog, FormOfAction } from '../ui/action-form';
import { RelativeTime } from '../ui/relative-time';
import { Nothing, Section } from '../ui/section';
import { useKeptAction } from '../ui/use-kept-action';
import { orderMore } from './more-text';

const text = orderMore.notes;
type Order = Pick<AdminOrderDetail, 'id' | 'notes' | 'email'>;

/** Colleagues' notes on the order; everybody can only delete their own. */
export function Notes({ order }: { order: Order }) {
  const mayWrite = useMay('work-orders');
  const { username } = useSession().session;
  const [removing, setRemoving] = useState<OrderNoteView>();
  return (
    <Section title={text.title}>
      <div className="grid gap-4">
        {order.notes.length === 0 && <Nothing>{text.empty}</Nothing>}
        {order.notes.length > 0 && (
          <ul className="grid gap-3 text-sm">
            {order.notes.map((note) => (
              <li key={note.id} className="grid gap-1 rounded-control bg-sunken px-3 py-2.5">
                <p className="leading-6 whitespace-pre-line wrap-anywhere">{note.text}</p>
                <p className="flex flex-wrap items-center justify-between gap-x-3 text-xs text-muted">
                  <span className="wrap-anywhere">
                    {note.author} · <RelativeTime at={note.at} />
                  </span>
                  {mayWrite && note.author === username && (
                    <Button
                      variant="quiet"
                      size="small"
                      aria-label={text.removeNamed(note.author, exactTime(note.at))}
                      onClick={() => setRemoving(note)}
                      className="-my-1"
                    >
                      {text.remove}
                    </Button>
                  )}
                </p>
              </li>
            ))}
          </ul>
        )}
        {mayWrite && (order.email ? <NewNote orderId={order.id} /> : <Nothing>{text.erased}</Nothing>)}
      </div>
      {removing && <RemoveNote orderId={order.id} note={removing} onClose={() => setRemoving(undefined)} />}
    </Section>
  );
}

function NewNote({ orderId }: { orderId: string }) {
  const action = useKeptAction({
    place: `note:${orderId}`,
    call: adminAddNote,
    params: { id: orderId },
    values: { text: '' },
    toBody: (typed, requestId) => ({ ...typed, requestId }),
    done: text.added,
  });
  return (
    <FormOfAction action={action} submit={text.add} failed={text.failed}>
      {({ field, form }) => {
        const left = longestNote - form.watch('text').length;
        return (
          <TextareaField
            label={text.label}
            hint={left < 200 ? text.left(count(left)) : undefined}
            rows={2}
            maxLength={longestNote}
            {...field('text')}
          />
        );
      }}
    </FormOfAction>
  );
}

interface RemoveProps {
  orderId: string;
  note: OrderNoteView;
  onClose: () => void;
}

function RemoveNote({ orderId, note, onClose }: RemoveProps) {
  return (
    <ActionDialog
      call={adminDeleteNote}
      params={{ id: orderId, noteId: note.id }}
      title={text.removeTitle}
      description={text.removeText}
      submit={text.remove}
      done={text.removed}
      failed={text.removeFailed}
      danger
      onClose={onClose}
    >
      <p className="max-h-40 overflow-y-auto rounded-control bg-sunken px-3 py-2 text-sm whitespace-pre-line wrap-anywhere">
        {note.text}
      </p>
    </ActionDialog>
  );
}
