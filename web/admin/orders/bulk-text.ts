import type { BulkAction, BulkResultState } from '#domain/bulk.ts';

interface ActionWords {
  /** On the button and as title of the dialog. */
  label: string;
  does: string;
  submit: string;
}

/** Each bulk action. */
export const bulkActionNames: Record<BulkAction, ActionWords> = {
  resend: {
    label: 'Reenviar',
    does: 'Envía otra vez, al primer proveedor que su paquete tiene ahora, los pedidos que, con toda seguridad, no están en el panel. Los que ya están allí se rechazan y quedan como están. En cuanto el panel acepte un envío, lo cobra.',
    submit: 'Reenviar',
  },
  'resend-unknown': {
    label: 'Enviar de nuevo los dudosos',
    does: 'De cada pedido con envío dudoso da por comprobado que el panel no lo tiene, y lo envía otra vez al primer proveedor que su paquete tiene ahora. Compruébalo antes en el panel: uno que sí lo tenga se cobra y se entrega dos veces. Los demás pedidos se rechazan y quedan como están.',
    submit: 'El panel no los tiene: enviar',
  },
  'accept-unknown': {
    label: 'Anotar números del panel',
    does: 'De cada pedido con envío dudoso anota el número con el que lo tiene el panel, y sigue su entrega. No se envía nada. Un número que ya es de otro pedido se rechaza.',
    submit: 'El panel los tiene: anotar',
  },
  sync: {
    label: 'Sincronizar',
    does: 'Pregunta ahora al panel por el estado de cada pedido con un envío abierto. No cambia nada en el panel.',
    submit: 'Sincronizar',
  },
  refill: {
    label: 'Pedir reposición',
    does: 'Pide al panel la reposición de cada pedido con garantía que haya perdido lo suficiente. Los demás se rechazan y quedan como están.',
    submit: 'Pedir reposición',
  },
  refund: {
    label: 'Cancelar y reembolsar',
    does: 'Cancela cada pedido en el panel donde aún se pueda y devuelve todo lo que queda del importe. El dinero devuelto no se puede recuperar.',
    submit: 'Cancelar y reembolsar',
  },
};

/** The result of one order. */
export const bulkStateNames: Record<BulkResultState, string> = {
  waiting: 'En espera',
  done: 'Hecho',
  refused: 'Rechazado',
  failed: 'Fallido',
  skipped: 'Sin tocar',
};

/** An order's answer, if it says more than its state. */
export const bulkOutcomeNames: Record<string, string> = {
  accepted: 'El panel lo ha aceptado',
  rejected: 'El panel lo ha rechazado',
  unknown: 'El panel no respondió: revisa el pedido antes de repetir',
  pending: 'En curso: el pedido sigue por sí mismo',
  requested: 'Reposición pedida',
  succeeded: 'Reembolsado',
  unchanged: 'Sin cambios en el panel',
  'in-progress': 'El panel está entregando',
  completed: 'El panel lo ha completado',
  partial: 'El panel lo ha entregado en parte',
  canceled: 'El panel lo ha cancelado',
};

export const bulkMessages = {
  title: 'Acción en bloque',
  lead: (action: string, total: string) => `${action}: ${total}`,
  orders: (total: number, formatted: string) => (total === 1 ? '1 pedido' : `${formatted} pedidos`),
  progress: 'Progreso',
  progressOf: (ended: string, total: string) => `${ended} de ${total}`,
  running: 'En curso',
  ended: 'Terminada',
  cancelled: 'Detenida',
  startedToast: 'La acción está en marcha',
  numbers: 'Pedidos y números del panel',
  numbersHint:
    'Una línea por pedido: el pedido y su número en el panel. Los pedidos sin número se quedan como están.',
  numbersElsewhere: (orders: number) =>
    orders === 1
      ? 'Otro pedido que elegiste no está en esta página de la lista: añade su número de pedido.'
      : `Otros ${orders} pedidos que elegiste no están en esta página de la lista: añade sus números de pedido.`,
  numbersMissing: 'Escribe al menos un pedido con su número del panel.',
  numbersWrong: (line: string) => `No se entiende la línea «${line}»: escribe el pedido y un solo número.`,
  panel: 'Acciones en bloque recientes',
  by: 'Pedida por',
  reason: 'Motivo',
  startedAt: 'Empezó',
  endedAt: 'Terminó',
  run: 'Ver ejecución en Temporal',
  failed: 'No se pudo cargar la acción en bloque',
  results: {
    title: 'Resultados por pedido',
    count: (total: number, shown: string) => (total === 1 ? '1 pedido' : `${shown} pedidos`),
    failed: 'No se pudo cargar la acción en bloque',
    empty: 'Ningún pedido con este resultado',
    none: 'Ningún pedido con este resultado',
    emptyText: 'Elige otro resultado.',
  },
  result: 'Resultado',
  why: 'Detalle',
  at: 'Hora',
  all: 'Todos',
  filter: 'Filtrar resultados',
  stop: 'Detener',
  stopTitle: 'Detener la acción en bloque',
  stopText: 'Lo que está en marcha termina; los pedidos que faltan se quedan como están.',
  stopDone: 'Se está deteniendo',
  back: 'Volver a las acciones en bloque',
  seeAll: 'Acciones en bloque',
  list: {
    title: 'Acciones en bloque',
    lead: 'Todo lo que se ha pedido para varios pedidos a la vez. Abre una acción para ver el resultado de cada pedido.',
    count: (total: number, shown: string) => (total === 1 ? '1 acción' : `${shown} acciones`),
    failed: 'No se pudieron cargar las acciones en bloque',
    empty: 'Todavía no hay acciones en bloque',
    emptyText: 'Aparecen aquí en cuanto pides algo para varios pedidos en la lista de pedidos.',
    open: 'Abrir la acción',
    columns: {
      action: 'Acción',
      state: 'Estado',
      done: 'Hechos',
      notDone: 'Sin hacer',
      by: 'Pedida por',
      reason: 'Motivo',
      startedAt: 'Empezó',
    },
  },
} as const;
