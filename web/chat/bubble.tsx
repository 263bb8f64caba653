import { Link } from 'react-router-dom';
import { useMessages } from '../i18n/messages';
import { classes } from '../ui/classes';
import type { ChatMessage } from './conversation';
import { useContactWithChat } from './use-contact-with-chat';
import { chatView } from './view';

const link =
  'inline-flex min-h-11 items-center rounded-full border border-line-strong bg-surface px-4 text-sm font-semibold text-accent-ink hover:bg-accent-soft';

/** A message, as plain text. Its links are below it; on a phone they lead out of the window. */
export function ChatBubble({
  message: { role, content, links = [], handOver },
  leavesPage,
}: {
  message: Omit<ChatMessage, 'timestamp'>;
  leavesPage: boolean;
}) {
  const { chat, common } = useMessages();
  const contact = useContactWithChat();
  const mine = role === 'user';
  // The contact link is already there, with the conversation.
  const others = links.filter(({ href }) => !handOver || !contact.startsWith(href));
  const leave = () => leavesPage && chatView.set('minimized', false);
  return (
    <div className={classes('grid max-w-[85%] gap-2', mine ? 'self-end' : 'self-start')}>
      <p
        className={classes(
          'rounded-card px-4 py-2.5 leading-6 break-words whitespace-pre-wrap',
          mine ? 'bg-accent-soft text-accent-ink' : 'bg-sunken',
        )}
      >
        <span className="sr-only">{common.labelled(mine ? chat.you : chat.assistant, '')}</span>
        {content}
      </p>
      {(links.length > 0 || handOver) && (
        <p className="flex flex-wrap gap-2">
          {handOver && (
            <Link to={contact} onClick={leave} className={link}>
              {chat.takeAlong}
            </Link>
          )}
          {others.map(({ label, href }) => (
            <Link key={href} to={href} onClick={leave} className={link}>
              {label}
            </Link>
          ))}
        </p>
      )}
    </div>
  );
}
