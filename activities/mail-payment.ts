import { bringsTheSame } from '../domain/catalogue';
import { formatMoment } from '../domain/format';
import { formatEuros } from '../domain/money';
import { packageDescription } from '../domain/package-name';
import { afterDiscount } from '../domain/pricing';
import { receiptTexts } from '../receipts/texts';
import {
  type Compose,
  correctionNote,
  moneyRow,
  packageRows,
  pageUrl,
  trackingUrl,
  units,
} from './mail-parts';

/**
 * The cart as its link opens it anywhere, and what it was if its package brings something else now; what only the browser
 * that began it still has comes after the total.
 */
const cartRows: (...args: Parameters<Compose>) => [string, string][] = ({ facts, elsewhere = {} }, text) => {
  const { language, upsellQuantity } = facts;
  const { sold, discount, codeThere } = elsewhere;
  const { quantity, bonus } = sold ?? facts;
  const rows = packageRows({ ...facts, quantity }, text);
  if (bonus > 0) rows.push([text.facts.bonus, `+${units(bonus, facts)}`]);
  // No longer sold: it has no price.
  if (!sold) return rows;
  const { priceCents } = sold;
  if (!bringsTheSame(facts, sold))
    rows.push([text.facts.was, packageDescription({ ...facts, upsellQuantity: 0 }, language)]);
  const totalCents = discount ? afterDiscount(priceCents, discount) : priceCents;
  const discountLabel = receiptTexts[language].discount;
  if (discount && totalCents < priceCents)
    rows.push([discountLabel(discount.code), `−${formatEuros(priceCents - totalCents, language)}`]);
  rows.push(moneyRow(text.facts.total, totalCents, facts));
  // An offer is for one size.
  if (upsellQuantity > 0 && quantity === facts.quantity)
    rows.push([text.facts.upsell, `+${units(upsellQuantity, facts)}, ${text.facts.onlyThere}`]);
  if (codeThere) rows.push([discountLabel(codeThere), text.facts.onlyThere]);
  return rows;
};

/** The last attempt failed and none followed. */
export const paymentFailed: Compose = (context, text) => ({
  subject: text.paymentFailed.subject,
  title: text.paymentFailed.title,
  status: { label: text.status.notPaid, tone: 'bad' },
  paragraphs: [text.paymentFailed.text, text.paymentFailed.again],
  summary: cartRows(context, text),
  button: {
    label: text.paymentFailed.button,
    url: context.cartUrl ?? pageUrl('checkout', context.facts, context.shop),
  },
  notes: [text.paymentFailed.held, text.paymentFailed.nothing],
});

/** The one reminder of an abandoned cart (D14); marketing. */
export const paymentReminder: Compose = (context, text) => ({
  subject: text.reminder.subject,
  title: text.reminder.title,
  status: { label: text.status.saved, tone: 'waiting' },
  paragraphs: [text.reminder.text],
  summary: cartRows(context, text),
  button: {
    label: text.reminder.button,
    url: context.cartUrl ?? pageUrl('checkout', context.facts, context.shop),
  },
  notes: [text.reminder.only],
  unsubscribeUrl: context.unsubscribeUrl,
});

/** The payment could not become an order (D13). */
export const paymentReturned: Compose = ({ facts, shop }, text) => ({
  subject: text.returned.subject(facts.orderNumber),
  title: text.returned.title,
  status: { label: text.payments.refunded, tone: 'waiting' },
  paragraphs: [
    facts.outsideCents > 0 ? text.returned.outside : text.returned.text,
    text.returned.why(shop.supportEmail),
  ],
  summary: [
    [text.facts.reference, facts.orderNumber],
    moneyRow(text.facts.returned, facts.refundedCents, facts),
  ],
});

/** Money of an order was refunded; each refund has an e-mail. */
export const refundMade: Compose = (context, text) => {
  const { facts, shop } = context;
  const { refundCents = facts.refundedCents, refundedCents } = facts;
  const isWhole = refundedCents >= facts.amountCents;
  return {
    subject: text.refund.subject(facts.orderNumber),
    title: text.refund.title,
    status: { label: text.payments[isWhole ? 'refunded' : 'partially_refunded'], tone: 'good' },
    preheader: `${formatEuros(refundCents, facts.language)} · ${facts.orderNumber}`,
    paragraphs: [facts.refundOutside ? text.refund.outside : text.refund.text],
    summary: [
      [text.facts.order, facts.orderNumber],
      moneyRow(text.facts.refund, refundCents, facts),
      moneyRow(text.facts.orderTotal, facts.amountCents, facts),
      ...(refundedCents === refundCents ? [] : [moneyRow(text.facts.refunded, refundedCents, facts)]),
    ],
    button: { label: text.refund.button, url: trackingUrl(facts, shop) },
    notes: [
      ...correctionNote(context, text),
      ...(facts.refundOutside ? [text.completed.wrong(shop.supportEmail)] : []),
    ],
  };
};

/** A refund that its buyer was told of came back: it is paid in another way. */
export const refundFailed: Compose = (context, text) => {
  const { facts, shop } = context;
  const { refundCents = facts.owedCents, owedCents, lookedAtBy, language, orderId } = facts;
  const by = lookedAtBy && formatMoment(lookedAtBy, language);
  return {
    subject: text.refundFailed.subject(facts.orderNumber),
    title: text.refundFailed.title,
    status: { label: text.status.refundOwed, tone: 'waiting' },
    paragraphs: [
      text.refundFailed.text(formatEuros(refundCents, language)),
      by ? text.refundFailed.by(by) : text.refundFailed.soon,
      text.refundFailed.answer,
    ],
    summary: [
      [orderId ? text.facts.order : text.facts.reference, facts.orderNumber],
      moneyRow(text.facts.refund, refundCents, facts),
      ...(owedCents === refundCents ? [] : [moneyRow(text.facts.owed, owedCents, facts)]),
    ],
    // A payment that became no order has no page.
    ...(orderId && { button: { label: text.refund.button, url: trackingUrl(facts, shop) } }),
    notes: correctionNote(context, text),
  };
};
