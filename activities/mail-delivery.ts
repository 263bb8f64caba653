import type { EmailFacts } from '../db/emails';
import { formatMoment } from '../domain/format';
import { formatEuros } from '../domain/money';
import { isAllOwed } from '../domain/payments';
import { hasGuarantee } from '../domain/refills';
import { formatShortMoment } from '../receipts/lines';
import {
  buyAgainUrl,
  type Compose,
  correctionNote,
  deliveredRow,
  moneyRow,
  packageRows,
  proofRows,
  trackingUrl,
  units,
} from './mail-parts';
import type { MailTexts } from './mail-texts/es';

/** The delivery still runs, maybe no longer than usual: says once that nothing is wrong. */
export const deliveryInProgress: Compose = ({ facts, shop }, text) => ({
  subject: text.inProgress.subject(facts.orderNumber),
  title: text.inProgress.title,
  status: { label: text.status.inProgress, tone: 'waiting' },
  paragraphs: [text.inProgress.text],
  summary: [
    ...packageRows(facts, text),
    ...deliveredRow(facts, text),
    ...(facts.expectedEnd
      ? ([[text.facts.expected, formatShortMoment(facts.expectedEnd, facts.language)]] as [string, string][])
      : []),
  ],
  button: { label: text.confirmation.button, url: trackingUrl(facts, shop) },
  notes: [text.inProgress.keepPublic],
});

const isOwed = ({ owedCents, amountCents, refundedCents }: EmailFacts) =>
  isAllOwed({ owedCents, keptCents: amountCents - refundedCents });

/** Everything has arrived. */
export const orderCompleted: Compose = ({ facts, shop }, text) => ({
  subject: text.completed.subject(facts.orderNumber),
  title: text.completed.title,
  status: { label: text.status.completed, tone: 'good' },
  paragraphs: [text.completed.text(units(facts.totalQuantity, facts), `@${facts.username}`)],
  summary: [...packageRows(facts, text), ...proofRows(facts, text)],
  button: { label: text.refund.button, url: trackingUrl(facts, shop) },
  // Only what can be counted again later is refilled, and nothing while a bank disputes the payment or all of it is owed.
  notes: [
    ...(hasGuarantee(facts) && !facts.isDisputed && !isOwed(facts) ? [guaranteeNote(facts, text)] : []),
    text.completed.wrong(shop.supportEmail),
  ],
  links: [{ label: text.completed.again, url: buyAgainUrl(facts, shop) }],
});

/** Some days later: asks for a review. It is marketing, like every e-mail that asks for something (decisions/0037). */
export const reviewRequest: Compose = ({ facts, shop, reviewUrl, unsubscribeUrl }, text) => {
  if (!reviewUrl) throw new Error('Only an order can be reviewed');
  return {
    subject: text.review.subject(shop.shopName),
    title: text.review.title,
    paragraphs: [
      text.review.text(units(facts.totalQuantity, facts), `@${facts.username}`),
      text.review.honest,
    ],
    summary: packageRows(facts, text),
    button: { label: text.review.button, url: reviewUrl },
    notes: [text.review.only, text.completed.wrong(shop.supportEmail)],
    unsubscribeUrl,
  };
};

/** What is refilled, and until when if that is limited. */
function guaranteeNote({ guaranteeUntil, language }: EmailFacts, { completed }: MailTexts): string {
  return guaranteeUntil ? completed.refillUntil(formatMoment(guaranteeUntil, language)) : completed.refill;
}

/** Less was delivered than bought: how much, and what that means for the money. */
export const orderPartial: Compose = (context, text) => {
  const { facts, shop } = context;
  return {
    subject: text.partial.subject(facts.orderNumber),
    title: text.partial.title,
    status: { label: text.status.partial, tone: 'waiting' },
    paragraphs: [text.partial.text, moneyBack(context, text)],
    summary: [...packageRows(facts, text), ...deliveredRow(facts, text), ...moneyRows(context, text)],
    button: { label: text.refund.button, url: trackingUrl(facts, shop) },
    notes: [...correctionNote(context, text), text.completed.wrong(shop.supportEmail)],
  };
};

