import type { EmailFacts } from '../db/emails';
import type { ReceiptRow } from '../db/receipts';
import { immediatePerformanceSentence } from '../domain/immediate-performance';
import { type LegalTexts, legal as legalEs } from '../domain/legal/es';
import { legal as legalFr } from '../domain/legal/fr';
import { legal as legalIt } from '../domain/legal/it';
import { formatEuros, type Language } from '../domain/money';
import { addressOf, type PageName } from '../domain/pages';
import { type Seller, sellerLine } from '../domain/seller';
import {
  formatMoment,
  formatNumber,
  formatShortMoment,
  orderLines,
  orderTotals,
  packageName,
} from '../receipts/lines';
import { receiptTexts } from '../receipts/texts';
import type { EmailKind } from './mail';
import { type ComposedMail, layOut, type MailShop, type Message } from './mail-layout';
import { es, type MailTexts } from './mail-texts/es';
import { fr } from './mail-texts/fr';
import { it } from './mail-texts/it';

/** The sentences of a language. */
export const mailTexts: Record<Language, MailTexts> = { es, fr, it };
const legalTexts: Record<Language, LegalTexts> = { es: legalEs, fr: legalFr, it: legalIt };

/** What messages of a purchase are written from. `order` is there once the purchase is one. */
export interface MailContext {
  facts: EmailFacts;
  order?: ReceiptRow;
  shop: MailShop & { seller: Seller };
}

/** Writes a message of a purchase: subject, plain text and HTML of the same content. */
export function composeEmail(kind: EmailKind, context: MailContext): ComposedMail {
  const { language } = context.facts;
  return layOut(messages[kind](context, mailTexts[language]), context.shop, language);
}

const messages: Record<EmailKind, (context: MailContext, text: MailTexts) => Message> = {
  'order-confirmation': ({ facts, order, shop }, text) => {
    if (!order) throw new Error('A confirmation is written from an order');
    const { language } = facts;
    const legal = legalTexts[language];
    const seller = sellerLine(shop.seller);
    return {
      subject: text.confirmation.subject(facts.orderNumber),
      title: text.confirmation.title,
      paragraphs: [text.confirmation.text(facts.orderNumber)],
      summary: orderSummary(facts, order, text),
      button: { label: text.confirmation.button, url: trackingUrl(facts, shop) },
      notes: [text.confirmation.receipt, text.confirmation.withdrawal, ...immediateNote(order, text)],
      links: [
        { label: text.confirmation.withdrawHere, url: withdrawalUrl(facts, shop) },
        { label: text.confirmation.terms, url: pageUrl('terms', facts, shop) },
        { label: text.confirmation.refunds, url: pageUrl('refunds', facts, shop) },
      ],
      // A page can change; what was agreed to must stay with the buyer.
      annex: [...legal.terms(shop.shopName, seller), ...legal.refunds(shop.shopName, seller)],
    };
  },
  'payment-reminder': ({ facts, shop }, text) => ({
    subject: text.reminder.subject,
    title: text.reminder.title,
    paragraphs: [text.reminder.text],
    summary: cartSummary(facts, text),
    button: { label: text.reminder.button, url: pageUrl('checkout', facts, shop) },
    notes: [text.reminder.unsubscribe(shop.supportEmail)],
  }),
  'payment-returned': ({ facts, shop }, text) => ({
    subject: text.returned.subject(facts.orderNumber),
    title: text.returned.title,
    paragraphs: [text.returned.text, text.returned.why(shop.supportEmail)],
    summary: [
      [text.facts.reference, facts.orderNumber],
      [text.facts.returned, formatEuros(facts.refundedCents, facts.language)],
    ],
  }),
  'refund-made': ({ facts, shop }, text) => ({
    subject: text.refund.subject(facts.orderNumber),
    title: text.refund.title,
    paragraphs: [text.refund.text],
    summary: [
      [text.facts.order, facts.orderNumber],
      [text.facts.orderTotal, formatEuros(facts.amountCents, facts.language)],
      [text.facts.refunded, formatEuros(facts.refundedCents, facts.language)],
    ],
    button: { label: text.refund.button, url: trackingUrl(facts, shop) },
  }),
};

type Addressee = Pick<EmailFacts, 'language' | 'orderNumber'>;

/** A page in the language of the order. */
function pageUrl(page: PageName, { language }: Addressee, shop: MailShop): string {
  return shop.publicUrl + addressOf(page, language);
}

function trackingUrl(facts: Addressee, shop: MailShop): string {
  return `${pageUrl('track', facts, shop)}?order=${encodeURIComponent(facts.orderNumber)}`;
}

/** The number goes along; the e-mail address does not, because addresses of pages end up in logs. */
function withdrawalUrl(facts: Addressee, shop: MailShop): string {
  return `${pageUrl('withdrawal', facts, shop)}?order=${encodeURIComponent(facts.orderNumber)}`;
}

function orderSummary(facts: EmailFacts, order: ReceiptRow, text: MailTexts): [string, string][] {
  const { language } = facts;
  const { vat, total } = orderTotals(order);
  return [
    [text.facts.orderNumber, facts.orderNumber],
    [text.facts.username, `@${facts.username}`],
    ...postRows(order, text),
    ...orderLines(order),
    total,
    [text.facts.vatContained(vat[0]), vat[1]],
    [text.facts.date, formatShortMoment(order.paidAt, language)],
  ];
}

/** The posts that get what was bought, one a line, as their addresses on Instagram end. */
function postRows({ posts }: ReceiptRow, text: MailTexts): [string, string][] {
  return posts.map((shortcode, index) => [text.facts.post(index + 1), `/p/${shortcode}`]);
}

/** What the buyer asked for, in the words that stood beside the box, with their version and the time. */
function immediateNote(order: ReceiptRow, text: MailTexts): string[] {
  if (!order.immediateText || !order.immediateAt) return [];
  const sentence = immediatePerformanceSentence(order.immediateText);
  const at = formatMoment(order.immediateAt, order.language);
  return [text.confirmation.immediate(at, order.immediateText, sentence ?? '')];
}

function cartSummary(facts: EmailFacts, text: MailTexts): [string, string][] {
  const { language } = facts;
  const rows: [string, string][] = [
    [text.facts.orderNumber, facts.orderNumber],
    [text.facts.username, `@${facts.username}`],
    [text.facts.package, packageName(facts, language)],
  ];
  const unit = receiptTexts[language].services[facts.serviceType];
  if (facts.bonus > 0) rows.push([text.facts.bonus, `+${formatNumber(facts.bonus, language)} ${unit}`]);
  rows.push([text.facts.total, formatEuros(facts.amountCents, language)]);
  return rows;
}
