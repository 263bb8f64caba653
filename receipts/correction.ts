import { type CorrectionReason, correctionNumber } from '../domain/corrections';
import { formatMoment } from '../domain/format';
import { invoiceNumber } from '../domain/invoices';
import { type Cents, formatEuros } from '../domain/money';
import { packageName } from '../domain/package-name';
import { buyerLines, type Invoice } from './invoice';
import { formatDay, orderTotals } from './lines';
import type { SoldOrder } from './order';
import { startPage } from './page';
import { receiptTexts } from './texts';

/** A corrective receipt as it was issued. The sign of an amount says what it adds to the original. */
export interface Correction {
  year: number;
  number: number;
  issuedAt: Date;
  /** Negative, or positive if a refund failed after all. */
  amountCents: Cents;
  vatCents: Cents;
  reason: CorrectionReason;
}

/**
 * The corrective receipt as a PDF, in the order's language. The same correction always gives the same bytes. If an
 * invoice had replaced the receipt by then, it corrects the invoice and names its seller.
 */
export function correctionPdf(
  correction: Correction,
  invoices: readonly Invoice[],
  order: SoldOrder,
): Promise<Buffer> {
  const { language } = order;
  const texts = receiptTexts[language];
  const words = texts.correction;
  const number = correctionNumber(correction);
  const { amountCents, vatCents } = correction;
  const invoice = invoiceCorrectedBy(correction, invoices);
  const original = invoice
    ? texts.invoice.invoiceOf(invoiceNumber(invoice), formatDay(invoice.issuedAt, language))
    : words.originalOf(order.orderNumber, formatDay(order.paidAt, language));
  const page = startPage(
    {
      language,
      documentTitle: words.documentTitle(number),
      createdAt: correction.issuedAt,
      shopName: order.shopName,
      title: invoice ? words.titleOfInvoice : words.title,
      facts: [
        [words.number, number],
        [words.date, formatMoment(correction.issuedAt, language)],
        [words.original, original],
        [words.reason, words.reasons[correction.reason]],
        [texts.payment, order.paymentIntentId],
        // Once the buyer was erased, there is no address.
        ...(order.email && !invoice ? [[texts.buyer, order.email] as [string, string]] : []),
      ],
      seller: invoice?.seller ?? order.seller,
      buyer: invoice && buyerLines(invoice, language),
    },
    texts,
  );
  page.row([packageName(order, language), formatEuros(amountCents, language)], { size: 11 });
  const { net, vat, total } = orderTotals({ ...order, amountCents, vatCents });
  return page.end({ net, vat, total: [words.total, total[1]] }, invoice ? words.noteOfInvoice : words.note);
}

/** The invoice that had replaced the receipt when a correction was issued; undefined if the receipt is corrected. */
export function invoiceCorrectedBy<T extends Pick<Invoice, 'issuedAt'>>(
  correction: Pick<Correction, 'issuedAt'>,
  invoices: readonly T[],
): T | undefined {
  return invoices.filter(({ issuedAt }) => issuedAt <= correction.issuedAt).at(-1);
}

/** The file's name, e.g. `recibo-rectificativo-R-2026-00012.pdf`. */
export function correctionFileName(
  correction: Pick<Correction, 'year' | 'number'>,
  { language }: Pick<SoldOrder, 'language'>,
): string {
  return `${receiptTexts[language].correction.file}-${correctionNumber(correction)}.pdf`;
}
