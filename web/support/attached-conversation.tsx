import { MessagesSquare, X } from 'lucide-react';
import type { Conversation } from '../drafts/contact-draft';
import { useMessages } from '../i18n/messages';
import { Button } from '../ui/button';
import { passFocusOn } from '../ui/kept-focus';

/** The conversation with the assistant, folded; it is sent along with the message unless it is removed. */
export function AttachedConversation({
  conversation,
  onRemove,
}: {
  conversation: Conversation;
  onRemove: () => void;
}) {
  const { contact } = useMessages();
  const text = contact.conversation;
  return (
    <section ref={passFocusOn} className="grid gap-2 rounded-control border border-line bg-sunken p-3.5">
      <p className="flex items-start gap-2.5 font-semibold">
        <MessagesSquare aria-hidden className="mt-0.5 size-5 shrink-0 text-accent-ink" />
        {text.title(conversation.length)}
      </p>
      <details>
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-accent-ink">
          {text.show}
        </summary>
        <ol className="grid max-h-80 gap-3 overflow-y-auto pb-2 text-sm leading-6">
          {conversation.map(({ role, content, timestamp }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a finished conversation keeps its order
            <li key={`${timestamp}-${index}`}>
              <span className="block font-semibold">{role === 'user' ? text.you : text.assistant}</span>
              <span className="whitespace-pre-line wrap-anywhere">{content}</span>
            </li>
          ))}
        </ol>
      </details>
      <Button
        variant="quiet"
        className="justify-self-start"
        icon={<X aria-hidden className="size-4" />}
        onClick={onRemove}
      >
        {text.remove}
      </Button>
    </section>
  );
}
