import { Badge } from '../../ui/badge';
import { serviceMessages as text } from '../messages/services';

/** Whether a package can be bought now. */
export function SaleBadge({ active }: { active: boolean }) {
  return <Badge tone={active ? 'success' : 'neutral'}>{active ? text.onSale : text.offSale}</Badge>;
}
