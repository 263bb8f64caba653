import type { OrderStatus, PaymentStatus, PurchaseStage } from '../../../domain/states';

/** Status of an order in a word. */
export const statusNames: Record<OrderStatus, string> = {
  pending: 'Pendiente',
  processing: 'En proceso',
  completed: 'Completado',
  partial: 'Parcial',
  cancelled: 'Cancelado',
  refunded: 'Reembolsado',
};

/** Status of a payment in a word. */
export const paymentNames: Record<PaymentStatus, string> = {
  pending: 'Pago pendiente',
  paid: 'Pagado',
  failed: 'Pago fallido',
  refunded: 'Reembolsado',
  partially_refunded: 'Reembolso parcial',
};

const stageNames: Record<PurchaseStage, string> = {
  intent: 'Eligiendo paquete',
  'awaiting-payment': 'Esperando el pago',
  paid: 'Creando el pedido',
  submitting: 'Enviando al proveedor',
  'needs-attention': 'Esperando a un administrador',
  'in-progress': 'En entrega',
  guarantee: 'En garantía',
  refunding: 'Reembolsando',
  closed: 'Cerrado',
};

/** Where the purchase stands, for people. An order that was sold without refills waits for news of its money only. */
export function stageName({
  stage,
  withoutRefills,
}: {
  stage: PurchaseStage;
  withoutRefills?: true;
}): string {
  return stage === 'guarantee' && withoutRefills ? 'Entregado' : stageNames[stage];
}

/** Products and regions; what is not known here is shown as it is. */
export const serviceTypeNames: Record<string, string> = {
  followers: 'seguidores',
  likes: 'me gusta',
  views: 'visualizaciones',
};
export const regionNames: Record<string, string> = { spain: 'España', europe: 'Europa' };
export const languageNames: Record<string, string> = { es: 'Español', fr: 'Francés', it: 'Italiano' };

/** The list of orders. */
export const listMessages = {
  title: 'Pedidos',
  filters: 'Filtrar pedidos',
  attention: 'Requiere atención',
  all: 'Todos',
  search: 'Buscar pedidos',
  searchPlaceholder: 'Número, e-mail, usuario o id del panel',
  table: 'Pedidos',
  sort: 'Ordenar',
  sortBy: (column: string) => `Ordenar por ${column.toLowerCase()}`,
  columns: {
    number: 'Pedido',
    created: 'Creado',
    customer: 'Cliente',
    package: 'Paquete',
    status: 'Estado',
    payment: 'Pago',
    provider: 'Id del panel',
    amount: 'Importe',
  },
  open: 'Abrir el pedido',
  refundedPart: (amount: string) => `${amount} devueltos`,
  needsAttention: (reason: string) => `Requiere atención: ${reason}`,
  withdrawal: 'Desistimiento',
  count: (total: number, formatted: string) => (total === 1 ? '1 pedido' : `${formatted} pedidos`),
  loading: 'Cargando pedidos...',
  updated: 'Lista actualizada',
  emptyTitle: 'Todavía no hay pedidos',
  emptyText: 'El primero aparecerá aquí en cuanto se confirme su pago, sin recargar la página.',
  calmTitle: 'Ningún pedido requiere atención',
  calmText: 'Cuando un pedido necesite una decisión suya, aparecerá aquí primero.',
  noneTitle: 'Ningún pedido coincide',
  seeAll: 'Ver todos los pedidos',
  failed: 'No se pudieron cargar los pedidos',
} as const;
