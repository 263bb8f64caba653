import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { messages } from '../messages';

const shownMs = 2000;

/** A value that people copy: an id, an e-mail. `what` names it for screen readers. */
export function Copyable({ value, what, mono }: { value: string; what: string; mono?: boolean }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), shownMs);
    return () => clearTimeout(timer);
  }, [copied]);
  // Without https a browser has no clipboard; the value can still be selected.
  const copy = () => navigator.clipboard?.writeText(value).then(() => setCopied(true));
  const Icon = copied ? Check : Copy;
  return (
    <span className="inline-flex max-w-full items-center gap-1">
      <span className={mono ? 'font-mono text-[0.8125rem] wrap-anywhere' : 'wrap-anywhere'}>{value}</span>
      <button
        type="button"
        onClick={copy}
        aria-label={messages.shell.copy(what)}
        className="grid size-6 shrink-0 place-items-center rounded text-muted hover:bg-sunken hover:text-ink pointer-coarse:size-11 pointer-coarse:-my-3"
      >
        <Icon aria-hidden="true" className="size-3.5" />
      </button>
      <span role="status" className="sr-only">
        {copied ? messages.shell.copied : ''}
      </span>
    </span>
  );
}
