import { frenchSpaces, labelled } from '#domain/typography.ts';
import { escapeHtml } from '../domain/escape-html';
import type { LegalSection } from '../domain/legal/es';
import type { Language } from '../domain/money';
import { type Seller, sellerLine } from '../domain/seller';
import { type Link, mailFooter } from './mail-footer';
import { hidden, redactSecrets } from './redact-secrets';

/** The data of the shop in every e-mail. `seller` is in the foot of each (LSSI, art. 10). */
export interface MailShop {
  shopName: string;
  supportEmail: string;
  publicUrl: string;
  seller?: Seller;
}

/** One message, laid out as plain text and as HTML. */
export interface Message {
  subject: string;
  title: string;
  /** Mail programs show it next to the subject; the first paragraph if absent. */
  preheader?: string;
  /** The current state, in a word or two. */
  status?: { label: string; tone: Tone };
  paragraphs: string[];
  /** To be typed elsewhere; in large type after the paragraphs. */
  code?: string;
  /** Label and value of each line of the summary. */
  summary: [string, string][];
  button?: Link;
  /** Shown after the button, e.g. the texts agreed to. */
  notes?: string[];
  links?: Link[];
  /** Texts to keep, e.g. the terms; in small type, at the end. */
  annex?: LegalSection[];
  /** Only for marketing: where the reader unsubscribes. */
  unsubscribeUrl?: string;
  /** For the shop's staff: no links for buyers in the foot. */
  forStaff?: boolean;
}

export type Tone = 'good' | 'waiting' | 'bad';

/** A message as the mail server gets it. */
export interface ComposedMail {
  subject: string;
  text: string;
  html: string;
  /** Where a reply goes; absent for e-mails to the shop's staff. The sender's own address may read nothing. */
  replyTo?: string;
  /** The text that the log keeps (`keptText`); absent if it keeps none. */
  kept?: string;
}

/** Writes a message as plain text and as HTML. */
export function layOut(message: Message, shop: MailShop, language: Language): ComposedMail {
  return {
    subject: message.subject,
    text: asText(message, shop, language),
    html: asHtml(message, shop, language),
    replyTo: message.forStaff ? undefined : shop.supportEmail,
    kept: keptText(message, shop, language),
  };
}

/**
 * The text that the back office can read later. None for e-mails to the shop's staff: they have them, and these name
 * customers whom an erasure wouldn't find there. Of texts agreed to only the titles: the content has their versions.
 */
function keptText(message: Message, shop: MailShop, language: Language): string | undefined {
  if (message.forStaff) return undefined;
  const annex = message.annex?.map(({ title }) => ({ title, paragraphs: [hidden] }));
  return redactSecrets(asText({ ...message, annex }, shop, language), message.code);
}

/** Writes a message to the shop's staff: in Spanish, the language of the back office. */
export const layOutForStaff = (message: Message, shop: MailShop): ComposedMail =>
  layOut({ ...message, forStaff: true }, shop, 'es');

/** How e-mails to the shop's staff name a customer's language. */
export const languageNames: Record<Language, string> = { es: 'español', fr: 'francés', it: 'italiano' };

const footerLinks = ({ forStaff, unsubscribeUrl }: Message, shop: MailShop, language: Language) =>
  forStaff ? [] : mailFooter(shop, language, unsubscribeUrl);

/** As HTML shows it: a typed value can't write the next line, which has a label of ours. */
const onOneLine = (value: string) => value.replace(/\s*[\r\n\u2028\u2029]\s*/g, ' ');

function asText(message: Message, shop: MailShop, language: Language): string {
  const { status, button, notes = [], links = [], annex = [] } = message;
  const addresses = (list: Link[]) => list.map(({ label, url }) => labelled(label, url, language));
  return [
    ...(status ? [`${message.title} (${status.label})`] : [message.title]),
    ...message.paragraphs,
    ...(message.code ? [message.code] : []),
    ...(message.summary.length > 0
      ? [message.summary.map(([label, value]) => labelled(label, onOneLine(value), language)).join('\n')]
      : []),
    ...(button ? addresses([button]) : []),
    ...notes,
    ...addresses(links),
    ...annex.map(({ title, paragraphs }) => [title.toUpperCase(), ...paragraphs].join('\n')),
    [
      '--',
      ...addresses(footerLinks(message, shop, language)),
      `${shop.shopName} · ${shop.supportEmail}`,
      ...(shop.seller ? [sellerLine(shop.seller)] : []),
    ].join('\n'),
  ].join('\n\n');
}

/** A sentence in HTML: order numbers and French punctuation don't break at the end of a line. */
function sentence(text: string): string {
  return escapeHtml(frenchSpaces(text)).replace(
    /\b[A-Z]{2,5}-\d{6}-[A-Z\d]{4}\b/g,
    '<span style="white-space:nowrap">$&</span>',
  );
}

/*
 * Tables and inline styles, which all mail programs understand. The classes are for those that also read a style sheet:
 * dark colours on a dark screen, no frame on a phone. There are no pictures to load.
 */