/** Nothing more is delivered: as above. */
export const orderCancelled: Compose = (context, text) => {
  const { facts, shop } = context;
  return {
    subject: text.cancelled.subject(facts.orderNumber),
    title: text.cancelled.title,
    status: { label: text.status.cancelled, tone: 'bad' },
    paragraphs: [text.cancelled.text, moneyBack(context, text)],
    summary: [
      ...packageRows(facts, text),
      ...(facts.delivered ? deliveredRow(facts, text) : []),
      ...moneyRows(context, text),
    ],
    button: { label: text.refund.button, url: trackingUrl(facts, shop) },
    notes: [...correctionNote(context, text), text.completed.wrong(shop.supportEmail)],
  };
};

/** Whether what was not delivered is refunded: nothing is proposed, and no person is asked. */
export const isRefundMade = ({ refundedCents, proposedCents, attention }: EmailFacts) =>
  proposedCents === 0 && !attention && refundedCents > 0;

/** Not while a bank decides, nor after it took money: then nothing is sent again, and Stripe may refuse the refund. */
const isPromised = ({ proposedCents, isDisputed }: EmailFacts) => proposedCents > 0 && !isDisputed;

/** A bank took the money, or a part of it. */
const isTaken = ({ isDisputed, awaitsBank }: EmailFacts) => isDisputed && !awaitsBank;

/** The refund, made or waiting for a person's decision (D23). An earlier one, e.g. for a delay, settles nothing. */
const moneyBack: (...args: Parameters<Compose>) => string = ({ facts }, text) => {
  const { refundedCents, undeliveredCents, undeliveredOutside, outsideCents, proposedCents, language } =
    facts;
  if (isPromised(facts)) return text.short.proposed(formatEuros(proposedCents, language));
  const isClosed = facts.closedShort || isTaken(facts);
  if (isClosed && !facts.attention && undeliveredCents === 0) return text.short.closed;
  if (!isRefundMade(facts)) return facts.awaitsBank ? text.disputed : text.short.undecided;
  const [cents, isOutside] =
    undeliveredCents > 0 ? [undeliveredCents, undeliveredOutside] : [refundedCents, outsideCents > 0];
  return (isOutside ? text.short.outside : text.short.refunded)(formatEuros(cents, language));
};

const moneyRows: (...args: Parameters<Compose>) => [string, string][] = ({ facts }, text) => {
  const { refundedCents, proposedCents } = facts;
  return [
    moneyRow(text.facts.orderTotal, facts.amountCents, facts),
    ...(refundedCents > 0 ? [moneyRow(text.facts.refunded, refundedCents, facts)] : []),
    ...(isPromised(facts) ? [moneyRow(text.facts.proposed, proposedCents, facts)] : []),
  ];
};

/** The panel accepted a refill. */
export const refillStarted: Compose = ({ facts, shop }, text) => ({
  subject: text.refill.started.subject(facts.orderNumber),
  title: text.refill.started.title,
  status: { label: text.status.refill, tone: 'waiting' },
  paragraphs: [text.refill.started.text(`@${facts.username}`)],
  summary: packageRows(facts, text),
  button: { label: text.confirmation.button, url: trackingUrl(facts, shop) },
  notes: [text.inProgress.keepPublic],
});

/** The lost units were delivered again. */
export const refillCompleted: Compose = ({ facts, shop }, text) => ({
  subject: text.refill.completed.subject(facts.orderNumber),
  title: text.refill.completed.title,
  status: { label: text.status.refilled, tone: 'good' },
  paragraphs: [text.refill.completed.text(`@${facts.username}`)],
  summary: packageRows(facts, text),
  button: { label: text.refund.button, url: trackingUrl(facts, shop) },
  notes: [text.completed.wrong(shop.supportEmail)],
});

/** A refill that had begun did not succeed. */
export const refillRejected: Compose = ({ facts, shop }, text) => ({
  subject: text.refill.rejected.subject(facts.orderNumber),
  title: text.refill.rejected.title,
  status: { label: text.status.refillRejected, tone: 'bad' },
  paragraphs: [text.refill.rejected.text, text.refill.rejected.next(shop.supportEmail)],
  summary: packageRows(facts, text),
  button: { label: text.refund.button, url: trackingUrl(facts, shop) },
});
