import { type RefObject, useEffect, useRef } from 'react';
import { failureSentence } from '../api-client/failure';
import { useMessages } from '../i18n/messages';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { ChatBubble } from './bubble';
import { type Conversation, conversation, useConversation } from './conversation';
import { useAsking } from './use-asking';

/** The messages, newest last. Screen readers announce new ones (`role="log"`). */
export function ChatLog({
  field,
  leavesPage,
}: {
  /** Of the next question. */
  field: RefObject<HTMLTextAreaElement | null>;
  leavesPage: boolean;
}) {
  const { chat } = useMessages();
  const talk = useConversation();
  const log = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with everything that is said
  useEffect(() => {
    const { current } = log;
    if (current) current.scrollTop = current.scrollHeight;
  }, [talk.messages.length, talk.pending]);
  return (
    <div
      ref={log}
      role="log"
      aria-label={chat.log}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
      tabIndex={0}
      className="flex flex-1 flex-col gap-3 overflow-y-auto overscroll-contain p-4"
    >
      <ChatBubble
        message={{ id: 'welcome', role: 'assistant', content: chat.welcome }}
        leavesPage={leavesPage}
      />
      {talk.messages.map((message) => (
        <ChatBubble key={message.id} message={message} leavesPage={leavesPage} />
      ))}
      {talk.pending && (
        <p className="animate-wait self-start rounded-card bg-sunken px-4 py-2.5 text-sm text-muted">
          {chat.pending}
        </p>
      )}
      <Failure talk={talk} onResolved={() => field.current?.focus()} />
    </div>
  );
}

/** The error, and two ways on: retry the question, or restart. */
function Failure({
  talk: { failure, messages },
  onResolved,
}: {
  talk: Conversation;
  onResolved: () => void;
}) {
  const { chat, common, errors } = useMessages();
  const { again } = useAsking();
  if (failure === undefined) return null;
  const text =
    failure.code === 'network' || failure.code === 'unavailable'
      ? chat.toast.text
      : failure.code === 'rate_limited' || failure.code === 'csrf_failed'
        ? failureSentence(failure, errors)
        : chat.unknownError;
  // After a reload there may be nothing left to ask.
  const asked = messages.some(({ role }) => role === 'user');
  const resolve = (by: () => void) => {
    by();
    onResolved();
  };
  return (
    <Alert
      tone="danger"
      actions={
        <>
          {asked && <Button onClick={() => resolve(again)}>{common.retry}</Button>}
          <Button variant="quiet" onClick={() => resolve(conversation.restart)}>
            {chat.restart}
          </Button>
        </>
      }
    >
      {text}
    </Alert>
  );
}
