import { Link } from 'react-router-dom';
import type { AttentionItem } from '../../../domain/calls/admin-attention';
import { needsAttention as text } from '../messages/needs-attention';
import { panelMoney } from '../providers/figures';
import { ItemCard } from './item-card';

const link = 'inline-flex min-h-11 items-center text-accent-ink underline underline-offset-2 lg:min-h-6';

/** A panel that has less left than its alert says. */
export function BalanceItem({ item }: { item: AttentionItem }) {
  const [left = '0', currency] = (item.detail ?? '').split(' ');
  return (
    <ItemCard title={text.balance(item.who)} since={item.since}>
      <p>
        <span className="font-medium">{text.balanceLeft(panelMoney(left, currency))}</span> {text.balanceTodo}
      </p>
      <p>
        <Link to={`/admin/providers/${item.id}`} className={link}>
          {text.toProvider}
        </Link>
      </p>
    </ItemCard>
  );
}
