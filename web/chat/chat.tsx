import { MessageCircle } from 'lucide-react';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { findPage, type PageName } from '#domain/pages.ts';
import { useMessages } from '../i18n/messages';
import { classes } from '../ui/classes';
import { Spinner } from '../ui/spinner';
import { useToast } from '../ui/toast';
import { chatView, useChatView } from './view';

/** The window's code, once fetched; every later page of the tab then has it at once. */
let Panel: ComponentType | undefined;
/** Whether the button was already shown in this document: the two seconds' delay applies once, not on every page. */
let seen = false;
export const buttonDelayMs = 2000;

/** On a phone nothing may float over the buttons of a payment. */
const payingPages: readonly (PageName | undefined)[] = ['checkout', 'cardPayment', 'cardForm'];

/**
 * The assistant's button, two seconds after the page (S1 §2.7). The server renders it and the style sheet shows it, so
 * it needs no script to appear; its window's code is fetched on the first opening.
 */
export function Chat() {
  const { chat } = useMessages();
  const view = useChatView();
  const toast = useToast();
  const paying = payingPages.includes(findPage(useLocation().pathname));
  const [, setLoaded] = useState(Panel !== undefined);

  useEffect(() => {
    if (view === 'closed' || Panel) return;
    let wanted = true;
    import('./panel').then(
      (module) => {
        Panel = module.ChatPanel;
        if (wanted) setLoaded(true);
      },
      () => {
        if (!wanted) return;
        chatView.set('closed');
        toast({ title: chat.notLoaded, tone: 'danger' });
      },
    );
    return () => {
      wanted = false;
    };
  }, [view, toast, chat]);

  const opening = view !== 'closed';
  return (
    <>
      {/* So that the last lines of a page can scroll out from under it. */}
      <div className={classes('h-20 bg-surface xl:hidden', paying && 'max-md:hidden')} />
      {opening && Panel ? <Panel /> : <ChatButton opening={opening} onPhones={!paying} />}
    </>
  );
}

/** Opens the window; closing the window returns the focus here. */
function ChatButton({ opening, onPhones }: { opening: boolean; onPhones: boolean }) {
  const { chat } = useMessages();
  const button = useRef<HTMLButtonElement>(null);
  const [late] = useState(seen);

  useEffect(() => {
    const timer = setTimeout(() => {
      seen = true;
    }, buttonDelayMs);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (!opening && chatView.takeFocus()) button.current?.focus();
  }, [opening]);

  return (
    <button
      ref={button}
      type="button"
      data-assistant={onPhones || undefined}
      aria-label={chat.open}
      aria-haspopup="dialog"
      aria-busy={opening || undefined}
      onClick={() => {
        seen = true;
        chatView.set('open');
      }}
      className={classes(
        'fixed right-4 z-20 grid size-14 place-items-center rounded-full bg-linear-to-r from-accent-from to-accent-to text-on-accent shadow-float hover:brightness-110 sm:right-6',
        // Above everything else fixed to the bottom.
        'bottom-[calc(var(--bar-height)+var(--notice-height)+1rem)] sm:bottom-[calc(var(--notice-height)+1.5rem)]',
        !late && 'animate-appear',
        !onPhones && 'max-md:hidden',
      )}
    >
      {opening ? <Spinner className="size-6" /> : <MessageCircle aria-hidden className="size-6" />}
    </button>
  );
}
