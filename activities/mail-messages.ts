import type { EmailFacts } from '../db/emails';
import { formatEuros, type Language, localeOf } from '../domain/money';
import { addressOf, type PageName } from '../domain/pages';
import type { EmailKind } from './mail';
import { es, type MailTexts } from './mail-texts/es';
import { fr } from './mail-texts/fr';
import { it } from './mail-texts/it';

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

const texts: Record<Language, MailTexts> = { es, fr, it };

/** Writes a message of a purchase: subject, plain text and HTML of the same content. */
export function composeEmail(
  kind: EmailKind,
  facts: EmailFacts,
  shop: Shop,
): { subject: string; text: string; html: string } {
  const message = messages[kind](facts, texts[facts.language], shop);
  return {
    subject: message.subject,
    text: asText(message, shop),
    html: asHtml(message, shop, facts.language),
  };
}

const messages: Record<EmailKind, (facts: EmailFacts, text: MailTexts, shop: Shop) => Message> = {
  'order-confirmation': (facts, text, shop) => ({
    subject: text.confirmation.subject(facts.orderNumber),
    title: text.confirmation.title,
    paragraphs: [text.confirmation.text(facts.orderNumber)],
    summary: summaryOf(facts, text),
    button: { label: text.confirmation.button, url: trackingUrl(facts, shop) },
    small: [
      text.confirmation.withdrawal,
      text.confirmation.links(pageUrl('terms', facts, shop), pageUrl('refunds', facts, shop)),
    ],
  }),
  'payment-reminder': (facts, text, shop) => ({
    subject: text.reminder.subject,
    title: text.reminder.title,
    paragraphs: [text.reminder.text],
    summary: summaryOf(facts, text),
    button: { label: text.reminder.button, url: pageUrl('checkout', facts, shop) },
    small: [text.reminder.unsubscribe(shop.supportEmail)],
  }),
  'payment-returned': (facts, text, shop) => ({
    subject: text.returned.subject(facts.orderNumber),
    title: text.returned.title,
    paragraphs: [text.returned.text, text.returned.why(shop.supportEmail)],
    summary: [
      [text.facts.reference, facts.orderNumber],
      [text.facts.returned, formatEuros(facts.refundedCents, facts.language)],
    ],
    small: [],
  }),
  'refund-made': (facts, text, shop) => ({
    subject: text.refund.subject(facts.orderNumber),
    title: text.refund.title,
    paragraphs: [text.refund.text],
    summary: [
      [text.facts.order, facts.orderNumber],
      [text.facts.orderTotal, formatEuros(facts.amountCents, facts.language)],
      [text.facts.refunded, formatEuros(facts.refundedCents, facts.language)],
    ],
    button: { label: text.refund.button, url: trackingUrl(facts, shop) },
    small: [],
  }),
};

/** A page in the language of the order. */
function pageUrl(page: PageName, facts: EmailFacts, shop: Shop): string {
  return shop.publicUrl + addressOf(page, facts.language);
}

function trackingUrl(facts: EmailFacts, shop: Shop): string {
  return `${pageUrl('track', facts, shop)}?order=${encodeURIComponent(facts.orderNumber)}`;
}

function summaryOf(facts: EmailFacts, text: MailTexts): [string, string][] {
  const locale = localeOf(facts.language);
  const money = (cents: number) => formatEuros(cents, facts.language);
  const number = (value: number) => value.toLocaleString(locale);
  const percent = (value: number) =>
    (value / 100).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 2 });
  const region = text.regions[facts.region] ? ` · ${text.regions[facts.region]}` : '';
  const names = text.facts;
  const rows: [string, string][] = [
    [names.orderNumber, facts.orderNumber],
    [names.username, `@${facts.username}`],
    [names.package, `${number(facts.quantity)} ${text.services[facts.serviceType]}${region}`],
  ];
  if (facts.bonus > 0) rows.push([names.bonus, `+${number(facts.bonus)}`]);
  if (facts.upsellQuantity > 0) rows.push([names.upsell, `+${number(facts.upsellQuantity)}`]);
  if (facts.discountCents > 0) rows.push([names.discount, `−${money(facts.discountCents)}`]);
  rows.push([names.total, money(facts.amountCents)]);
  if (facts.vatCents > 0) rows.push([names.vat(percent(facts.vatRatePercent)), money(facts.vatCents)]);
  if (facts.paidAt)
    rows.push([
      names.date,
      facts.paidAt.toLocaleString(locale, {
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
