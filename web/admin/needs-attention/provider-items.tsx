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
    <ProviderItem
      item={item}
      title={text.balance(item.who)}
      state={text.balanceLeft(panelMoney(left, currency))}
    >
      {text.balanceTodo}
    </ProviderItem>
  );
}

/** A panel that does not answer, and how many orders wait for it. */
export function PanelItem({ item }: { item: AttentionItem }) {
  return (
    <ProviderItem item={item} title={text.panel(item.who)} state={text.panelHolds(Number(item.detail))}>
      {text.panelTodo}
    </ProviderItem>
  );
}

function ProviderItem(props: { item: AttentionItem; title: string; state: string; children: string }) {
  const { item, title, state, children } = props;
  return (
    <ItemCard title={title} since={item.since}>
      <p>
        <span className="font-medium">{state}</span> {children}
      </p>
      <p>
        <Link to={`/admin/providers/${item.id}`} className={link}>
          {text.toProvider}
        </Link>
      </p>
    </ItemCard>
  );
}
