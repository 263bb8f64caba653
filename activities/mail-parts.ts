import type { EmailFacts } from '../db/emails';
import type { ReceiptRow } from '../db/receipts';
import type { LegalSection } from '../domain/legal/es';
import { formatEuros } from '../domain/money';
import { formatNumber, packageName } from '../domain/package-name';
import { addressOf, type PageName } from '../domain/pages';
import { serviceAddress } from '../domain/product-lines';
import type { Seller } from '../domain/seller';
import { receiptTexts } from '../receipts/texts';
import type { MailShop, Message } from './mail-layout';
import type { MailTexts } from './mail-texts/es';

/** What messages of a purchase are written from. `order` is there once the purchase is one. */
export interface MailContext {
  facts: EmailFacts;
  order?: ReceiptRow;
  shop: MailShop & { seller: Seller };
  /** Only for the confirmation: terms and withdrawal information as they were when the order was placed. */
  agreedTexts?: LegalSection[];
  /** Whether a corrective receipt goes along. */
  corrected?: boolean;
  /** Only for marketing: where the reader ends it. */
  unsubscribeUrl?: string;
  /** Where the choices of an unpaid cart are opened on any device. */
  cartUrl?: string;
  /** Where the order is reviewed, once there is one. */
  reviewUrl?: string;
}

/** Writes one kind of message. */
export type Compose = (context: MailContext, text: MailTexts) => Message;

type Addressee = Pick<EmailFacts, 'language' | 'orderNumber'>;

/** A page in the language of the order. */
export function pageUrl(page: PageName, { language }: Addressee, shop: MailShop): string {
  return shop.publicUrl + addressOf(page, language);
}

/** Where the order is followed. The number goes along, the e-mail does not: addresses of pages end up in logs. */
export function trackingUrl(facts: Addressee, shop: MailShop): string {
  return `${pageUrl('track', facts, shop)}?order=${encodeURIComponent(facts.orderNumber)}`;
}

/** As `trackingUrl`, to withdraw from the contract. */
export function withdrawalUrl(facts: Addressee, shop: MailShop): string {
  return `${pageUrl('withdrawal', facts, shop)}?order=${encodeURIComponent(facts.orderNumber)}`;
}

/** The order form with the package of an order chosen. Not who bought it: addresses end up in logs. */
export function buyAgainUrl(facts: EmailFacts, shop: MailShop): string {
  const page = shop.publicUrl + serviceAddress(facts.serviceType, facts.language);
  return `${page}?package=${facts.serviceId}&quantity=${facts.quantity}`;
}

/** What was bought, in few lines. */
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
  return `${formatNumber(count, language)} ${receiptTexts[language].services[serviceType]}`;
}

/** What has arrived of what was bought; nothing where the panel has not said. */
export function deliveredRow({ delivered, ...facts }: EmailFacts, text: MailTexts): [string, string][] {
  if (delivered === undefined) return [];
  const { language, totalQuantity } = facts;
  const [some, all] = [delivered, totalQuantity].map((count) => formatNumber(count, language));
  return [[text.facts.delivered, text.facts.ofAll(some ?? '', all ?? '')]];
}

/** How many followers the panel counted before it began, and how many that makes; nothing where it did not say. */
export function proofRows(
  { startCount, totalQuantity, language }: EmailFacts,
  text: MailTexts,
): [string, string][] {
  if (startCount === undefined) return [];
  return [
    [text.facts.before, formatNumber(startCount, language)],
    [text.facts.after, formatNumber(startCount + totalQuantity, language)],
  ];
}

/** One line with an amount. */
export function moneyRow(label: string, cents: number, { language }: Addressee): [string, string] {
  return [label, formatEuros(cents, language)];
}
