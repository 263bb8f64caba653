import { euros } from '../format';
import type { Column } from '../list/data-table';
import { RowLink } from '../list/row-link';
import { orderAddress } from './package-name';
import { orderMessages } from './text';

const text = orderMessages.columns;

/** The number of an order in a list: the link to its page. */
export function OrderLink({ orderNumber }: { orderNumber: string }) {
  return (
    <span className="whitespace-nowrap">
      <RowLink to={orderAddress(orderNumber)} open={text.open}>
        {orderNumber}
      </RowLink>
    </span>
  );
}

/** The order of a row. */
export const orderColumn: Column<{ orderNumber: string }> = {
  key: 'order',
  title: text.order,
  cell: ({ orderNumber }) => <OrderLink orderNumber={orderNumber} />,
};

/** What was paid for an order, and how much of it was refunded. */
export const amountColumn: Column<{ amountCents: number; refundedCents: number }> = {
  key: 'amount',
  title: text.amount,
  right: true,
  cell: ({ amountCents, refundedCents }) => (
    <>
      {euros(amountCents)}
      {refundedCents > 0 && (
        <span className="block text-xs whitespace-normal text-muted">
          {text.refundedPart(euros(refundedCents))}
        </span>
      )}
    </>
  ),
};
