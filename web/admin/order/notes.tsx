import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { AdminOrderDetail, OrderNoteView } from '../../../domain/calls/admin-order';
import { longestNote } from '../../../domain/calls/admin-order-acts';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { TextareaField } from '../../ui/field';
import { deleteOrdersIdNotesNoteId, postOrdersIdNotes } from '../client';
import { count, exactTime } from '../format';
import { messages } from '../messages';
import { orderMore } from '../messages/order-more';
import { useMay, useSession } from '../session';
import { ActFailure } from '../ui/act-failure';
import { RelativeTime } from '../ui/relative-time';
import { Nothing, Section } from '../ui/section';
import { useAct } from '../ui/use-act';

const text = orderMore.notes;
type Order = Pick<AdminOrderDetail, 'id' | 'notes'>;

/** What colleagues wrote beside the order; each takes only their own away. */
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
                      look="quiet"
                      size="small"
                      aria-label={text.removeNamed(note.author, exactTime(note.at))}
                      onClick={() => setRemoving(note)}
                      className="-my-1 max-lg:min-h-11"
                    >
                      {text.remove}
                    </Button>
                  )}
                </p>
              </li>
            ))}
          </ul>
        )}
        {mayWrite && <NewNote orderId={order.id} />}
      </div>
      {removing && <RemoveNote orderId={order.id} note={removing} onClose={() => setRemoving(undefined)} />}
    </Section>
  );
}

function NewNote({ orderId }: { orderId: string }) {
  const form = useForm({ defaultValues: { text: '' } });
  const { run, busy, error } = useAct((note: string) => postOrdersIdNotes(orderId, { text: note }), {
    done: text.added,
    onDone: () => form.reset(),
  });
  const left = longestNote - form.watch('text').length;
  return (
    <form noValidate onSubmit={form.handleSubmit((values) => run(values.text.trim()))} className="grid gap-2">
      <TextareaField
        label={text.label}
        hint={left < 200 ? text.left(count(left)) : undefined}
        error={form.formState.errors.text?.message}
        rows={2}
        maxLength={longestNote}
        {...form.register('text', { validate: (value) => value.trim().length > 0 || text.missing })}
      />
      <ActFailure error={error} title={text.failed} />
      <Button type="submit" size="small" busy={busy} className="justify-self-start max-lg:min-h-11">
        {busy ? text.adding : text.add}
      </Button>
    </form>
  );
}

interface RemoveProps {
  orderId: string;
  note: OrderNoteView;
  onClose: () => void;
}

function RemoveNote({ orderId, note, onClose }: RemoveProps) {
  const { run, busy, error } = useAct(() => deleteOrdersIdNotesNoteId(orderId, note.id), {
    done: text.removed,
    onDone: onClose,
  });
  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      title={text.removeTitle}
      description={text.removeText}
      closeLabel={messages.shell.close}
    >
      <div className="grid gap-4">
        <p className="max-h-40 overflow-y-auto rounded-control bg-sunken px-3 py-2 text-sm whitespace-pre-line wrap-anywhere">
          {note.text}
        </p>
        <ActFailure error={error} title={text.removeFailed} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose} disabled={busy}>
            {messages.shell.cancel}
          </Button>
          <Button look="danger" busy={busy} onClick={() => run(undefined)}>
            {text.remove}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
