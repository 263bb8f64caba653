import { correctionNumber } from '../domain/corrections';
import { formatMoment } from '../domain/format';
import { type InvoiceBuyer, type InvoiceName, invoiceNumber } from '../domain/invoices';
import { type Cents, formatEuros, type Language, localeOf } from '../domain/money';
import type { Seller } from '../domain/seller';
import { formatDay, orderLines, orderTotals } from './lines';
import type { SoldOrder } from './order';
import { startPage } from './page';
import { receiptTexts } from './texts';

/** An invoice as it was issued, with its seller. */
export interface Invoice extends InvoiceName, InvoiceBuyer {
  seller: Seller;
  issuedAt: Date;
}

/** Documents that an invoice refers to. */
export interface InvoiceContext {
  /** The invoice that it corrects. */
  corrects?: InvoiceName & { issuedAt: Date };
  /** Earlier corrective receipts: the invoice is for the whole order, and they still count. */
  corrections: { year: number; number: number; amountCents: Cents }[];
}

/** The invoice as a PDF, in the order's language. The same invoice always gives the same bytes. */
export function invoicePdf(
  invoice: Invoice,
  { corrects, corrections }: InvoiceContext,
  order: SoldOrder,
): Promise<Buffer> {
  const { language } = order;
  const texts = receiptTexts[language];
  const words = texts.invoice;
  const number = invoiceNumber(invoice);
  const day = (at: Date) => formatDay(at, language);
  const receipt = texts.correction.originalOf(order.orderNumber, day(order.paidAt));
  const page = startPage(
    {
      language,
      documentTitle: words.documentTitle(number),
      createdAt: invoice.issuedAt,
      shopName: order.shopName,
      title: corrects ? words.titleOfCorrection : words.title,
      facts: [
        [words.number, number],
        [words.date, formatMoment(invoice.issuedAt, language)],
        [words.sold, day(order.paidAt)],
        ...(corrects
          ? ([
              [words.corrects, words.invoiceOf(invoiceNumber(corrects), day(corrects.issuedAt))],
              [words.reason, words.reasons],
            ] as [string, string][])
          : []),
        [words.replaces, receipt],
        ...corrections.map((one): [string, string] => [
          words.corrected,
          `${correctionNumber(one)} (${formatEuros(one.amountCents, language)})`,
        ]),
        [texts.payment, order.paymentIntentId],
      ],
      seller: invoice.seller,
      buyer: buyerLines(invoice, language),
    },
    texts,
  );
  for (const line of orderLines(order)) page.row(line, { size: 11 });
  const { net, vat, total } = orderTotals(order);
  return page.end(
    { net, vat, total: [words.total, total[1]] },
    corrects ? words.noteOfCorrection : words.note,
  );
}

/** The recipient; empty once the buyer was erased. */
export function buyerLines(buyer: InvoiceBuyer, language: Language): string[] {
  if (!buyer.name) return [];
  return [
    buyer.name,
    receiptTexts[language].invoice.taxId(buyer.taxId),
    buyer.address,
    `${buyer.postalCode} ${buyer.city}, ${countryName(buyer.country, language)}`,
  ];
}

function countryName(country: string, language: Language): string {
  return new Intl.DisplayNames(localeOf(language), { type: 'region' }).of(country) ?? country;
}

/** The file's name, e.g. `factura-F-2026-00012.pdf`. */
export function invoiceFileName(invoice: InvoiceName, { language }: Pick<SoldOrder, 'language'>): string {
  return `${receiptTexts[language].invoice.file}-${invoiceNumber(invoice)}.pdf`;
}
