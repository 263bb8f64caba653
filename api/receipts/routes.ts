import type { Response } from 'express';
import { correctionOfOrder } from '#db/corrections.ts';
import { receiptOf } from '#db/receipts.ts';
import { readSettings } from '#db/settings.ts';
import { trackedOrder } from '#db/tracking.ts';
import { readCorrectionNumber } from '#domain/corrections.ts';
import { ShopError } from '#domain/errors.ts';
import { correctionFileName, correctionPdf } from '#receipts/correction.ts';
import { receiptFileName, receiptPdf } from '#receipts/receipt.ts';
import type { Deps } from '../deps';
import type { Routes } from '../handle';
import { type Reader, seesWhole } from '../reader';

/** Receipts and their corrections, for readers who see the full order. All others get 404 (decision 19). */
export function receiptRoutes(routes: Routes, { db }: Deps): void {
  routes.raw(
    {
      method: 'GET',
      path: '/api/orders/:id/receipt.pdf',
      summary: 'The receipt of an order as a PDF, for readers with full access to the order',
      access: 'public',
      limit: 'tracking',
      produces: 'application/pdf',
    },
    async ({ params, reader, response }) => {
      const { sold, settings } = await soldTo(await reader(), params.id);
      send(response, receiptFileName(sold), await receiptPdf(sold, settings.seller, settings.shopName));
    },
  );

  routes.raw(
    {
      method: 'GET',
      path: '/api/orders/:id/corrections/:number',
      summary: 'A corrective receipt of an order as a PDF, for readers with full access to the order',
      access: 'public',
      limit: 'tracking',
      produces: 'application/pdf',
    },
    async ({ params, reader, response }) =>
      sendCorrection(response, await soldTo(await reader(), params.id), params.number),
  );

  routes.raw(
    {
      method: 'GET',
      path: '/api/admin/orders/:id/corrections/:number',
      summary: 'A corrective receipt of an order as a PDF, for the back office',
      access: 'read-orders',
      produces: 'application/pdf',
    },
    async ({ params, response }) =>
      sendCorrection(response, await soldTo('office', params.id), params.number),
  );

  /** An order's data on its receipts, with the seller. */
  async function soldTo(reader: Reader | 'office', reference = '') {
    const order = await trackedOrder(db, reference);
    if (!order || (reader !== 'office' && !seesWhole(reader, order))) throw new ShopError('order_not_found');
    const [sold, settings] = await Promise.all([receiptOf(db, { orderId: order.id }), readSettings(db)]);
    if (!sold) throw new ShopError('order_not_found');
    return { sold, settings };
  }

  async function sendCorrection(
    response: Response,
    { sold, settings }: Awaited<ReturnType<typeof soldTo>>,
    number = '',
  ): Promise<void> {
    const name = readCorrectionNumber(number);
    const correction = name && (await correctionOfOrder(db, sold.orderId, name));
    if (!correction) throw new ShopError('order_not_found');
    const pdf = await correctionPdf(correction, sold, settings.seller, settings.shopName);
    send(response, correctionFileName(correction, sold), pdf);
  }
}

function send(response: Response, file: string, pdf: Buffer): void {
  response
    .type('application/pdf')
    .set('Cache-Control', 'private, no-store')
    .set('Content-Disposition', `attachment; filename="${file}"`)
    .end(pdf);
}
