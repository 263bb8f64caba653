import type { mailLogKinds } from '#domain/calls/admin-logs.ts';
import { acknowledgementDays } from '#domain/withdrawal.ts';

/** How long an e-mail is tried; others two days (workflows/activity-options.ts). */
const triedFor: Partial<Record<(typeof mailLogKinds)[number], string>> = {
  sendLoginCode: 'diez minutos',
  sendStaffNotice: 'siete días',
  acknowledgeWithdrawal: `${acknowledgementDays} días`,
};

/** The log of e-mails. */
export const mailLogText = {
  title: 'Registro de correos',
  lead: 'Qué salió hacia quién, con qué palabras, y qué no pudo salir. Sin códigos ni enlaces que abran algo.',
  count: (total: number, shown: string) => (total === 1 ? '1 correo' : `${shown} correos`),
  failed: 'No se pudo cargar el registro de correos',
  search: { label: 'Buscar correos', placeholder: 'Destinatario o número de pedido' },
  empty: 'Todavía no ha salido ningún correo',
  emptyText: 'Aquí aparecerá cada correo que envíe la tienda.',
  columns: {
    mail: 'Correo',
    recipient: 'Destinatario',
    state: 'Estado',
    tries: 'Intentos',
    order: 'Pedido',
    at: 'Cuándo',
    action: 'Texto',
  },
  kind: 'Tipo',
  state: 'Estado',
  states: { sent: 'Enviado', failed: 'Sin enviar' },
  retrying: (kind: string) =>
    `Se reintenta solo durante ${triedFor[kind as keyof typeof triedFor] ?? 'dos días'} como máximo, salvo si el servidor no conoce la dirección.`,
  noSubject: 'El asunto lleva un código y no se guarda.',
  resend: 'Abrir el pedido para reenviarlo',
  read: 'Leer',
  readOne: (name: string, recipient: string) => `Leer «${name}» a ${recipient}`,
  readFailed: 'No se pudo cargar el correo',
  written: 'Texto del correo',
  notKept:
    'El texto de este correo no se conserva. Solo se guarda el de los correos a clientes, desde que existe esta función.',
} as const;

/** The logs of calls. */
export const apiLogText = {
  title: 'Registro de la API',
  lead: 'Llamadas a los paneles, avisos del proveedor de pagos y peticiones propias rechazadas o fallidas. Sin claves ni datos que no hagan falta.',
  count: (total: number, shown: string) => (total === 1 ? '1 línea' : `${shown} líneas`),
  failed: 'No se pudo cargar el registro de la API',
  search: { label: 'Buscar en el registro', placeholder: 'Pedido, pago, identificador o llamada' },
  empty: 'No hay ninguna línea',
  emptyText: 'Aquí aparecerán las llamadas según ocurran.',
  columns: {
    call: 'Llamada',
    outcome: 'Resultado',
    order: 'Pedido',
    reference: 'Referencia',
    duration: 'Duración',
    at: 'Cuándo',
  },
  tabs: 'Qué registro',
  sources: { panel: 'Paneles', payments: 'Proveedor de pagos', api: 'API propia' },
  outcome: 'Resultado',
  outcomes: { true: 'Con error', false: 'Sin error' },
  outcomeNames: {
    ok: 'Correcto',
    error: 'Error HTTP',
    refused: 'Rechazado',
    unreadable: 'Ilegible',
    unreachable: 'Sin respuesta',
    signalled: 'Entregado a su compra',
    closed: 'Compra ya cerrada',
    foreign: 'De otra tienda',
    'other-mode': 'Del otro modo',
    ignored: 'Sin efecto',
    waiting: 'Sin procesar',
  } as Record<string, string>,
  callers: {
    administrator: 'Administración',
    browser: 'Navegador',
    machine: 'Otra máquina',
  } as Record<string, string>,
  detail: 'Petición y respuesta',
  request: 'Enviado',
  answer: 'Recibido',
  noAnswer: 'No llegó ninguna respuesta.',
  leftOut: (total: number, shown: string) =>
    total === 1
      ? 'y otra petición rechazada en ese minuto, sin línea propia'
      : `y otras ${shown} peticiones rechazadas en ese minuto, sin línea propia`,
  ms: (value: string) => `${value} ms`,
} as const;
