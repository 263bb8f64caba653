import { ExternalLink } from 'lucide-react';
import { orderMessages } from '../order/text';

/** A link to an external page, in a new tab. */
export function OutsideLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer noopener"
      className="flex w-fit items-center gap-1 text-accent-ink underline-offset-2 hover:underline"
    >
      {children}
      <ExternalLink aria-hidden="true" className="size-3.5" />
      <span className="sr-only">({orderMessages.runHint})</span>
    </a>
  );
}
