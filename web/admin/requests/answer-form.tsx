import { type AdminRequest, adminAnswerContact, adminCloseContact } from '#domain/calls/admin-requests.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { TextareaField } from '#web/ui/field.tsx';
import { FormOfAction } from '../ui/action-form';
import type { FormPlace } from '../ui/kept-form';
import { NoteForm } from '../ui/note-form';
import { useKeptAction } from '../ui/use-kept-action';
import { requestMessages as text } from './text';

type ContactRequest = Extract<AdminRequest, { kind: 'contact' }>;
const closeWords = {
  note: text.closeNote,
  hint: text.closeHint,
  action: text.close,
  failed: text.actionFailed,
  done: text.closedDone,
};

/** The number of messages on the screen; an answer is refused if the thread has more. */
const seenOf = ({ replies }: ContactRequest) => 1 + replies.length;

/** Where the tab keeps an answer that isn't sent yet. */
export const answerPlace = (id: string): FormPlace => `answer:${id}`;

interface AnswerProps {
  request: ContactRequest;
  /** A button opened it: typing continues here. */
  focused: boolean;
}

/** Support's answer: mailed to the author, stored with the message; closes it or leaves it open. */
export function AnswerForm({ request, focused }: AnswerProps) {
  const action = useKeptAction({
    place: answerPlace(request.id),
    call: adminAnswerContact,
    params: { id: request.id },
    values: { text: '', close: true },
    // The id is not of the box: what the customer has got must not be mailed again for it.
    toBody: (typed, id) => ({ ...typed, id, seen: seenOf(request) }),
    done: text.answered,
  });
  return (
    <FormOfAction action={action} submit={text.answerSend} failed={text.actionFailed}>
      {({ field, checkbox }) => (
        <>
          <TextareaField
            label={text.answerText}
            hint={text.answerHint(request.language)}
            lang={request.language}
            rows={6}
            maxLength={4000}
            className="max-w-2xl"
            autoFocus={focused}
            {...field('text')}
          />
          <Checkbox {...checkbox('close')}>{text.answerClose}</Checkbox>
        </>
      )}
    </FormOfAction>
  );
}

/** The same for an answer that didn't reach the customer. */
const settleWords = { ...closeWords, ...text.settle };

/** Closes a message that needs no answer in its thread, with a note of why; or notes how the customer got its answer. */
export function CloseForm({ request }: { request: ContactRequest }) {
  return (
    <NoteForm
      call={adminCloseContact}
      id={request.id}
      toBody={({ reason }) => ({ reason, seen: seenOf(request) })}
      words={request.state === 'closed' ? settleWords : closeWords}
      focused
    />
  );
}
