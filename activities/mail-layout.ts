import type { LegalSection } from '../domain/legal/es';
import type { Language } from '../domain/money';

/** What every message names of the shop. */
export interface MailShop {
  shopName: string;
  supportEmail: string;
  publicUrl: string;
}

/** One message, from which plain text and HTML are made alike. */
export interface Message {
  subject: string;
  title: string;
  paragraphs: string[];
  /** Label and value of each line of the summary. */
  summary: [string, string][];
  button?: { label: string; url: string };
  /** What is said after the button, e.g. what was agreed to. */
  notes?: string[];
  links?: { label: string; url: string }[];
  /** Texts to keep, e.g. the terms; smaller, at the end. */
  annex?: LegalSection[];
}

/** A message as it is handed to the mail server. */
export interface ComposedMail {
  subject: string;
  text: string;
  html: string;
}

/** Writes a message as plain text and as HTML. */
export function layOut(message: Message, shop: MailShop, language: Language): ComposedMail {
  return {
    subject: message.subject,
    text: asText(message, shop),
    html: asHtml(message, shop, language),
  };
}

function asText(message: Message, shop: MailShop): string {
  const { button, notes = [], links = [], annex = [] } = message;
  return [
    message.title,
    ...message.paragraphs,
    message.summary.map(([label, value]) => `${label}: ${value}`).join('\n'),
    ...(button ? [`${button.label}: ${button.url}`] : []),
    ...notes,
    ...links.map(({ label, url }) => `${label}: ${url}`),
    ...annex.map(({ title, paragraphs }) => [title.toUpperCase(), ...paragraphs].join('\n')),
    `${shop.shopName} · ${shop.supportEmail}`,
  ].join('\n\n');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

const link = 'color:#4338ca;font-weight:600';

// Tables and inline styles: what mail programs understand.
function asHtml(message: Message, shop: MailShop, language: Language): string {
  const cell = 'padding:8px 0;border-bottom:1px solid #eceef3;vertical-align:top';
  const rows = message.summary
    .map(
      ([label, value]) =>
        `<tr><td style="${cell};color:#5b6070">${escapeHtml(label)}</td><td align="right" style="${cell};padding-left:16px;font-weight:600;overflow-wrap:anywhere">${escapeHtml(value)}</td></tr>`,
    )
    .join('');
  const button = message.button
    ? `<p style="margin:28px 0"><a href="${escapeHtml(message.button.url)}" style="display:inline-block;padding:14px 22px;border-radius:10px;background:#4338ca;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(message.button.label)}</a></p>`
    : '';
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  const note = (text: string) => `<p style="margin:0 0 10px">${escapeHtml(text)}</p>`;
  const links = (message.links ?? [])
    .map(
      ({ label, url }) =>
        `<p style="margin:0 0 10px"><a href="${escapeHtml(url)}" style="${link}">${escapeHtml(label)}</a></p>`,
    )
    .join('');
  const annex = (message.annex ?? [])
    .map(
      ({ title, paragraphs }) =>
        `<h2 style="margin:18px 0 4px;font-size:14px;color:#191b23">${escapeHtml(title)}</h2>${paragraphs.map((text) => `<p style="margin:0 0 6px">${escapeHtml(text)}</p>`).join('')}`,
    )
    .join('');
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(message.subject)}</title></head>
<body style="margin:0;background:#f4f5f8;font-family:-apple-system,'Segoe UI',Roboto,Arial,sans-serif;font-size:16px;line-height:1.5;color:#191b23">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:16px"><tr><td style="padding:28px 24px">
<p style="margin:0 0 24px;font-weight:700;font-size:18px">${escapeHtml(shop.shopName)}</p>
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${escapeHtml(message.title)}</h1>
${message.paragraphs.map(paragraph).join('')}
<table width="100%" cellpadding="0" cellspacing="0" style="font-size:15px">${rows}</table>
${button}
<div style="margin-top:24px;font-size:14px;color:#5b6070">${(message.notes ?? []).map(note).join('')}${links}</div>
<div style="margin-top:8px;font-size:13px;color:#5b6070">${annex}</div>
<p style="margin:24px 0 0;font-size:13px;color:#5b6070">${escapeHtml(shop.shopName)} · ${escapeHtml(shop.supportEmail)}</p>
</td></tr></table></td></tr></table></body></html>`;
}
