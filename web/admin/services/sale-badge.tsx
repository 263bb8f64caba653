import { Badge } from '#web/ui/badge.tsx';
import { serviceMessages as text } from './text';

/** Whether a package is on sale. */
export function SaleBadge({ active }: { active: boolean }) {
  return <Badge tone={active ? 'success' : 'neutral'}>{active ? text.onSale : text.offSale}</Badge>;
}
