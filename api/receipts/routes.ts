import type { Response } from 'express';
import { correctionOfOrder, correctionsOf } from '#db/corrections.ts';
import { invoicesOf } from '#db/invoices.ts';
import { type ReceiptRow, receiptOf } from '#db/receipts.ts';
import { trackedOrder } from '#db/tracking.ts';
import { filePaths } from '#domain/calls/files.ts';
import { readCorrectionNumber } from '#domain/corrections.ts';
import { ShopError } from '#domain/errors.ts';
import { invoiceNumber, readInvoiceNumber } from '#domain/invoices.ts';
import { correctionFileName, correctionPdf } from '#receipts/correction.ts';
import { invoiceFileName, invoicePdf } from '#receipts/invoice.ts';
import { receiptFileName, receiptPdf } from '#receipts/receipt.ts';
import type { Deps } from '../deps';
import { asFile } from '../download';
import type { Routes } from '../handle';
import { type OrderReader, seesFullOrder } from '../order-reader';

/** Receipts, their corrections and invoices, for readers who see the whole order. All others get 404 (D19). */
export function receiptRoutes(routes: Routes, { db }: Deps): void {
  routes.raw(
    {
      method: 'GET',
      path: filePaths.ownReceipt,
      summary: 'The receipt of an order as a PDF, for readers with full access to the order',
      access: 'public',
      limit: 'tracking',
      produces: 'application/pdf',
    },
    async ({ params, reader, response }) => {
      const sold = await soldTo(await reader(), params.id);
      const pdf = await receiptPdf(sold);
      asFile(response, 'application/pdf', receiptFileName(sold)).end(pdf);
    },
  );

  const numbered = [
    [filePaths.ownCorrection, filePaths.correction, 'A corrective receipt', sendCorrection],
    [filePaths.ownInvoice, filePaths.invoice, 'An invoice', sendInvoice],
  ] as const;
  for (const [buyerPath, officePath, what, sendIt] of numbered) {
    routes.raw(
      {
        method: 'GET',
        path: buyerPath,
        summary: `${what} of an order as a PDF, for readers with full access to the order`,
        access: 'public',
        limit: 'tracking',
        produces: 'application/pdf',
      },
      async ({ params, reader, response }) =>
        sendIt(response, await soldTo(await reader(), params.id), params.number),
    );
    routes.raw(
      {
        method: 'GET',
        path: officePath,
        summary: `${what} of an order as a PDF, for the back office`,
        access: 'read-orders',
        produces: 'application/pdf',
      },
      async ({ params, response }) => sendIt(response, await soldTo('office', params.id), params.number),
    );
  }

  /** An order as its receipts need it. */
  async function soldTo(reader: OrderReader | 'office', reference = '') {
    const order = await trackedOrder(db, reference);
    if (!order || (reader !== 'office' && !seesFullOrder(reader, order)))
      throw new ShopError('order_not_found');
    const sold = await receiptOf(db, { orderId: order.id });
    if (!sold) throw new ShopError('order_not_found');
    return sold;
  }

  async function sendCorrection(response: Response, sold: ReceiptRow, number = ''): Promise<void> {
    const name = readCorrectionNumber(number);
    const correction = name && (await correctionOfOrder(db, sold.orderId, name));
    if (!correction) throw new ShopError('order_not_found');
    const invoices = await invoicesOf(db, sold.orderId);
    const pdf = await correctionPdf(correction, invoices, sold);
    asFile(response, 'application/pdf', correctionFileName(correction, sold)).end(pdf);
  }

  async function sendInvoice(response: Response, sold: ReceiptRow, number = ''): Promise<void> {
    const wanted = readInvoiceNumber(number);
    const [invoices, corrections] = await Promise.all([
      invoicesOf(db, sold.orderId),
      correctionsOf(db, sold.cartId),
    ]);
    const place = invoices.findIndex((one) => wanted && invoiceNumber(one) === invoiceNumber(wanted));
    const invoice = invoices[place];
    if (!invoice) throw new ShopError('order_not_found');
    const pdf = await invoicePdf(
      invoice,
      {
        corrects: invoices[place - 1],
        corrections: corrections.filter(({ issuedAt }) => issuedAt < invoice.issuedAt),
      },
      sold,
    );
    asFile(response, 'application/pdf', invoiceFileName(invoice, sold)).end(pdf);
  }
}
