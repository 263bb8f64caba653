import type { AttentionItem } from '#domain/calls/admin-attention.ts';
import { orderAddress } from '../order/package-name';
import { StatementTodo } from '../requests/statement';
import { ItemCard, Words } from '../ui/item-card';
import { Person } from './items';
import { needsAttention as text } from './text';

/** A statement of withdrawal, with or without a matching order; it is closed here. */
export function WithdrawalItem({ item }: { item: AttentionItem }) {
  const { orderNumber = '', hasOrder } = item;
  return (
    <ItemCard
      title={text.withdrawal(item.reference)}
      since={item.since}
      links={[hasOrder && [orderAddress(orderNumber), `${text.fits} ${orderNumber}`]]}
    >
      <Person item={item} />
      {item.detail && <Words language={item.language}>{item.detail}</Words>}
      <StatementTodo {...item} orderNumber={orderNumber} receivedAt={item.since} />
    </ItemCard>
  );
}
