import type { OrderStatus } from '#domain/states.ts';
import { useMessages } from '../i18n/messages';
import { Badge, type Tone } from '../ui/badge';

const tones: Record<OrderStatus, Tone> = {
  pending: 'warning',
  processing: 'info',
  completed: 'success',
  partial: 'warning',
  cancelled: 'danger',
  refunded: 'neutral',
};

/** The status of an order by word and colour. Pass `words` if the screen names them differently (S1 §4). */
export function StatusBadge({ status, words }: { status: OrderStatus; words?: Record<OrderStatus, string> }) {
  const { tracking } = useMessages();
  return <Badge tone={tones[status]}>{(words ?? tracking.statuses)[status]}</Badge>;
}
