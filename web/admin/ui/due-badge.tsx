import { promisedSeconds } from '#domain/support.ts';
import { Badge } from '#web/ui/badge.tsx';
import { commonMessages as text } from '../messages/common';
import { useNow } from './use-now';

const hour = 3_600_000;

/** How long until the promised answer is due, or since when it is late. */
export function DueBadge({ at }: { at: string }) {
  const left = Date.parse(at) - useNow();
  const late = left < 0;
  const words = late ? text.overdue(lasting(-left)) : text.dueIn(lasting(left));
  return <Badge tone={late ? 'danger' : left < 4 * hour ? 'warning' : 'neutral'}>{words}</Badge>;
}

/** The same if only the beginning of the wait is known. */
export function DueSinceBadge({ since }: { since: string }) {
  return <DueBadge at={new Date(Date.parse(since) + promisedSeconds * 1000).toISOString()} />;
}

/** A length in the largest unit that says enough. */
function lasting(ms: number): string {
  if (ms < hour) return `${Math.max(1, Math.floor(ms / 60_000))} min`;
  if (ms < 48 * hour) return `${Math.floor(ms / hour)} h`;
  return `${Math.floor(ms / (24 * hour))} días`;
}
