import { type AdminRefundRow, adminRefunds } from '#domain/calls/admin-refunds.ts';
import { euros } from '../format';
import type { Column } from '../list/data-table';
import type { Filter } from '../list/filters';
import { ListPage, type ListText } from '../list/list-page';
import { RowLink } from '../list/row-link';
import { useList } from '../list/use-list';
import { actorName } from '../order/timeline-data';
import { RefundBadge } from '../payments/state-badge';
import { paymentMessages } from '../payments/text';
import { RelativeTime } from '../ui/relative-time';

const text: ListText = {
  title: 'Reembolsos',
  lead: 'Todo lo devuelto a los clientes y lo que está en camino. Abre un reembolso para ver su pago.',
  count: (total, shown) => (total === 1 ? '1 reembolso' : `${shown} reembolsos`),
  search: { label: 'Buscar reembolsos', placeholder: 'Pedido, pago (pi_…) o correo' },
  failed: 'No se pudieron cargar los reembolsos',
  empty: 'Todavía no hay reembolsos',
  emptyText: 'Aparecen aquí en cuanto devuelves un importe o lo hace la tienda.',
};
const { refundReasons, refundStates } = paymentMessages.detail;

/** Refunds of all payments. */
export function RefundsPage() {
  return (
    <ListPage
      list={useList(adminRefunds)}
      text={text}
      rows={({ refunds }) => refunds}
      rowKey={({ orderNumber, number }) => `${orderNumber}-${number}`}
      columns={columns}
      filters={filters}
    />
  );
}

const filters: Filter[] = [
  { kind: 'choice', name: 'status', label: 'Estado', options: refundStates },
  { kind: 'days' },
];

const columns: readonly Column<AdminRefundRow>[] = [
  {
    key: 'order',
    title: 'Pedido',
    cell: ({ orderNumber, intent }) => (
      <RowLink to={`/admin/payments/${intent}`} open="Abrir el pago de">
        {orderNumber}
      </RowLink>
    ),
  },
  { key: 'status', title: 'Estado', cell: ({ status }) => <RefundBadge status={status} /> },
  {
    key: 'reason',
    title: 'Motivo',
    cell: ({ reason }) => refundReasons[reason] ?? reason,
    truncate: 'max-w-64',
  },
  { key: 'by', title: 'Quién', cell: ({ requestedBy }) => actorName(requestedBy) },
  {
    key: 'email',
    title: 'Correo',
    cell: ({ email }) => email || 'Datos borrados',
    truncate: 'max-w-56',
    from: 'lg',
  },
  {
    key: 'refund',
    title: 'Reembolso',
    cell: ({ refundId, outside }) =>
      outside ? paymentMessages.way.made : <span className="font-mono text-xs">{refundId}</span>,
    chosenOnly: true,
  },
  {
    key: 'date',
    title: 'Fecha',
    cell: ({ createdAt }) => <RelativeTime at={createdAt} side="right" />,
    sort: 'createdAt',
    right: true,
  },
  {
    key: 'amount',
    title: 'Importe',
    cell: ({ amountCents }) => <span className="font-medium">{euros(amountCents)}</span>,
    sort: 'amount',
    right: true,
  },
];
