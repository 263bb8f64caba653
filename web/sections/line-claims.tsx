import { Points } from './points';
import { useEntry } from './use-line-content';

/** Reasons to buy this product line, as short claims. */
export function LineClaims({ className }: { className?: string }) {
  return <Points points={useEntry()?.claims.map(({ text }) => text) ?? []} className={className} />;
}
