import type { AttentionKind, IncidentKind } from '#domain/attention.ts';

/** The queue of what waits for a person. */
export const needsAttention = {
  title: 'Requiere atención',
  lead: 'Todo lo que espera una decisión, lo más antiguo primero.',
  count: (total: number, shown: string) => `${shown} ${total === 1 ? 'pendiente' : 'pendientes'}`,
  failed: 'No se pudo cargar lo pendiente',
  filters: 'Clases',
  all: 'Todo',
  empty: 'No hay nada pendiente',
  emptyText: 'Cuando algo necesite una decisión aparecerá aquí.',
  noneText: 'No hay nada pendiente de esta clase.',
  showAll: 'Ver todo',
  list: 'Pendientes',
  open: 'Abrir el pedido',
  proposal: (amount: string) => `Reembolso propuesto: ${amount}`,
  owed: (amount: string) => `No se pudo devolver y se debe: ${amount}`,
  confirmProposal: (amount: string) => `Confirmar reembolso de ${amount}`,
  unavailable: 'Ya no se puede hacer',
  withdrawal: (reference: string) => `Desistimiento ${reference}`,
  fits: 'Ver su pedido',
  dispute: (reference: string) => `Disputa del pago de ${reference}`,
  disputeTodo: (dueAt: string | undefined) =>
    `El banco del comprador reclama el dinero. Responde en el proveedor de pagos antes de ${dueAt ? `la fecha límite: ${dueAt}` : 'la fecha límite'}.`,
  payment: (reference: string) => `Pago de ${reference}, sin pedido`,
  paymentTodo:
    'El proveedor de pagos dice que se cobró, y diez minutos después no hay pedido ni reembolso. Abre su compra en Temporal y mira por qué no sigue; la señal paymentSucceeded hace que vuelva a mirar el pago. Desaparece en cuanto haya pedido o reembolso.',
  toPayment: 'Ver el pago',
  toDifferences: 'Ver las diferencias',
  settle: 'Resolver la diferencia',
  balance: (provider: string) => `Saldo bajo en ${provider}`,
  balanceLeft: (amount: string) => `Quedan ${amount}, menos que el aviso de este proveedor.`,
  balanceTodo:
    'Ingresa saldo en su panel: sin él rechaza los pedidos. El aviso desaparece en la siguiente consulta.',
  panel: (provider: string) => `${provider} no responde`,
  panelHolds: (orders: number) =>
    orders === 0 ? 'Ningún pedido espera.' : orders === 1 ? '1 pedido espera.' : `${orders} pedidos esperan.`,
  panelTodo:
    'Se le pregunta cada minuto. Cuando conteste, sale primero uno de los pedidos que esperan; si el panel lo acepta o lo rechaza con claridad, los demás siguen solos. Pregunta al proveedor qué ocurre. Cada pedido pide una decisión cuando pasa el plazo de «Entrega demasiado lenta tras» (Ajustes) con el que empezó.',
  toProvider: 'Ver el proveedor',
  toTemporal: 'Abrir en Temporal',
  toStripe: 'Abrir en el proveedor de pagos',
  contact: (reference: string) => `Mensaje ${reference}`,
  deletion: (reference: string) => `Solicitud de borrado ${reference}`,
  answer: 'Abrir y atender',
  contactTodo: 'Respóndelo en su página. Se prometió en 24 horas.',
  deletionTodo: 'Aprueba o deniega el borrado en su página. Se prometió en 24 horas.',
} as const;

/** What an incident stops, and what to do. */
export const incidentTodo: Record<IncidentKind, (subject: string) => { state: string; todo: string }> = {
  'no-worker': (queue) => ({
    state: `Ningún worker atiende la cola ${queue}.`,
    todo: 'Lo que pasa por ella espera; no se pierde nada. Inicia un worker, o mira en su registro por qué ha terminado: todo sigue solo.',
  }),
  'temporal-away': (subject) =>
    subject === 'visibility'
      ? {
          state: 'Temporal no puede listar sus workflows.',
          todo: 'Las compras siguen, pero nadie avisa de las que fallan ni de tareas programadas atrasadas. Comprueba la base de datos de visibilidad de Temporal: todo sigue solo en cuanto vuelva.',
        }
      : {
          state: 'La API no llega a Temporal, o Temporal no llega a su base de datos.',
          todo: 'No se puede comprar, y los pagos ya hechos esperan. Comprueba el servidor, su base de datos y la red: todo sigue solo en cuanto vuelva.',
        },
  'failing-workflow-tasks': (subject) => ({
    state: `Un worker no puede continuar un workflow (${subject}).`,
    todo: 'Esas compras están paradas; no se pierde nada. El registro del worker dice cuáles y por qué. Despliega una corrección: siguen solas. Volver a la versión anterior no sirve para las que ya han avanzado con la nueva. El aviso desaparece a los 20 minutos del último fallo.',
  }),
  'silent-webhooks': (provider) => ({
    state: `No llegan los webhooks de ${provider}.`,
    todo: 'Los pagos se encuentran preguntando, con hasta 15 minutos de retraso. Comprueba en el proveedor de pagos la dirección del endpoint, los eventos que tiene activados y su secreto de firma. El aviso desaparece con el siguiente webhook.',
  }),
  'other-mode': (mode) => ({
    state: `Llegan webhooks del modo ${mode === 'live' ? 'real' : 'de prueba'}, y las claves de la tienda son del otro.`,
    todo: 'No se les hace caso. Mira en el proveedor de pagos qué endpoint apunta aquí, y que la clave y el secreto de firma sean del mismo modo. El aviso desaparece un día después del último.',
  }),
  'payments-away': (provider) => ({
    state: `La API no puede preguntar al proveedor de pagos (${provider}).`,
    todo: 'No se puede comprar ni reembolsar, y los pagos ya hechos esperan. StripeAuthenticationError quiere decir que rechaza la clave: pon la nueva en la API y en los workers, y reinícialos. Si no, mira su página de estado: todo sigue solo. No repitas un reembolso que quedó sin respuesta.',
  }),
  'database-fails': (subject) => ({
    state: `Una operación en Postgres falla una y otra vez (${subject}).`,
    todo: 'Las compras que la necesitan esperan; no se pierde nada. El código es de Postgres: 42… es una migración que falta o no encaja; 53… y 54…, un límite como el disco o las conexiones. El registro del worker dice más. Corrige la causa: siguen solas en dos minutos.',
  }),
  'failed-purchases': () => ({
    state: 'La ejecución de una compra terminó con error.',
    todo: 'Ninguna debería terminar así. El error está en su ejecución en Temporal; avisa a quien mantiene la tienda. La compra vuelve a empezar desde lo guardado con el siguiente mensaje, o en menos de una hora. El aviso desaparece a la hora del último error.',
  }),
  'mail-away': (server) => ({
    state: `Ningún correo sale por ${server}.`,
    todo: 'Los pedidos siguen; los correos se reintentan solos, casi todos durante dos días. El Registro de correos dice qué responde el servidor. Comprueba el servidor y SMTP_URL. El aviso desaparece con el primer correo que salga.',
  }),
  'schedule-late': (schedule) => ({
    state: `Ninguna ejecución de ${schedule} ha terminado bien a su hora.`,
    todo: 'Lo que hace queda sin hacer: abre el Schedule en Temporal y mira su última ejecución. Si falla, corrige la causa y lánzalo a mano; si no acaba, termínala antes; si falta el Schedule, reinicia un worker. El aviso desaparece cuando una termine bien.',
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
