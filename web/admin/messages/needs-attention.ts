import type { AttentionKind, IncidentKind } from '../../../domain/attention';

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
  toTemporal: 'Abrir en Temporal',
  toStripe: 'Abrir en el proveedor de pagos',
  contact: (reference: string) => `Mensaje ${reference}`,
  deletion: (reference: string) => `Solicitud de borrado ${reference}`,
  answer: 'Atender en Solicitudes',
  contactTodo: 'Responda por correo y márquelo como atendido en Solicitudes.',
  deletionTodo: 'Apruebe o deniegue el borrado en Solicitudes. Se prometió en 24 horas.',
} as const;

/** What an incident stops, and what to do. */
export const incidentTodo: Record<IncidentKind, (subject: string) => { state: string; todo: string }> = {
  'no-worker': (queue) => ({
    state: `Ningún worker atiende la cola ${queue}.`,
    todo: 'Lo que pasa por ella espera; no se pierde nada. Inicie un worker, o mire en su registro por qué ha terminado: todo sigue solo.',
  }),
  'temporal-away': () => ({
    state: 'La API no llega a Temporal.',
    todo: 'No se puede comprar, y los pagos ya hechos esperan. Compruebe el servidor y la red: todo sigue solo en cuanto vuelva.',
  }),
  'failing-workflow-tasks': (subject) => ({
    state: `Un worker no puede continuar un workflow (${subject}).`,
    todo: 'Esas compras están paradas; no se pierde nada. El registro del worker dice cuáles y por qué. Vuelva a la versión anterior, o despliegue la corrección: siguen solas. El aviso desaparece a los 20 minutos del último fallo.',
  }),
  'silent-webhooks': (provider) => ({
    state: `No llegan los webhooks de ${provider}.`,
    todo: 'Los pagos se encuentran preguntando, con hasta 15 minutos de retraso. Compruebe en el proveedor de pagos la dirección del endpoint y su secreto de firma. El aviso desaparece con el siguiente webhook.',
  }),
  'payments-away': (provider) => ({
    state: `La API no puede preguntar al proveedor de pagos (${provider}).`,
    todo: 'No se puede comprar ni reembolsar, y los pagos ya hechos esperan. StripeAuthenticationError quiere decir que rechaza la clave: ponga la nueva en la API y en los workers, y reinícielos. Si no, mire su página de estado: todo sigue solo. No repita un reembolso que quedó sin respuesta.',
  }),
  'mail-away': (server) => ({
    state: `Ningún correo sale por ${server}.`,
    todo: 'Los pedidos siguen; cada correo se reintenta durante dos días. El Registro de correos dice qué responde el servidor. Compruebe el servidor y SMTP_URL. El aviso desaparece con el primer correo que salga.',
  }),
};

/** Kinds, as their filters name them. */
export const attentionKindNames: Record<AttentionKind, string> = {
  incident: 'Incidencias',
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
