import type { AttentionRow, Waiting } from '../db/attention';
import { type AttentionKind, type IncidentKind, incidentNames, waitingNames } from '../domain/attention';
import { formatMoment } from '../domain/format';
import { type ComposedMail, layOutForStaff, type MailShop } from './mail-layout';

/** The most items that an e-mail lists by name; the back office lists all. */
const mostNamed = 20;

const nameOf = (kind: string) => waitingNames[kind] ?? kind;
/** What has happened, in a few words. */
const titleOf = ({ kind, reason, detail }: AttentionRow) =>
  kind === 'incident' ? incidentNames[detail as IncidentKind] : nameOf(reason ?? kind);
const queue = (shop: MailShop) => `${shop.publicUrl}/admin/needs-attention`;

/** Reports the new issues that wait for a person: grouped, without personal data. In Spanish, like the back office. */
export function composeAlert(items: readonly AttentionRow[], shop: MailShop): ComposedMail {
  const [first] = items;
  const subject =
    items.length === 1 && first
      ? `${titleOf(first)}: ${referenceOf(first)}`
      : `${items.length} asuntos esperan a una persona`;
  return layOutForStaff(
    {
      subject: `[${shop.shopName}] ${subject}`,
      title: 'Requiere atención',
      paragraphs: [whatToDo(items)],
      summary: items
        .slice(0, mostNamed)
        .map((item) => [titleOf(item), `${referenceOf(item)}, ${formatMoment(item.since, 'es')}`]),
      notes: items.length > mostNamed ? [`Y ${items.length - mostNamed} más en administración.`] : [],
      button: { label: 'Abrir en administración', url: queue(shop) },
    },
    shop,
  );
}

function whatToDo(items: readonly AttentionRow[]): string {
  const [first] = items;
  if (items.length > 1) return 'Estos asuntos no pueden seguir sin una decisión.';
  if (first?.kind !== 'incident') return 'Un asunto no puede seguir sin una decisión.';
  return `Los pedidos esperan hasta que se arregle; después siguen solos. Qué hacer está en la guía de operación (docs/operations.md), en la fila «${first.detail}».`;
}

/** Reports once a day everything that waits, by kind. */
export function composeDigest(waiting: readonly Waiting[], shop: MailShop): ComposedMail {
  const all = waiting.reduce((sum, { count }) => sum + count, 0);
  return layOutForStaff(
    {
      subject: `[${shop.shopName}] Resumen diario: ${all === 1 ? '1 asunto pendiente' : `${all} asuntos pendientes`}`,
      title: 'Resumen de lo pendiente',
      paragraphs: [
        'Todo lo que espera a una persona esta mañana, con la fecha del más antiguo de cada clase.',
      ],
      summary: waiting.map(({ kind, count, since }) => [
        nameOf(kind),
        `${count}, desde ${formatMoment(since, 'es')}`,
      ]),
      button: { label: 'Abrir en administración', url: queue(shop) },
    },
    shop,
  );
}

/** The order's number, else the panel's name or the payment provider's id: never a person. */
function referenceOf({ kind, id, orderNumber, who }: AttentionRow): string {
  if (orderNumber) return orderNumber;
  // For all other kinds it is a person.
  const named: AttentionKind[] = ['incident', 'balance', 'panel', 'difference'];
  return named.includes(kind) ? who : id;
}
