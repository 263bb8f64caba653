import type { AttentionReason } from '#domain/states.ts';
import { count } from '../format';

/** What happened and what an operator should do now; one text for each reason (docs/operations.md). */
export const attentionMessages: Record<AttentionReason, { title: string; happened: string; todo: string }> = {
  'submission-unknown': {
    title: 'No se sabe si el proveedor tiene este pedido',
    happened: 'Se envió, pero la respuesta se perdió. No se ha vuelto a enviar para no pagarlo dos veces.',
    todo: 'Busca el objetivo en el panel. Si el pedido está allí, indica su número; si no está, indícalo y se enviará de nuevo.',
  },
  'submission-refused': {
    title: 'El proveedor rechazó el pedido',
    happened:
      'El panel respondió que no lo acepta, y no puede pasar por sí solo a otro proveedor. De lo rechazado no se entrega nada; si el pedido va a varias publicaciones, las demás siguen.',
    todo: 'Corrige la causa (saldo del panel, servicio u objetivo) y reenvía lo rechazado. O reembólsalo: si otras publicaciones siguen, el importe propuesto es el de las rechazadas.',
  },
  'provider-unreachable': {
    title: 'No se pudo contactar con el proveedor',
    happened:
      'Se intentó varias veces sin éxito, y no queda otro proveedor al que pasarlo. Con toda seguridad, ningún panel tiene lo que falta por enviar.',
    todo: 'Comprueba que el panel funciona y reenvía el pedido, o reembólsalo.',
  },
  'target-busy': {
    title: 'Otro pedido para el mismo perfil no termina',
    happened:
      'Los pedidos para un mismo perfil o publicación esperan unos a otros, porque los paneles no los distinguen. Este espera desde hace demasiado.',
    todo: 'Revisa el otro pedido del mismo objetivo. Cuando termine, reenvía este, o reembólsalo.',
  },
  'payment-disputed': {
    title: 'El banco disputa el pago',
    happened:
      'La disputa llegó antes de que un panel tuviera el pedido. No se envía nada y, si la compra no puede convertirse en pedido, la tienda no devuelve el dinero por su cuenta.',
    todo: 'Responde a la disputa en el proveedor de pagos. Si se gana, la compra sigue sola; si se pierde, se cierra sola. Si el banco se ha llevado solo una parte, reembolsa el resto. Mientras solo pregunte y no se haya llevado el dinero, también puedes reembolsar: eso responde a su pregunta.',
  },
  'delivery-late': {
    title: 'La entrega no termina',
    happened:
      'El panel tiene el pedido, pero no lo ha terminado en el tiempo previsto. Se sigue consultando.',
    todo: 'Pregunta al panel por el pedido. Si no lo va a entregar, reembólsalo (puedes pedir al panel que pare) o fuerza el reenvío; si lo termina, este aviso desaparece solo.',
  },
  'partial-delivery': {
    title: 'El proveedor entregó solo una parte',
    happened: 'El panel dio el pedido por terminado antes de completarlo.',
    todo: 'Reembolsa la parte que falta (el importe propuesto ya está calculado) o fuerza el reenvío del resto. Si no hay nada más que devolver, ciérralo con un reembolso de 0. Si el panel no dice cuánto falta, pregúntaselo antes: el importe propuesto no lo cuenta, y un reenvío lo pide todo otra vez.',
  },
  'canceled-by-provider': {
    title: 'El proveedor canceló el pedido',
    happened: 'El panel canceló el pedido después de haberlo aceptado.',
    todo: 'Reenvía el pedido, con otro objetivo si el perfil era privado o no existía, o reembólsalo. Si no hay nada más que devolver, ciérralo con un reembolso de 0.',
  },
  'refund-failed': {
    title: 'El reembolso no se pudo hacer',
    happened: 'El proveedor de pagos lo rechazó. El cliente no ha recibido el dinero.',
    todo: 'Revisa el pago en el proveedor de pagos y vuelve a reembolsar. Si hay una disputa abierta, no pagues nada más: decide el banco. Si allí ya está devuelto, tampoco. Solo si el pago ya no admite reembolsos (tarjeta o cuenta cerrada, o una disputa perdida en parte), págalo por otra vía, como una transferencia, y anótalo con la misma acción.',
  },
  stuck: {
    title: 'La compra no puede seguir',
    happened:
      'Falló un paso que nunca debería fallar. No se ha perdido nada: lo intenta otra vez cada diez minutos.',
    todo: 'Corrige la causa que nombra el detalle. Si no la reconoces, avisa a quien mantiene la tienda.',
  },
};

