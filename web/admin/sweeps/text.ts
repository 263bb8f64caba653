/** Sentences about runs of the status sync and of the refill sweep. */
export const sweepMessages = {
  progress: 'Avance de la ejecución',
  progressText: (checked: string, total: string) => `${checked} de ${total} revisados`,
  startedBy: (who: string) => `Iniciada por ${who}`,
  schedule: 'la programación automática',
  states: { running: 'En curso', done: 'Terminada', failed: 'Interrumpida' },
  failedTitle: 'La ejecución se interrumpió',
  failedText:
    'Lo que ya se había revisado queda hecho. Vuelve a lanzarla; si se repite, mira el worker en Temporal.',
  results: 'Resultados por pedido',
  noResults: 'Esta ejecución no ha encontrado nada que cambiar.',
  noResultsYet: 'Los resultados aparecerán aquí en cuanto se revisen los primeros pedidos.',
  resultsFailed: 'No se pudieron cargar los resultados',
  order: (number: string) => `Abrir el pedido ${number}`,
  to: 'a',
  panelSays: (status: string) => `El panel dice: ${status}`,
  errorUnknown: 'Error desconocido',
  uncounted: 'No se pudo contar el perfil',
} as const;

/** Badges of the results (S1 §2.15); those of a refill sweep are similar. */
export const outcomeNames = {
  error: 'Error',
  updated: 'Actualizado',
  unchanged: 'Sin cambios',
  requested: 'Refill pedido',
  holds: 'Sin pérdida',
  uncounted: 'Sin dato',
  ended: 'Ya cerrado',
} as const;

/** Names of the states of a delivery. */
export const deliveryNames: Record<string, string> = {
  processing: 'Procesando',
  completed: 'Completado',
  partial: 'Parcial',
  cancelled: 'Cancelado',
};
