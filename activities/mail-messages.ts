import type { EmailFacts } from '../db/emails';
import type { ReceiptRow } from '../db/receipts';
import type { EmailKind } from '../domain/emails';
import { formatMoment } from '../domain/format';
import { immediatePerformanceSentence } from '../domain/immediate-performance';
import { formatShortMoment, orderLines, orderTotals } from '../receipts/lines';
import {
  deliveryInProgress,
  orderCancelled,
  orderCompleted,
  orderPartial,
  refillCompleted,
  refillRejected,
  refillStarted,
  reviewRequest,
} from './mail-delivery';
import { emailChanged } from './mail-email-changed';
import { mailTexts } from './mail-footer';
import { type ComposedMail, layOut } from './mail-layout';
import { orderOnHold } from './mail-on-hold';
import { type Compose, type MailContext, pageUrl, trackingUrl, withdrawalUrl } from './mail-parts';
import { paymentFailed, paymentReminder, paymentReturned, refundFailed, refundMade } from './mail-payment';
import type { MailTexts } from './mail-texts/es';

/** The sentences of a language. */
export { mailTexts };

/** Writes a message of a purchase: subject, plain text and HTML with the same content. */
export function composeEmail(kind: EmailKind, context: MailContext): ComposedMail {
  const { language } = context.facts;
  return layOut(messages[kind](context, mailTexts[language]), context.shop, language);
}

const orderConfirmation: Compose = ({ facts, order, shop, agreedTexts, isCopy }, text) => {
  if (!order || !agreedTexts) throw new Error('A confirmation needs an order and the texts agreed to');
  const { orderNumber, orderStatus = 'pending' } = facts;
  const isUnderWay = orderStatus === 'pending' || orderStatus === 'processing';
  // Nobody knows when an order that waits for a person begins.
  const begins = isUnderWay && !isCopy && !facts.attention;
  const { text: soon, waits, documents } = text.confirmation;
  const state = begins ? (facts.waitsForAnother ? waits : soon) : documents;
  return {
    subject: text.confirmation.subject(orderNumber),
    title: text.confirmation.title,
    status: { label: orderStatus === 'refunded' ? text.status.refunded : text.status.paid, tone: 'good' },
    paragraphs: [state(orderNumber)],
    summary: orderSummary(facts, order, text),
    button: { label: text.confirmation.button, url: trackingUrl(facts, shop) },
    notes: [
      text.confirmation.receipt,
      text.confirmation.withdrawal,
      ...(facts.withoutRefills ? [text.confirmation.withoutRefills] : []),
      ...immediateNote(order, text),
    ],
    links: [
      { label: text.confirmation.invoice, url: trackingUrl(facts, shop) },
      { label: text.confirmation.withdrawHere, url: withdrawalUrl(facts, shop) },
      { label: text.confirmation.terms, url: pageUrl('terms', facts, shop) },
      { label: text.confirmation.refunds, url: pageUrl('refunds', facts, shop) },
    ],
    // Pages can change; the buyer must keep the texts that they agreed to.
    annex: agreedTexts,
  };
};

const messages: Record<EmailKind, Compose> = {
  'payment-failed': paymentFailed,
  'payment-reminder': paymentReminder,
  'payment-returned': paymentReturned,
  'order-confirmation': orderConfirmation,
  'email-changed': emailChanged,
  'order-on-hold': orderOnHold,
  'delivery-in-progress': deliveryInProgress,
  'order-completed': orderCompleted,
  'review-request': reviewRequest,
  'order-partial': orderPartial,
  'order-cancelled': orderCancelled,
  'refund-made': refundMade,
  'refund-failed': refundFailed,
  'refill-started': refillStarted,
  'refill-completed': refillCompleted,
  'refill-rejected': refillRejected,
};

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

/** The posts of the order, one a line, by the end of their address on Instagram. */
function postRows({ posts }: ReceiptRow, text: MailTexts): [string, string][] {
  return posts.map((shortcode, index) => [text.facts.post(index + 1), `/p/${shortcode}`]);
}

/** The buyer's request for immediate performance: the words next to the box, their version and the time. */
function immediateNote(order: ReceiptRow, text: MailTexts): string[] {
  if (!order.immediateText || !order.immediateAt) return [];
  const sentence = immediatePerformanceSentence(order.immediateText);
  const at = formatMoment(order.immediateAt, order.language);
  return [text.confirmation.immediate(at, order.immediateText, sentence ?? '')];
}
