import { ChevronUp, type LucideIcon, Minus, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useMessages } from '../i18n/messages';
import { classes } from '../ui/classes';
import { useMedia } from '../ui/use-media';
import { ChatComposer } from './composer';
import { useConversation } from './conversation';
import { ChatLog } from './log';
import { usePageInert } from './use-page-inert';
import { type ChatView, chatView, narrow, useChatView } from './view';

const foot =
  'bottom-[calc(var(--bar-height)+var(--notice-height)+1rem)] sm:bottom-[calc(var(--notice-height)+1.5rem)]';

/** The opened assistant: its window, or its bar when minimized. */
export function ChatPanel() {
  return useChatView() === 'open' ? <ChatWindow /> : <ChatBar />;
}

/** Next to the page on wide screens, over it on phones (S1 §2.7). Escape minimizes it. */
function ChatWindow() {
  const { chat } = useMessages();
  const title = useId();
  const whole = useMedia(narrow);
  const field = useRef<HTMLTextAreaElement>(null);
  usePageInert(whole);
  useEffect(() => {
    if (chatView.takeFocus()) field.current?.focus();
  }, []);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    chatView.set('minimized');
  }

  const window = (
    <section
      role="dialog"
      aria-modal={whole || undefined}
      aria-labelledby={title}
      onKeyDown={onKeyDown}
      className={classes(
        'fixed flex animate-rise flex-col overflow-hidden bg-surface text-ink',
        whole
          ? 'inset-0 z-50'
          : 'right-6 bottom-[calc(var(--notice-height)+1.5rem)] z-30 h-[min(36rem,calc(100dvh-var(--notice-height)-3rem))] w-96 rounded-card border border-line shadow-float',
      )}
    >
      <header className="flex items-center justify-between gap-2 border-b border-line py-2 pr-2 pl-4">
        <div className="min-w-0">
          <h2 id={title} className="font-bold tracking-tight">
            {chat.title}
          </h2>
          <p className="text-sm text-muted">{chat.subtitle}</p>
        </div>
        <div className="flex shrink-0">
          <ViewButton label={chat.minimize} to="minimized" icon={Minus} />
          <ViewButton label={chat.close} to="closed" icon={X} />
        </div>
      </header>
      <ChatLog field={field} leavesPage={whole} />
      <ChatComposer field={field} leavesPage={whole} />
    </section>
  );
  return whole ? createPortal(window, document.body) : window;
}

/** A minimized window: the button to restore it, and the newest answer for screen readers. */
function ChatBar() {
  const { chat } = useMessages();
  const { messages, pending } = useConversation();
  const opener = useRef<HTMLButtonElement>(null);
  const first = useRef(messages.length);
  const last = messages.at(-1);
  const newAnswer = messages.length > first.current && last?.role === 'assistant' ? last.content : '';
  useEffect(() => {
    if (chatView.takeFocus()) opener.current?.focus();
  }, []);
  return (
    <div
      data-assistant
      className={classes(
        'fixed right-4 z-20 flex animate-rise items-center rounded-full border border-line bg-surface px-1 text-ink shadow-float sm:right-6',
        foot,
      )}
    >
      <button
        ref={opener}
        type="button"
        aria-label={chat.reopen}
        aria-haspopup="dialog"
        onClick={() => chatView.set('open')}
        className="flex min-h-12 items-center gap-2 rounded-full px-3 font-semibold hover:bg-sunken"
      >
        <ChevronUp aria-hidden className="size-5" />
        {chat.title}
        {newAnswer !== '' && <span aria-hidden className="size-2.5 rounded-full bg-accent" />}
      </button>
      <ViewButton label={chat.close} to="closed" icon={X} />
      <p role="status" className="sr-only">
        {newAnswer || (pending ? chat.pending : '')}
      </p>
    </div>
  );
}

/** An icon in the head that changes the assistant's size. */
function ViewButton({ label, to, icon: Icon }: { label: string; to: ChatView; icon: LucideIcon }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={() => chatView.set(to)}
      className="grid size-11 place-items-center rounded-full text-muted hover:bg-sunken hover:text-ink"
    >
      <Icon aria-hidden className="size-5" />
    </button>
  );
}
