import type { AttentionKind } from '../../../domain/attention';

/** The queue of what waits for a person. */
export const needsAttention = {
  title: 'Requiere atención',
  lead: 'Todo lo que espera una decisión, lo más antiguo primero.',
  count: (n: string) => `${n} pendientes`,
  one: '1 pendiente',
  failed: 'No se pudo cargar lo pendiente',
  filters: 'Clases',
  all: 'Todo',
  emptyTitle: 'No hay nada pendiente',
  emptyText: 'Cuando algo necesite una decisión aparecerá aquí.',
  noneText: 'No hay nada pendiente de esta clase.',
  showAll: 'Ver todo',
  list: 'Pendientes',
  since: 'desde',
  order: (number: string) => `Pedido ${number}`,
  open: 'Abrir el pedido',
  proposal: (amount: string) => `Reembolso propuesto: ${amount}`,
  confirmProposal: (amount: string) => `Confirmar reembolso de ${amount}`,
  decide: 'Qué hacer',
  unavailable: 'Ya no se puede hacer',
  loading: 'Cargando orden...',
  withdrawal: (reference: string) => `Desistimiento ${reference}`,
  fits: 'Ver su pedido',
  fitsNone: (number: string) =>
    `El número ${number} y la dirección no corresponden a ningún pedido. Compruebe si se equivocó al escribirlo y responda por correo.`,
  dispute: (reference: string) => `Disputa del pago de ${reference}`,
  disputeTodo:
    'El banco del comprador reclama el dinero. Responda en el proveedor de pagos antes de la fecha límite.',
  payment: (reference: string) => `Pago de ${reference}, sin pedido`,
  toPayment: 'Ver el pago',
  toDifferences: 'Ver las diferencias',
  settle: 'Resolver la diferencia',
  balance: (provider: string) => `Saldo bajo en ${provider}`,
  balanceLeft: (amount: string) => `Quedan ${amount}, menos que el aviso de este proveedor.`,
  balanceTodo:
    'Ingrese saldo en su panel: sin él rechaza los pedidos. El aviso desaparece en la siguiente consulta.',
  panel: (provider: string) => `${provider} no responde`,
  panelHolds: (orders: number) =>
    orders === 0 ? 'Ningún pedido espera.' : orders === 1 ? '1 pedido espera.' : `${orders} pedidos esperan.`,
  panelTodo:
    'Los pedidos que esperan salen solos en cuanto el panel conteste; se le pregunta cada minuto. Pregunte al proveedor qué ocurre. A las 48 horas cada pedido pide una decisión.',
  toProvider: 'Ver el proveedor',
  contact: (reference: string) => `Mensaje ${reference}`,
  deletion: (reference: string) => `Solicitud de borrado ${reference}`,
  answer: 'Atender en Solicitudes',
  contactTodo: 'Responda por correo y márquelo como atendido en Solicitudes.',
  deletionTodo: 'Apruebe o deniegue el borrado en Solicitudes. Se prometió en 24 horas.',
} as const;

/** Kinds, as their filters name them. */
export const attentionKindNames: Record<AttentionKind, string> = {
  order: 'Pedidos',
  payment: 'Pagos sin pedido',
  dispute: 'Disputas',
  difference: 'Conciliación',
  balance: 'Saldos',
  panel: 'Proveedores',
  withdrawal: 'Desistimientos',
  contact: 'Mensajes',
  deletion: 'Borrados',
};
