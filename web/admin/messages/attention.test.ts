import { attentionDetail, attentionMessages } from './attention';

test.each([
  ['remains 1', 'Falta 1 unidad'],
  ['remains 1200', 'Faltan 1.200 unidades'],
  [
    "the panel's number 23503 is another order's",
    'El panel dio el número 23503, que ya es de otro pedido. Pregunta al proveedor cuál de los dos lo tiene; si no lo tiene este, indica que no se aceptó.',
  ],
  [
    'no run',
    'No queda nada de su ejecución en Temporal: resuélvelo a mano en el proveedor de pagos y en el panel.',
  ],
  [
    'no run: KeyringError',
    'Falta su ejecución en Temporal y no se pudo iniciar otra (KeyringError). Avisa a quien mantiene la tienda.',
  ],
  [
    'restored',
    'Las bases de datos volvieron de una copia de seguridad: el panel puede tener el pedido desde antes.',
  ],
  [
    'its row is missing',
    'Faltaba su fila cuando se enviaba, y ya está de nuevo: el panel puede tener el pedido.',
  ],
  [
    'its claim is missing',
    'La base de datos volvió de una copia de seguridad mientras se enviaba: el panel puede tener el pedido.',
  ],
  [
    'a part was refunded at the payment provider',
    'Se reembolsó una parte en el proveedor de pagos. Reenvía lo que falta si aún se quiere, o reembólsalo.',
  ],
  [
    'refundPayment: tried 31 times',
    'refundPayment falla una y otra vez (31 intentos); su ejecución en Temporal dice por qué.',
  ],
  [
    'charge_disputed',
    'De un pago disputado, el proveedor de pagos no devuelve nada. Con la disputa abierta, espera al banco. Si se perdió solo en parte, paga por otra vía lo que aún se deba.',
  ],
  ['charge_already_refunded', 'En el proveedor de pagos ya está todo devuelto: no pagues nada más.'],
  ['remains unknown, at least 0', 'El panel no dice cuánto falta'],
  ['remains unknown, at least 1', 'El panel no dice cuánto falta; como mínimo, 1 unidad'],
  ['remains unknown, at least 1200', 'El panel no dice cuánto falta; como mínimo, 1.200 unidades'],
  ['unreadable answer (HTTP 502)', 'El panel respondió algo que no se entiende (HTTP 502)'],
  ['unexpected answer (HTTP 200)', 'El panel respondió algo que no se entiende (HTTP 200)'],
  ['saveProjection: 23503', 'Postgres rechaza las filas de la compra (23503)'],
  ['panel does not answer', 'El panel no responde'],
  ['in-progress', 'El panel lo tiene en proceso'],
  ['constructor', 'constructor'],
  ['Incorrect link', 'Incorrect link'],
  ['the panel says: remains 3', 'the panel says: remains 3'],
])('%s is shown as %s', (detail, shown) => {
  expect(attentionDetail(detail)).toBe(shown);
});

test('a refund that failed is paid in another way only if a dispute is not the cause', () => {
  const { todo } = attentionMessages['refund-failed'];
  const [dispute, transfer] = ['disputa', 'transferencia'].map((word) => todo.indexOf(word));
  expect(dispute).toBeGreaterThan(0);
  expect(transfer).toBeGreaterThan(dispute ?? 0);
});
