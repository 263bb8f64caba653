import { Keyboard } from 'lucide-react';
import { messages } from '../messages';

/** Opens the list of keys. */
export function KeysButton({ onClick, narrow = false }: { onClick: () => void; narrow?: boolean }) {
  return (
    <button
      type="button"
      onClick={onClick}
      title={messages.keys.title}
      className="flex min-h-11 items-center gap-3 rounded-control px-3 text-sm text-muted hover:bg-sunken hover:text-ink lg:min-h-9"
    >
      <Keyboard aria-hidden="true" className="size-5 shrink-0" />
      <span className={narrow ? 'sr-only' : ''}>{messages.keys.title}</span>
    </button>
  );
}
