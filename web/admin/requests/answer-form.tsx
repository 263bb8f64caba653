import { type AdminRequest, adminAnswerContact, adminCloseContact } from '#domain/calls/admin-requests.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { TextareaField } from '#web/ui/field.tsx';
import { ActionForm } from '../ui/action-form';
import { NoteForm } from '../ui/note-form';
import { useAttempts } from '../ui/use-attempts';
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

/** Support's answer: mailed to the author, stored with the message; closes it or leaves it open. */
export function AnswerForm({ request }: { request: ContactRequest }) {
  const attempts = useAttempts();
  return (
    <ActionForm
      call={adminAnswerContact}
      params={{ id: request.id }}
      values={{ text: '', close: true }}
      toBody={(typed: { text: string; close: boolean }) => ({
        ...typed,
        // Not of the box: what the customer has got must not be mailed again for it.
        id: attempts.idOf(typed.text.trim()),
        seen: seenOf(request),
      })}
      submit={text.answerSend}
      done={text.answered}
      failed={text.actionFailed}
      onDone={(_, form) => {
        attempts.forget();
        form.reset();
      }}
    >
      {({ field, checkbox }) => (
        <>
          <TextareaField
            label={text.answerText}
            hint={text.answerHint(request.language)}
            lang={request.language}
            rows={6}
            maxLength={4000}
            className="max-w-2xl"
            // A button opened it: typing continues here.
            autoFocus
            {...field('text')}
          />
          <Checkbox {...checkbox('close')}>{text.answerClose}</Checkbox>
        </>
      )}
    </ActionForm>
  );
}

/** Closes a message that needs no answer in its thread, with a note of why. */
export function CloseForm({ request }: { request: ContactRequest }) {
  return (
    <NoteForm
      call={adminCloseContact}
      id={request.id}
      toBody={({ reason }) => ({ reason, seen: seenOf(request) })}
      words={closeWords}
      focused
    />
  );
}
