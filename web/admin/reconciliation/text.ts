import type { ReconciliationRun } from '#domain/calls/admin-reconciliation.ts';
import type { DifferenceKind, DifferenceState } from '#domain/reconciliation.ts';
import { paymentMessages } from '../payments/text';

/** The name of a difference, and what a person does about it. */
export const differenceNames: Record<DifferenceKind, { title: string; todo: string }> = {
  'payment-without-order': {
    title: 'Cobro sin pedido',
    todo: 'El proveedor lo cobró y aquí no hay pedido ni reembolso. Búscalo allí: si es de la tienda, devuélvelo.',
  },
  'payment-amount': {
    title: 'Importe distinto',
    todo: 'Se cobró otro importe, u otra moneda, que el del pedido. Compara los dos y devuelve lo que sobre.',
  },
  'payment-unknown-there': {
    title: 'Pago que el proveedor no tiene',
    todo: 'Aquí consta como pagado y el proveedor no lo cobró. Revisa el pedido antes de entregar más.',
  },
  'refund-unknown-here': {
    title: 'Reembolso que la tienda no conoce',
    todo: 'Se devolvió en el proveedor y aquí no consta. Ten en cuenta ese importe antes de devolver más.',
  },
  'refund-unknown-there': {
    title: 'Reembolso que el proveedor no tiene',
    todo: 'Aquí consta como devuelto y el proveedor no lo hizo. Compruébalo y repite el reembolso si procede.',
  },
  'refund-amount': {
    title: 'Reembolso de otro importe',
    todo: 'Se devolvió otro importe que el que consta aquí. Compara los dos.',
  },
  'dispute-unknown-here': {
    title: 'Disputa que la tienda no conoce',
    todo: 'El banco disputa un pago y su aviso no llegó. Respóndela en el proveedor antes de la fecha límite.',
  },
  'dispute-unknown-there': {
    title: 'Disputa que el proveedor no tiene',
    todo: 'Aquí consta una disputa que el proveedor no conoce. Comprueba el pago allí.',
  },
  'dispute-differs': {
    title: 'Disputa en otro estado',
    todo: 'Estado o importe son otros en el proveedor: se perdió un aviso. Sigue la disputa allí.',
  },
};

/** The state of a payment, refund or dispute, in the provider's or the shop's word; others are shown as they are. */
export const statusNames: Record<'payment' | 'refund' | 'dispute', Record<string, string>> = {
  payment: {
    succeeded: 'cobrado',
    paid: 'cobrado',
    failed: 'rechazado',
    pending: 'pendiente',
    processing: 'en curso',
    canceled: 'cancelado',
    requires_payment_method: 'sin pagar',
    requires_confirmation: 'sin pagar',
    requires_action: 'sin pagar',
    refunded: 'reembolsado',
    partially_refunded: 'reembolso parcial',
  },
  refund: {
    succeeded: 'hecho',
    pending: 'en curso',
    requires_action: 'en curso',
    failed: 'fallido',
    canceled: 'cancelado',
  },
  dispute: paymentMessages.disputeStatuses,
};

