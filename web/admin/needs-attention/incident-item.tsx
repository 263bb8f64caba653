import { type IncidentKind, incidentNames } from '../../../domain/attention';
import type { AttentionItem } from '../../../domain/calls/admin-attention';
import { incidentTodo, needsAttention as text } from '../messages/needs-attention';
import { OutsideLink } from '../ui/outside-link';
import { ItemCard } from './item-card';

/** What stops many purchases at once: for whoever runs the shop. */
export function IncidentItem({ item }: { item: AttentionItem }) {
  const kind = item.detail as IncidentKind;
  const { state, todo } = incidentTodo[kind](item.who);
  return (
    <ItemCard title={incidentNames[kind]} since={item.since}>
      <p className="wrap-anywhere">
        <span className="font-medium">{state}</span> {todo}
      </p>
      {item.url && (
        <p>
          <OutsideLink href={item.url}>
            {kind === 'silent-webhooks' ? text.toStripe : text.toTemporal}
          </OutsideLink>
        </p>
      )}
    </ItemCard>
  );
}
