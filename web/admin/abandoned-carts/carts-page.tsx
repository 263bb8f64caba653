import { useState } from 'react';
import { type AbandonedCart, adminCarts } from '#domain/calls/admin-carts.ts';
import { euros } from '../format';
import type { Column } from '../list/data-table';
import type { Filter } from '../list/filters';
import { ListPage } from '../list/list-page';
import { useList } from '../list/use-list';
import { packageName } from '../order/package-name';
import { Inset } from '../ui/page';
import { RelativeTime } from '../ui/relative-time';
import { type CartAction, CartDialog } from './cart-dialog';
import { CartFigures } from './cart-figures';
import { Actions, Buyer, OrderNumber, Reminder, Stage } from './cells';
import { cartMessages as text } from './text';

/** Unpaid purchases, their state, and the possible actions. */
export function CartsPage() {
  const list = useList(adminCarts);
  const [asking, setAsking] = useState<{ action: CartAction; cart: AbandonedCart }>();
  const actions: Column<AbandonedCart> = {
    key: 'acts',
    title: text.columns.actions,
    right: true,
    cell: (cart) => <Actions cart={cart} onAction={(action) => setAsking({ action, cart })} />,
  };
  return (
    <ListPage
      list={list}
      text={text}
      rows={({ carts }) => carts}
      rowKey={({ orderNumber }) => orderNumber}
      columns={[...columns, actions]}
      filters={filters}
      between={
        list.answer && (
          <Inset>
            <CartFigures figures={list.answer.figures} />
          </Inset>
        )
      }
    >
      {asking && <CartDialog {...asking} onClose={() => setAsking(undefined)} />}
    </ListPage>
  );
}

const filters: Filter[] = [
  { kind: 'choice', name: 'state', label: text.stateLabel, options: text.states },
  { kind: 'choice', name: 'days', label: text.daysLabel, options: text.days },
];

const { columns: titles } = text;
const columns: Column<AbandonedCart>[] = [
  { key: 'number', title: titles.number, cell: (cart) => <OrderNumber cart={cart} /> },
  { key: 'age', title: titles.age, cell: ({ changedAt }) => <RelativeTime at={changedAt} /> },
  { key: 'buyer', title: titles.buyer, cell: (cart) => <Buyer cart={cart} /> },
  {
    key: 'package',
    title: titles.package,
    from: '2xl',
    cell: (cart) => (cart.serviceType ? packageName(cart) : '—'),
  },
  { key: 'stage', title: titles.stage, cell: (cart) => <Stage cart={cart} /> },
  { key: 'reminder', title: titles.reminder, from: 'lg', cell: (cart) => <Reminder cart={cart} /> },
  { key: 'amount', title: titles.amount, right: true, cell: ({ amountCents }) => euros(amountCents) },
];
