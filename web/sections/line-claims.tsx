import { BadgeCheck } from 'lucide-react';
import { useEntry } from './use-line-content';

/** Reasons to buy this product line, as short claims. */
export function LineClaims({ className = '' }: { className?: string }) {
  const claims = useEntry()?.claims ?? [];
  return (
    <ul className={`grid content-start gap-3 ${className}`}>
      {claims.map(({ text }) => (
        <li key={text} className="flex items-start gap-2.5 leading-6">
          <BadgeCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