/** Details of the shop's own, by the words that the workflow or an activity writes, and codes of Stripe. */
const details: Record<string, string> = {
  restored:
    'Las bases de datos volvieron de una copia de seguridad: el panel puede tener el pedido desde antes.',
  'its row is missing':
    'Faltaba su fila cuando se enviaba, y ya está de nuevo: el panel puede tener el pedido.',
  'its claim is missing':
    'La base de datos volvió de una copia de seguridad mientras se enviaba: el panel puede tener el pedido.',
  'a part was refunded at the payment provider':
    'Se reembolsó una parte en el proveedor de pagos. Reenvía lo que falta si aún se quiere, o reembólsalo.',
  charge_disputed:
    'De un pago disputado, el proveedor de pagos no devuelve nada. Con la disputa abierta, espera al banco. Si se perdió solo en parte, paga por otra vía lo que aún se deba.',
  charge_already_refunded: 'En el proveedor de pagos ya está todo devuelto: no pagues nada más.',
  'the target was changed': 'Se cambió el objetivo. Reenvía el pedido, o reembólsalo.',
  'no run':
    'No queda nada de su ejecución en Temporal: resuélvelo a mano en el proveedor de pagos y en el panel.',
  'panel does not answer': 'El panel no responde',
  'provider switched off': 'El proveedor está desactivado',
  interrupted: 'El envío se interrumpió antes de llegar la respuesta',
  'activity-failed': 'El envío falló sin respuesta; su ejecución en Temporal dice por qué',
  timeout: 'El panel no respondió a tiempo',
  'connect timeout': 'No se pudo conectar con el panel a tiempo',
  pending: 'El panel no ha empezado',
  'in-progress': 'El panel lo tiene en proceso',
  unknown: 'El panel no dice cómo va',
};

/** Details that name something. */
const patterns: readonly (readonly [RegExp, (found: string, more: string) => string])[] = [
  [
    /^the panel's number (\S+) is another order's$/,
    (taken) =>
      `El panel dio el número ${taken}, que ya es de otro pedido. Pregunta al proveedor cuál de los dos lo tiene; si no lo tiene este, indica que no se aceptó.`,
  ],
  [
    /^no run: (\w+)$/,
    (failure) =>
      `Falta su ejecución en Temporal y no se pudo iniciar otra (${failure}). Avisa a quien mantiene la tienda.`,
  ],
  [
    /^(\w+): tried (\d+) times$/,
    (step, tries) =>
      `${step} falla una y otra vez (${tries} intentos); su ejecución en Temporal dice por qué.`,
  ],
  [
    /^(unreadable|unexpected) answer \(HTTP (\d+)\)$/,
    (_how, status) => `El panel respondió algo que no se entiende (HTTP ${status})`,
  ],
  [/^address refused: (.+)$/s, (why) => `La dirección del panel no se admite: ${why}`],
  [/^saveProjection: (.+)$/s, (why) => `Postgres rechaza las filas de la compra (${why})`],
  [/^remains (\d+)$/, (units) => missing(Number(units))],
  [
    /^remains unknown, at least (\d+)$/,
    (units) =>
      `El panel no dice cuánto falta${units === '0' ? '' : `; como mínimo, ${unitsOf(Number(units))}`}`,
  ],
];

/** The detail next to the reason: in our words if the shop wrote it, else the panel's own. */
export function attentionDetail(detail: string): string {
  for (const [pattern, say] of patterns) {
    const [, found, more = ''] = pattern.exec(detail) ?? [];
    if (found !== undefined) return say(found, more);
  }
  // A panel may say anything, `constructor` among it.
  return (Object.hasOwn(details, detail) && details[detail]) || detail;
}

const unitsOf = (units: number): string => (units === 1 ? '1 unidad' : `${count(units)} unidades`);
const missing = (units: number): string => `${units === 1 ? 'Falta' : 'Faltan'} ${unitsOf(units)}`;

export const attentionLabels = {
  region: 'Requiere atención',
  happened: 'Qué ha pasado',
  todo: 'Qué hacer ahora',
  detail: 'Detalle',
} as const;
