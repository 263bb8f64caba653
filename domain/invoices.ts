import { addDays, dayOf, startOf } from './days';
import { allowed, refused, type Verdict } from './result';
import type { PaymentStatus } from './states';

/** The recipient of an invoice. All fields are empty once the buyer was erased. */
export interface InvoiceBuyer {
  name: string;
  taxId: string;
  address: string;
  postalCode: string;
  city: string;
  /** ISO 3166. */
  country: string;
}

/** The days after the payment in which a buyer may request an invoice in place of the receipt. */
export const invoiceWithinDays = 60;

/**
 * The last moment at which a buyer may request one, in epoch ms: the end of the last day in Madrid, because pages show
 * only the day.
 */
export const invoiceUntil = (paidAt: number) =>
  startOf(addDays(dayOf(new Date(paidAt)), invoiceWithinDays + 1)).getTime() - 1;

/** The facts of an order that its invoice depends on. Times in epoch ms. */
export interface InvoiceFacts {
  paidAt: number;
  paymentStatus: PaymentStatus;
  /** Its buyer was erased. */
  forgotten: boolean;
  /** A bank has its money, or a part of it, because of a dispute. */
  fundsWithdrawn: boolean;
  /** It has an invoice. */
  issued: boolean;
}

/** Why no invoice can be issued. */
export type InvoiceRefusal = 'invoice_refunded' | 'invoice_disputed' | 'invoice_too_late' | 'invoice_erased';

/**
 * Whether an order may have an invoice. `office`: an administrator issues it, without a time limit, or corrects the
 * recipient of the one that was issued.
 */
export function mayInvoice(
  { paidAt, paymentStatus, forgotten, fundsWithdrawn, issued }: InvoiceFacts,
  { now, office }: { now: number; office?: boolean },
): Verdict<InvoiceRefusal> {
  if (forgotten) return refused('invoice_erased');
  if (paymentStatus === 'refunded') return refused('invoice_refunded');
  // It says that the order is paid, and its VAT can be deducted.
  if (fundsWithdrawn && !(office && issued)) return refused('invoice_disputed');
  if (!office && now > invoiceUntil(paidAt)) return refused('invoice_too_late');
  return allowed;
}

/** Invoices, and those that correct another one: separate series for each year. */
export const invoiceSeries = ['F', 'FR'] as const;
export type InvoiceSeries = (typeof invoiceSeries)[number];

export interface InvoiceName {
  series: InvoiceSeries;
  year: number;
  number: number;
}

/** A number in readable form, e.g. `F-2026-00012`. */
export function invoiceNumber({ series, year, number }: InvoiceName): string {
  return `${series}-${year}-${String(number).padStart(5, '0')}`;
}

/** Reads such a number; undefined for anything else. */
export function readInvoiceNumber(text: string): InvoiceName | undefined {
  const found = /^(FR?)-(\d{4})-(\d{5,9})$/.exec(text.trim().toUpperCase());
  return found
    ? { series: found[1] as InvoiceSeries, year: Number(found[2]), number: Number(found[3]) }
    : undefined;
}

/** Letters that the document's fonts have, with their accents, and characters of names and addresses. */
export const invoiceLine = /^[\p{Script=Latin}\p{M}\d &'’".,;:/()+\-–·ºª°#@*!?]*$/u;
