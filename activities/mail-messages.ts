import type { EmailFacts } from '../db/emails';
import { formatEuros, type Language, localeOf } from '../domain/money';
import type { EmailKind } from './mail';

interface Shop {
  shopName: string;
  supportEmail: string;
  publicUrl: string;
}

interface Message {
  subject: string;
  title: string;
  paragraphs: string[];
  /** Label and value of each line of the summary. */
  summary: [string, string][];
  button?: { label: string; url: string };
  small: string[];
}

const services = { followers: 'seguidores', likes: 'likes', views: 'visualizaciones' } as const;
const regions = { spain: 'España', europe: 'Europa', none: '' } as const;

/** Writes a message of a purchase: subject, plain text and HTML of the same content. */
export function composeEmail(
  kind: EmailKind,
  facts: EmailFacts,
  shop: Shop,
): { subject: string; text: string; html: string } {
  const message = texts[kind](facts, shop);
  return {
    subject: message.subject,
    text: asText(message, shop),
    html: asHtml(message, shop, facts.language),
  };
}

const texts: Record<EmailKind, (facts: EmailFacts, shop: Shop) => Message> = {
  'order-confirmation': (facts, shop) => ({
    subject: `Confirmación de su pedido ${facts.orderNumber}`,
    title: 'Gracias por su compra',
    paragraphs: [
      `Hemos recibido su pago y su pedido ${facts.orderNumber} está en marcha. Normalmente se entrega en pocos minutos; a veces tarda hasta 24 horas.`,
    ],
    summary: summaryOf(facts),
    button: { label: 'Seguir mi pedido', url: `${shop.publicUrl}/track?order=${facts.orderNumber}` },
    small: [
      'Usted pidió que el servicio comenzara de inmediato. Hasta que se haya prestado por completo puede desistir del contrato en un plazo de 14 días; se descontará la parte ya entregada.',
      `Condiciones: ${shop.publicUrl}/terms-and-conditions · Reembolsos y desistimiento: ${shop.publicUrl}/refund-policy`,
    ],
  }),
  'payment-reminder': (facts, shop) => ({
    subject: 'Su pedido está guardado',
    title: 'Su pedido le espera',
    paragraphs: [
      'Dejó un pedido sin terminar. Lo hemos guardado: puede pagarlo desde el mismo navegador en el que lo empezó. No se le ha cobrado nada.',
    ],
    summary: summaryOf(facts),
    button: { label: 'Volver a mi pedido', url: `${shop.publicUrl}/checkout` },
    small: [
      `Es el único recordatorio que recibirá. Si no desea correos como este: ${shop.publicUrl}/darse-de-baja`,
    ],
  }),
  'payment-returned': (facts, shop) => ({
    subject: `Hemos devuelto su pago (${facts.orderNumber})`,
    title: 'Su pago ha sido devuelto',
    paragraphs: [
      'No hemos podido aceptar su pedido, así que le hemos devuelto el importe completo a la misma tarjeta. Según su banco, tarda entre 5 y 10 días en aparecer. No tiene que hacer nada.',
      `Si quiere saber el motivo, escríbanos a ${shop.supportEmail} indicando la referencia.`,
    ],
    summary: [
      ['Referencia', facts.orderNumber],
      ['Importe devuelto', formatEuros(facts.refundedCents, facts.language)],
    ],
    small: [],
  }),
  'refund-made': (facts, shop) => ({
    subject: `Reembolso de su pedido ${facts.orderNumber}`,
    title: 'Le hemos hecho un reembolso',
    paragraphs: [
      'El importe vuelve a la misma tarjeta. Según su banco, tarda entre 5 y 10 días en aparecer.',
    ],
    summary: [
      ['Pedido', facts.orderNumber],
      ['Total del pedido', formatEuros(facts.amountCents, facts.language)],
      ['Reembolsado hasta ahora', formatEuros(facts.refundedCents, facts.language)],
    ],
    button: { label: 'Ver mi pedido', url: `${shop.publicUrl}/track?order=${facts.orderNumber}` },
    small: [],
  }),
};

function summaryOf(facts: EmailFacts): [string, string][] {
  const money = (cents: number) => formatEuros(cents, facts.language);
  const number = (value: number) => value.toLocaleString(localeOf(facts.language));
  const region = regions[facts.region] ? ` · ${regions[facts.region]}` : '';
  const rows: [string, string][] = [
    ['Número de pedido', facts.orderNumber],
    ['Usuario de Instagram', `@${facts.username}`],
    ['Paquete', `${number(facts.quantity)} ${services[facts.serviceType]}${region}`],
  ];
  if (facts.bonus > 0) rows.push(['De regalo', `+${number(facts.bonus)}`]);
  if (facts.upsellQuantity > 0) rows.push(['Ampliación', `+${number(facts.upsellQuantity)}`]);
  if (facts.discountCents > 0) rows.push(['Descuento', `−${money(facts.discountCents)}`]);
  rows.push(['Total', money(facts.amountCents)]);
  if (facts.vatCents > 0)
    rows.push([`IVA incluido (${number(facts.vatRatePercent)} %)`, money(facts.vatCents)]);
  if (facts.paidAt)
    rows.push([
      'Fecha y hora',
      facts.paidAt.toLocaleString(localeOf(facts.language), {
        timeZone: 'Europe/Madrid',
        dateStyle: 'medium',
        timeStyle: 'short',
      }),
    ]);
  return rows;
}

function asText(message: Message, shop: Shop): string {
  return [
    message.title,
    ...message.paragraphs,
    message.summary.map(([label, value]) => `${label}: ${value}`).join('\n'),
    ...(message.button ? [`${message.button.label}: ${message.button.url}`] : []),
    ...message.small,
    `${shop.shopName} · ${shop.supportEmail}`,
  ].join('\n\n');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

// Tables and inline styles: what mail programs understand.
function asHtml(message: Message, shop: Shop, language: Language): string {
  const rows = message.summary
    .map(
      ([label, value]) =>
        `<tr><td style="padding:8px 0;color:#5b6070;border-bottom:1px solid #eceef3">${escapeHtml(label)}</td><td align="right" style="padding:8px 0;font-weight:600;border-bottom:1px solid #eceef3">${escapeHtml(value)}</td></tr>`,
    )
    .join('');
  const button = message.button
    ? `<p style="margin:28px 0"><a href="${escapeHtml(message.button.url)}" style="display:inline-block;padding:14px 22px;border-radius:10px;background:#4338ca;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(message.button.label)}</a></p>`
    : '';
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  const small = message.small.map((text) => `<p style="margin:0 0 10px">${escapeHtml(text)}</p>`).join('');
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(message.subject)}</title></head>
<body style="margin:0;background:#f4f5f8;font-family:-apple-system,'Segoe UI',Roboto,Arial,sans-serif;font-size:16px;line-height:1.5;color:#191b23">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:16px"><tr><td style="padding:32px">
<p style="margin:0 0 24px;font-weight:700;font-size:18px">${escapeHtml(shop.shopName)}</p>
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${escapeHtml(message.title)}</h1>
${message.paragraphs.map(paragraph).join('')}
<table width="100%" cellpadding="0" cellspacing="0" style="font-size:15px">${rows}</table>
${button}
<div style="margin-top:24px;font-size:13px;color:#5b6070">${small}<p style="margin:0">${escapeHtml(shop.shopName)} · ${escapeHtml(shop.supportEmail)}</p></div>
</td></tr></table></td></tr></table></body></html>`;
}
