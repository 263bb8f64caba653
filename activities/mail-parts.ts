import type { EmailFacts } from '../db/emails';
import type { ReceiptRow } from '../db/receipts';
import { formatCount } from '../domain/format';
import type { LegalSection } from '../domain/legal/es';
import { formatEuros } from '../domain/money';
import { packageName } from '../domain/package-name';
import { addressOf, type PageName } from '../domain/pages';
import { serviceAddress } from '../domain/product-lines';
import type { Seller } from '../domain/seller';
import type { PriceElsewhere } from '../purchases/price-elsewhere';
import { receiptTexts } from '../receipts/texts';
import type { MailShop, Message } from './mail-layout';
import type { MailTexts } from './mail-texts/es';

/** The data that messages of a purchase are written from. `order` is set once the order exists. */
export interface MailContext {
  facts: EmailFacts;
  order?: ReceiptRow;
  shop: MailShop & { seller: Seller };
  /** Only for the confirmation: terms and withdrawal information as they were when the order was placed. */
  agreedTexts?: LegalSection[];
  /** Sent again on request, or to a corrected address. */
  isCopy?: boolean;
  /** What the attached corrective receipt corrects; undefined if none is attached. */
  corrected?: 'receipt' | 'invoice';
  /** Only for marketing: where the reader unsubscribes. */
  unsubscribeUrl?: string;
  /** Opens the choices of an unpaid cart on any device. */
  cartUrl?: string;
  /** What they cost there; set if `cartUrl` is. */
  elsewhere?: PriceElsewhere;
  /** Where the order is reviewed, if it exists. */
  reviewUrl?: string;
}

/** Writes one kind of message. */
export type Compose = (context: MailContext, text: MailTexts) => Message;

type Addressee = Pick<EmailFacts, 'language' | 'orderNumber'>;

/** A page in the language of the order. */
export function pageUrl(page: PageName, { language }: Addressee, shop: MailShop): string {
  return shop.publicUrl + addressOf(page, language);
}

/**
 * The tracking page of the order. The address has the number but not the e-mail address: page addresses end up in logs.
 */
export function trackingUrl(facts: Addressee, shop: MailShop): string {
  return `${pageUrl('track', facts, shop)}?order=${encodeURIComponent(facts.orderNumber)}`;
}

/** As `trackingUrl`, for the withdrawal page. */
export function withdrawalUrl(facts: Addressee, shop: MailShop): string {
  return `${pageUrl('withdrawal', facts, shop)}?order=${encodeURIComponent(facts.orderNumber)}`;
}

/** The order form with the order's package selected. It doesn't name the buyer: addresses end up in logs. */
export function buyAgainUrl(facts: EmailFacts, shop: MailShop): string {
  const page = shop.publicUrl + serviceAddress(facts.serviceType, facts.language);
  return `${page}?package=${facts.serviceId}&quantity=${facts.quantity}`;
}

/** The attached corrective receipt, by its name. */
export const correctionNote: (...args: Parameters<Compose>) => string[] = ({ corrected }, { refund }) => {
  if (!corrected) return [];
  return [corrected === 'invoice' ? refund.correctionOfInvoice : refund.correction];
};

/** The order in a few lines. */
export function packageRows(facts: EmailFacts, text: MailTexts): [string, string][] {
  return [
    [text.facts.orderNumber, facts.orderNumber],
    [text.facts.username, `@${facts.username}`],
    [text.facts.package, packageName(facts, facts.language)],
  ];
}

/** Units in words, e.g. `1.100 seguidores`. */
export function units(count: number, facts: Pick<EmailFacts, 'language' | 'serviceType'>): string {
  const { language, serviceType } = facts;
  return `${formatCount(count, language)} ${receiptTexts[language].services[serviceType]}`;
}

/** Units delivered and bought; empty if the panel has not reported any. */
export function deliveredRow({ delivered, ...facts }: EmailFacts, text: MailTexts): [string, string][] {
  if (delivered === undefined) return [];
  const { language, totalQuantity } = facts;
  const [some, all] = [delivered, totalQuantity].map((count) => formatCount(count, language));
  return [[text.facts.delivered, text.facts.ofAll(some ?? '', all ?? '')]];
}

/**
 * The panel's follower count before the delivery, and the same with what was delivered: nobody counted again. Empty if
 * the panel reported no count.
 */
export function proofRows(
  { startCount, totalQuantity, language }: EmailFacts,
  text: MailTexts,
): [string, string][] {
  if (startCount === undefined) return [];
  return [
    [text.facts.before, formatCount(startCount, language)],
    [text.facts.after, formatCount(startCount + totalQuantity, language)],
  ];
}

/** One line with an amount. */
export function moneyRow(label: string, cents: number, { language }: Addressee): [string, string] {
  return [label, formatEuros(cents, language)];
}
