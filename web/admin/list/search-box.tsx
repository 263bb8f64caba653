import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Kbd } from '../ui/kbd';
import { useSingleKeys } from '../ui/single-keys';
import { useKeys } from '../ui/use-keys';
import { listMessages as text } from './text';

const pauseMs = 300;

interface Props {
  /** What it searches, for screen readers. */
  label: string;
  /** What can be typed, e.g. "Número, correo o usuario". */
  placeholder: string;
  search: string;
  onSearch: (search: string) => void;
}

/**
 * Searches after a short pause; the key / focuses it. Typed text is never overwritten by the answer to earlier text.
 */
export function SearchBox({ label, placeholder, search, onSearch }: Props) {
  const [typed, setTyped] = useState(search);
  const [sent, setSent] = useState(search);
  const [seen, setSeen] = useState(search);
  const field = useRef<HTMLInputElement>(null);
  const [single] = useSingleKeys();
  useKeys({ '/': () => field.current?.focus() });
  // Not when `sent` changes: the address follows in a later render.
  if (search !== seen) {
    setSeen(search);
    setSent(search);
    // The address changed for another reason: "back", or removed filters.
    if (search !== sent) setTyped(search);
  }
  const send = (value: string) => {
    setSent(value.trim());
    onSearch(value.trim());
  };
  const sendTyped = useEffectEvent(() => send(typed));
  useEffect(() => {
    if (typed.trim() === sent) return;
    const timer = setTimeout(sendTyped, pauseMs);
    return () => clearTimeout(timer);
  }, [typed, sent]);

  return (
    <search className="relative block w-full sm:max-w-md">
      <Search aria-hidden="true" className="absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted" />
      <input
        ref={field}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        aria-label={label}
        aria-keyshortcuts={single ? '/' : undefined}
        placeholder={placeholder}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') send(typed);
          if (event.key === 'Escape' && typed) {
            setTyped('');
            send('');
          } else if (event.key === 'Escape') event.currentTarget.blur();
        }}
        className="h-11 w-full rounded-lg border border-line-strong bg-surface pr-11 pl-9 text-base placeholder:text-muted sm:h-9 sm:text-sm"
      />
      {typed ? (
        <button
          type="button"
          onClick={() => {
            setTyped('');
            send('');
            field.current?.focus();
          }}
          aria-label={text.clearSearch}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-lg text-muted hover:text-ink sm:w-9"
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      ) : (
        single && (
          <span aria-hidden="true" className="absolute top-1/2 right-2 hidden -translate-y-1/2 md:block">
            <Kbd>/</Kbd>
          </span>
        )
      )}
    </search>
  );
}
