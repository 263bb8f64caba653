import { SendHorizontal } from 'lucide-react';
import { type RefObject, useId } from 'react';
import { Link } from 'react-router-dom';
import { useMessages } from '../i18n/messages';
import { Button } from '../ui/button';
import { inputStyle } from '../ui/field';
import { conversation, useConversation } from './conversation';
import { useAsking } from './use-asking';
import { useContactWithChat } from './use-contact-with-chat';
import { chatView } from './view';

/** Maximum length of a question (S1 §2.7). */
export const longestDraft = 500;

/** The question field: Enter sends, Shift+Enter inserts a new line (S1 §2.7). */
export function ChatComposer({
  field,
  leavesPage,
}: {
  field: RefObject<HTMLTextAreaElement | null>;
  leavesPage: boolean;
}) {
  const { chat } = useMessages();
  const { draft, pending } = useConversation();
  const contact = useContactWithChat();
  const { send: ask } = useAsking();
  const id = useId();
  const empty = draft.trim() === '';

  function send(): void {
    ask();
    field.current?.focus();
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="grid gap-2 border-t border-line px-4 pt-3 pb-[max(0.5rem,env(safe-area-inset-bottom))]"
    >
      <label htmlFor={id} className="sr-only">
        {chat.label}
      </label>
      <div className="flex items-end gap-2">
        <textarea
          ref={field}
          id={id}
          rows={2}
          maxLength={longestDraft}
          value={draft}
          placeholder={chat.placeholder}
          aria-describedby={`${id}-count`}
          onChange={(event) => conversation.type(event.target.value)}
          onKeyDown={(event) => {
            // During IME composition Enter selects a candidate.
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            send();
          }}
          className={`${inputStyle} max-h-32 min-h-18 resize-none py-2 leading-6`}
        />
        <Button
          type="submit"
          variant="primary"
          aria-label={chat.send}
          disabledReason={empty ? chat.empty : pending ? chat.waiting : undefined}
          icon={<SendHorizontal aria-hidden className="size-5" />}
          className="size-12 shrink-0 px-0"
        />
      </div>
      <p className="flex items-center justify-between gap-4 text-sm text-muted">
        <Link
          to={contact}
          onClick={() => leavesPage && chatView.set('minimized', false)}
          className="inline-flex min-h-11 items-center text-accent-ink underline underline-offset-2"
        >
          {chat.person}
        </Link>
        <span id={`${id}-count`} className="tabular-nums">
          {chat.counter(draft.length, longestDraft)}
        </span>
      </p>
      <p role="status" className="sr-only">
        {draft.length >= longestDraft ? chat.full : ''}
      </p>
    </form>
  );
}
