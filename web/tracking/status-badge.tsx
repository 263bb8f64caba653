import type { OrderStatus } from '../../domain/states';
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

/** The status of an order, in a word and a colour. */
export function StatusBadge({ status }: { status: OrderStatus }) {
  const { tracking } = useMessages();
  return <Badge tone={tones[status]}>{tracking.statuses[status]}</Badge>;
}
