import { count } from '../format';

/** A number with its noun, e.g. `1 hora`, `1,5 horas`. */
const counted = (value: number, noun: string) => `${count(value)} ${noun}${value === 1 ? '' : 's'}`;

/** Sentences of the automatic refills; those of S1 §8 are verbatim. */
export const autoRefillMessages = {
  title: 'Auto-refill',
  lead: 'Repone los seguidores que un pedido entregado ha perdido, uno a uno o todos los que lo necesitan.',
  failed: 'No se pudo cargar el auto-refill',
  checkTitle: 'Comprobar un pedido',
  orderId: 'ID o número del pedido',
  orderIdHint: 'Por ejemplo 4711 o FNZ-261121-AB12',
  check: 'Verificar',
  checking: 'Verificando…',
  checkEmpty: 'Escribe primero el pedido',
  checkFailed: 'Error al verificar estado de refill',
  execute: 'Ejecutar Refill',
  executeTitle: 'Ejecutar Refill',
  executeText: (number: string) =>
    `Se pide al proveedor que reponga el pedido ${number}. No se puede anular, y hasta que pase el plazo entre reposiciones no se puede pedir otra.`,
  executeFailed: 'Error al ejecutar refill',
  executed: '¡Refill exitoso!',
  executedText: 'El proveedor aceptó la reposición. Su estado aparecerá en el historial.',
  notExecuted: 'Refill no ejecutado',
  openOrder: 'Abrir el pedido',
  providerOrder: 'Número en el panel',
  status: 'Estado en el proveedor',
  startCount: 'Seguidores al empezar',
  remains: 'Por entregar',
  reported: 'Última novedad',
  panelError: 'Mensaje del proveedor',
  expected: 'Seguidores esperados',
  current: 'Seguidores ahora',
  unknownCount: 'No se pudo contar: decide el proveedor',
  lost: (missing: string, percent: string) => `Faltan ${missing} (${percent} de lo entregado)`,
  offered: 'El panel ofrece reposición',
  yes: 'Sí',
  no: 'No',
  notSaid: 'No lo dice',
  can: 'Se puede reponer ahora',
  cannot: 'No se puede reponer ahora',
  newest: 'Última reposición',
  all: 'Todos los pedidos',
  allLead: 'Cuenta los seguidores de cada pedido entregado y pide las reposiciones que hacen falta.',
  processAll: 'Procesar Todos los Pedidos',
  processing: 'Procesando…',
  processFailed: 'Error al procesar refill automático',
  processed: 'Proceso completado',
  goesOn: 'El proceso sigue en marcha',
  goesOnText: 'Hay muchos pedidos. Puedes seguir el avance aquí o dejar esta página.',
  checked: 'Revisados',
  requested: 'Refills pedidos',
  notCounted: 'Sin dato',
  processedText: (checked: string, requested: string) =>
    `Pedidos revisados: ${checked}. Reposiciones pedidas: ${requested}.`,
  left: (left: number, shown: string) =>
    left === 1 ? 'Queda 1 pedido sin revisar' : `Quedan ${shown} pedidos sin revisar`,
  leftText:
    'De momento no quedan consultas a Instagram para revisar pedidos. La próxima vez se empieza por los que llevan más tiempo sin revisar.',
  noRun: 'Todavía no se ha revisado ningún pedido',
  noRunText: 'La revisión automática empezará sola; también puedes lanzarla ahora.',
  system: 'Información del sistema',
  sweep: 'Revisión automática',
  sweepOn: (minutes: string) => `Activa, cada ${minutes} min`,
  sweepOff: 'Pausada',
  next: 'Próxima revisión',
  last: 'Última revisión',
  never: 'Ninguna todavía',
  threshold: 'Umbral',
  thresholdText: (percent: string) => `Pérdida de más del ${percent} % de lo entregado`,
  cooldown: 'Entre dos reposiciones',
  hours: (hours: string) => `${hours} h`,
  guarantee: 'Garantía',
  lifetime: 'De por vida',
  days: (days: string) => (days === '1' ? '1 día' : `${days} días`),
  eligibleCount: 'Pedidos que se revisan',
  overdue: 'Recuento más atrasado',
  overdueSince: 'Pendiente desde el',
  noneOverdue: 'Ninguno pendiente',
  temporal: 'Ver la programación en Temporal',
  settings: 'Ajustes',
  settingsLead: 'Los pedidos ya empezados conservan el plazo y la garantía con los que se compraron.',
  enabled: 'Revisar automáticamente',
  interval: 'Cada cuántos minutos',
  cooldownHours: 'Horas entre dos reposiciones de un pedido',
  guaranteeDays: 'Días de garantía',
  guaranteeHint: 'Vacío: de por vida',
  saved: 'Ajustes guardados',
  saveFailed: 'No se pudieron guardar los ajustes',
  now: (now: {
    enabled: boolean;
    intervalMinutes: number;
    cooldownHours: number;
    guaranteeDays: number | null;
  }) =>
    `Tus valores siguen en el formulario. Ahora están así: ${now.enabled ? `se revisa cada ${counted(now.intervalMinutes, 'minuto')}` : 'no se revisa automáticamente'}, ${counted(now.cooldownHours, 'hora')} entre dos reposiciones, ${now.guaranteeDays === null ? 'garantía de por vida' : `${counted(now.guaranteeDays, 'día')} de garantía`}. Compara y decide.`,
  lists: 'Pedidos y reposiciones',
  tabs: { eligible: 'Se revisan', history: 'Historial' },
  eligible: {
    title: 'Se revisan',
    count: (total: number, shown: string) => `${shown} ${total === 1 ? 'pedido' : 'pedidos'}`,
    failed: 'No se pudieron cargar los pedidos',
    empty: 'Ningún pedido que revisar',
    emptyText:
      'Aparecen aquí los pedidos de seguidores ya entregados cuyo plazo entre reposiciones ha pasado.',
  },
  history: {
    title: 'Historial',
    count: (total: number, shown: string) => `${shown} ${total === 1 ? 'reposición' : 'reposiciones'}`,
    failed: 'No se pudo cargar el historial',
    empty: 'Todavía no hay reposiciones',
    emptyText: 'Cada reposición pedida aparecerá aquí con su resultado.',
  },
  columns: {
    user: 'Usuario',
    delivered: 'Entregado',
    expected: 'Esperados',
    when: 'Entregado hace',
    state: 'Estado',
    requested: 'Pedida',
    by: 'Por',
    ended: 'Terminada',
    reason: 'Detalle',
  },
  state: 'Estado',
  people: { system: 'Sistema', customer: 'Cliente' } as Readonly<Record<string, string>>,
} as const;

/** Labels of the refill status (S1 §4); anything else is "Desconocido". */
const statusLabels: Record<string, string> = {
  completed: 'Completado',
  processing: 'En proceso',
  'in-progress': 'En proceso',
  partial: 'Parcial',
  pending: 'Pendiente',
  canceled: 'Cancelado',
};

/** The label of a refill status; anything that S1 §4 doesn't name is "Desconocido". */
export function refillStatusLabel(status: string): string {
  return Object.hasOwn(statusLabels, status) ? (statusLabels[status] ?? 'Desconocido') : 'Desconocido';
}

/** Only what the panel said: silence isn't consent (S1 §3). */
export function offeredText(offered: boolean | undefined): string {
  if (offered === undefined) return autoRefillMessages.notSaid;
  return offered ? autoRefillMessages.yes : autoRefillMessages.no;
}
