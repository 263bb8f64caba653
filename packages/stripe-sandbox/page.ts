import { escapeHtml, page } from './html';
import type { PaymentsState } from './model';

const euros = (cents: number) => `${(cents / 100).toFixed(2).replace('.', ',')} €`;
const at = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' ');
const shown = 30;

/** The overview: the newest intents, refunds and webhook deliveries, newest first. */
export function paymentsPage(state: PaymentsState): string {
  const newest = <T extends { created: number }>(all: Record<string, T>) =>
    Object.values(all)
      .sort((a, b) => b.created - a.created)
      .slice(0, shown);
  return page(
    'Pagos de prueba (API de Stripe)',
    `<p>Pague con 4242 4242 4242 4242. Los interruptores están en <a href="/_sandbox/faults">/_sandbox/faults</a>, los libros completos en <a href="/_sandbox/ledger">/_sandbox/ledger</a>.</p>
${table(
  'Intentos de pago',
  ['Creado (UTC)', 'Intento', 'Pedido', 'Estado', 'Importe', 'Cobrado'],
  newest(state.intents).map((intent) => [
    at(intent.created),
    intent.id,
    intent.metadata.orderNumber ?? '',
    intent.status,
    euros(intent.amount),
    euros(intent.amount_received),
  ]),
  'Nadie ha empezado a pagar todavía. Abra la tienda y elija un paquete.',
)}
${table(
  'Reembolsos',
  ['Creado (UTC)', 'Reembolso', 'Intento', 'Estado', 'Importe'],
  newest(state.refunds).map((refund) => [
    at(refund.created),
    refund.id,
    String(refund.payment_intent ?? ''),
    String(refund.status),
    euros(refund.amount),
  ]),
  'No se ha devuelto dinero.',
)}
${table(
  'Webhooks',
  ['Evento', 'Tipo', 'Entrega', 'Intentos', 'Respuesta'],
  newest(state.deliveries).map((delivery) => [
    delivery.event,
    delivery.type,
    delivery.status,
    String(delivery.attempts),
    String(delivery.lastStatus ?? delivery.lastError ?? ''),
  ]),
  'No se ha enviado ningún evento.',
)}`,
    5,
  );
}

function table(title: string, head: string[], rows: string[][], empty: string): string {
  const body =
    rows.length === 0
      ? `<p class="empty">${empty}</p>`
      : `<table><thead><tr>${head.map((name) => `<th>${name}</th>`).join('')}</tr></thead><tbody>${rows
          .map((row) => `<tr>${row.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`)
          .join('')}</tbody></table>`;
  return `<h2>${title}</h2><div class="card" tabindex="0">${body}</div>`;
}