/** Comparison with the payment provider's books. */
export const reconciliationMessages = {
  title: 'Conciliación',
  lead: 'Compara los cobros, reembolsos y disputas del proveedor de pagos con los de la tienda. Solo lee: no mueve dinero ni cambia pedidos.',
  failed: 'No se pudo cargar la conciliación',
  tabs: 'Partes de Pagos',
  payments: 'Pagos',
  count: (open: number, written: string) =>
    open === 1 ? '1 diferencia abierta' : `${written} diferencias abiertas`,
  check: 'Comprobar ahora',
  checking: 'Comprobando…',
  checkTitle: 'Comprobar unos días',
  checkHint:
    'Días completos, en hora de Madrid. Lo del último cuarto de hora no se compara: puede estar todavía en camino.',
  from: 'Desde',
  to: 'Hasta',
  started: 'Comprobación en marcha',
  startFailed: 'No se pudo iniciar la comprobación',
  ended: 'Comprobación terminada',
  endedText: (found: number) =>
    found === 0 ? 'No hay diferencias en esos días.' : `Diferencias en esos días: ${found}.`,
  interrupted: 'La comprobación se interrumpió',
  interruptedText: 'Vuelve a lanzarla; si se repite, abre su ejecución en Temporal para ver el motivo.',
  last: 'Última comprobación',
  never: 'Todavía no se ha comprobado nada. Se hace sola cada día; también puedes lanzarla ahora.',
  schedule: 'Ver la programación diaria en Temporal',
  run: 'Ver ejecución en Temporal',
  by: (who: string) => `Iniciada por ${who}`,
  bySchedule: 'la programación diaria',
  days: (from: string, to: string) => `Del ${from} al ${to}`,
  states: {
    running: 'En curso',
    done: 'Terminada',
    failed: 'Interrumpida',
  } satisfies Record<ReconciliationRun['state'], string>,
  looked: (payments: string, refunds: string, disputes: string, orders: string) =>
    `En el proveedor, cobros: ${payments}, reembolsos: ${refunds}, disputas: ${disputes}. En la tienda, pedidos: ${orders}.`,
  sums: 'Sumas',
  sumColumns: { what: 'Concepto', there: 'Proveedor', here: 'Tienda' },
  sum: {
    paidCents: 'Cobrado',
    refundedCents: 'Devuelto',
    disputedCents: 'Disputas',
    otherCents: 'Otros movimientos',
    feeCents: 'Comisiones',
    netCents: 'Neto',
  },
  sumsDiffer:
    'Un reembolso que falla más tarde está dos veces en las sumas del proveedor, cada vez en su día: primero sale y después vuelve. En las de la tienda no está. Lo que se pagó por otra vía no está en ninguna.',
  otherCurrency: (lines: number) =>
    lines === 1
      ? 'Hay 1 movimiento en otra moneda que no está en las sumas.'
      : `Hay ${lines} movimientos en otra moneda que no están en las sumas.`,
  differences: {
    title: 'Diferencias',
    count: (total: number, shown: string) => `${shown} ${total === 1 ? 'diferencia' : 'diferencias'}`,
    search: { label: 'Buscar diferencias', placeholder: 'Pedido, pago, reembolso o disputa, completo' },
    failed: 'No se pudieron cargar las diferencias',
    empty: 'Todo cuadra',
    emptyText: 'No hay diferencias abiertas entre el proveedor de pagos y la tienda.',
  },
  open: 'Abrir el pago',
  state: 'Estado',
  stateNames: { open: 'Abierta', settled: 'Resuelta', gone: 'Desaparecida' } satisfies Record<
    DifferenceState,
    string
  >,
  stateFilter: {
    open: 'Abiertas',
    settled: 'Resueltas',
    gone: 'Desaparecidas',
    all: 'Estado: todos',
  } satisfies Record<DifferenceState | 'all', string>,
  kind: 'Clase',
  allKinds: 'Clase: todas',
  columns: {
    kind: 'Diferencia',
    about: 'Pago',
    there: 'Proveedor',
    here: 'Tienda',
    happened: 'Fecha',
    found: 'Encontrada',
    state: 'Estado',
    action: 'Acción',
  },
  /** Before a time: a later comparison saw it too. */
  lastFound: 'Vista por última vez',
  nothing: '—',
  order: (number: string) => `Pedido ${number}`,
  provider: 'Ver en Stripe',
  settledBy: (who: string) => `Resuelta por ${who}`,
  showAll: 'Ver también las resueltas',
  settle: 'Resolver',
  settleSubmit: 'Marcar como resuelta',
  settleTitle: 'Resolver la diferencia',
  settleText: (title: string) =>
    `${title}. Queda como resuelta con tu explicación; no se mueve dinero ni cambia el pedido. Si los importes cambian, vuelve a abrirse sola.`,
  settleDone: 'Diferencia resuelta',
  settleFailed: 'No se pudo resolver la diferencia',
  runs: 'Comprobaciones',
  runColumns: {
    days: 'Días',
    state: 'Estado',
    by: 'Iniciada',
    found: 'Diferencias',
    net: 'Neto',
    run: 'Ejecución',
  },
} as const;