const styleSheet = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.outer{padding:0!important}.card{border-radius:0!important}.inner{padding:24px 20px!important}.row{font-size:14px!important}.button,.button a{display:block!important;text-align:center!important}}
@media (prefers-color-scheme:dark){
.page{background:#0f1117!important}.card{background:#191b23!important}.ink{color:#f2f3f7!important}.muted{color:#b3b8c6!important}
.link{color:#b4befe!important}.line{border-color:#333846!important}.button,.button a{background:#4f46e5!important}
.good{background:#12351f!important;color:#9be7b4!important}.waiting{background:#262a5c!important;color:#d3d8ff!important}.bad{background:#451a1d!important;color:#ffb4b4!important}
}`;

const tones: Record<Tone, string> = {
  good: 'background:#e3f5e8;color:#14532d',
  waiting: 'background:#eceefe;color:#312e81',
  bad: 'background:#fdeaea;color:#8a1c1c',
};

const font = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

function asHtml(message: Message, shop: MailShop, language: Language): string {
  const { status, notes = [], links = [], annex = [] } = message;
  const paragraph = (text: string) => `<p style="margin:0 0 16px;${wrapping(text)}">${sentence(text)}</p>`;
  const note = (text: string) => `<p style="margin:0 0 10px">${sentence(text)}</p>`;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escapeHtml(message.subject)}</title><style>${styleSheet}</style></head>
<body class="page ink" style="margin:0;padding:0;background:#f4f5f8;color:#191b23;font-family:${font};font-size:16px;line-height:1.5;-webkit-text-size-adjust:100%">
${preheaderOf(message)}
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f4f5f8"><tr><td class="outer" align="center" style="padding:24px 12px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;background:#ffffff;border-top:4px solid #4338ca;border-radius:16px"><tr><td class="inner" align="left" style="padding:32px 36px;font-family:${font}">
<p class="ink" style="margin:0 0 24px;font-weight:800;font-size:20px;letter-spacing:-0.02em;color:#191b23">${escapeHtml(shop.shopName)}</p>
${status ? `<p style="margin:0 0 12px"><span class="${status.tone}" style="display:inline-block;padding:4px 12px;border-radius:999px;font-size:14px;font-weight:600;${tones[status.tone]}">${escapeHtml(status.label)}</span></p>` : ''}
<h1 class="ink" style="margin:0 0 16px;font-size:24px;line-height:1.25;letter-spacing:-0.01em;color:#191b23">${sentence(message.title)}</h1>
${message.paragraphs.map(paragraph).join('')}
${message.code ? `<p class="ink line" style="margin:8px 0 24px;padding:16px;border:1px solid #e6e8ee;border-radius:12px;text-align:center;font-size:34px;line-height:1.2;font-weight:800;letter-spacing:0.25em;color:#191b23">${escapeHtml(message.code)}</p>` : ''}
${summaryTable(message.summary)}
${buttonTable(message.button)}
${notes.length + links.length > 0 ? `<div class="muted" style="margin-top:24px;font-size:14px;color:#5b6070">${notes.map(note).join('')}${links.map((one) => `<p style="margin:0 0 10px">${anchor(one)}</p>`).join('')}</div>` : ''}
${annex.length > 0 ? `<div class="muted line" style="margin-top:24px;padding-top:8px;border-top:1px solid #e6e8ee;font-size:13px;color:#5b6070">${annex.map(legalSection).join('')}</div>` : ''}
${footerHtml(message, shop, language)}
</td></tr></table>
</td></tr></table></body></html>`;
}

/** For the preview in mail programs, hidden in the e-mail; the filler keeps them from adding the text below. */
function preheaderOf({ preheader, paragraphs }: Message): string {
  const text = preheader ?? paragraphs[0] ?? '';
  return `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px;line-height:1px;color:transparent">${escapeHtml(text)}${'&#847;&zwnj;&nbsp;'.repeat(40)}</div>`;
}

function summaryTable(rows: Message['summary']): string {
  if (rows.length === 0) return '';
  const cell = 'padding:10px 0;border-bottom:1px solid #e6e8ee;vertical-align:top;font-size:15px';
  const lines = rows.map(
    ([label, value]) =>
      `<tr><th scope="row" align="left" class="row muted line" style="${cell};font-weight:400;color:#5b6070">${escapeHtml(label)}</th><td align="right" class="row ink line" style="${cell};padding-left:16px;font-weight:600;color:#191b23;${wrapping(value)}">${escapeHtml(value)}</td></tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 0">${lines.join('')}</table>`;
}

/** A name stays whole if a phone has room for it; anything longer, e.g. a link, may break anywhere. */
function wrapping(text: string): string {
  return /\S{32}/.test(text) ? 'overflow-wrap:anywhere' : 'overflow-wrap:break-word';
}

function buttonTable(button: Link | undefined): string {
  if (!button) return '';
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:28px 0 0"><tr><td align="left"><span class="button" style="display:inline-block;border-radius:12px;background:#4338ca"><a href="${escapeHtml(button.url)}" style="display:inline-block;padding:14px 26px;border-radius:12px;background:#4338ca;color:#ffffff;font-size:16px;font-weight:700;text-decoration:none">${escapeHtml(button.label)}</a></span></td></tr></table>`;
}

function legalSection({ title, paragraphs }: LegalSection): string {
  return `<h2 class="ink" style="margin:16px 0 4px;font-size:14px;color:#191b23">${escapeHtml(title)}</h2>${paragraphs.map((text) => `<p style="margin:0 0 6px">${sentence(text)}</p>`).join('')}`;
}

function footerHtml(message: Message, shop: MailShop, language: Language): string {
  const links = footerLinks(message, shop, language).map(
    (one) => `<span style="display:inline-block;margin:0 16px 8px 0">${anchor(one)}</span>`,
  );
  const seller = shop.seller ? `<br>${escapeHtml(sellerLine(shop.seller))}` : '';
  return `<div class="muted line" style="margin-top:28px;padding-top:20px;border-top:1px solid #e6e8ee;font-size:13px;color:#5b6070"><p style="margin:0 0 8px;font-size:14px">${links.join('')}</p><p style="margin:0;overflow-wrap:anywhere">${escapeHtml(shop.shopName)} · ${escapeHtml(shop.supportEmail)}${seller}</p></div>`;
}

function anchor({ label, url }: Link): string {
  return `<a class="link" href="${escapeHtml(url)}" style="color:#4338ca;font-weight:600">${escapeHtml(label)}</a>`;
}
