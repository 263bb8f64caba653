/** Further sentences of an order's page: the panel's calls, e-mails, notes, navigation through the list. */
export const orderMore = {
  calls: {
    title: (action: string) => `Llamada al panel: ${action}`,
    facts: (provider: string, duration: string) => `${provider} · ${duration}`,
    duration: (ms: string) => `${ms} ms`,
    status: (status: number) => `HTTP ${status}`,
    open: 'Petición y respuesta',
    request: 'Petición',
    answer: 'Respuesta',
    noAnswer: 'Sin respuesta',
  },
  emails: {
    again: 'Enviar de nuevo',
    copy: 'enviado de nuevo',
    description: (name: string) =>
      `«${name}» se escribe de nuevo con los datos de ahora y se envía al cliente. Un correo enviado no se puede retirar.`,
    done: 'Correo enviado de nuevo',
    pending: 'El correo está en cola: saldrá solo en cuanto el servidor de correo responda',
  },
  conversion: {
    name: 'Conversión',
    text: (amount: string, source: string) => `${amount} · ${source}`,
  },
  notes: {
    title: 'Notas internas',
    empty: 'Sin notas. El cliente no las ve.',
    erased: 'Los datos de este cliente se borraron: no escribas notas sobre este pedido.',
    label: 'Nota para el equipo',
    add: 'Añadir nota',
    added: 'Nota añadida',
    left: (count: string) => `${count} caracteres libres`,
    remove: 'Borrar',
    removeNamed: (author: string, when: string) => `Borrar la nota de ${author} del ${when}`,
    removeTitle: '¿Borrar la nota?',
    removeText: 'No se podrá recuperar. En el registro queda que la borraste.',
    removed: 'Nota borrada',
    failed: 'No se pudo guardar la nota',
    removeFailed: 'No se pudo borrar la nota',
  },
  list: {
    label: 'Recorrer la lista',
    previous: 'Pedido anterior',
    next: 'Pedido siguiente',
    noPrevious: 'Es el primero de esta página de la lista.',
    noNext: 'Es el último de esta página de la lista.',
    place: (at: string, all: string) => `${at} de ${all}`,
  },
} as const;

/** What the panel was asked for. */
export const callNames: Record<string, string> = {
  add: 'enviar el pedido',
  status: 'preguntar el estado',
  refill: 'pedir una reposición',
  refill_status: 'preguntar por la reposición',
  cancel: 'parar el pedido',
};

/** How a call ended. */
export const callOutcomeNames = {
  ok: 'Correcta',
  refused: 'Rechazada',
  error: 'Error del panel',
  unreadable: 'Respuesta ilegible',
  unreachable: 'Sin respuesta',
} as const;
