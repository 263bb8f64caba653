import { receiptOf } from '#db/receipts.ts';
import { readSettings } from '#db/settings.ts';
import { trackedOrder } from '#db/tracking.ts';
import { ShopError } from '#domain/errors.ts';
import { receiptFileName, receiptPdf } from '#receipts/receipt.ts';
import type { Deps } from '../deps';
import type { Routes } from '../handle';
import { seesWhole } from '../reader';

/** Receipts, for readers who see the whole order. All others get 404 (decision 19). */
export function receiptRoutes(routes: Routes, { db }: Deps): void {
  routes.raw(
    {
      method: 'GET',
      path: '/api/orders/:id/receipt.pdf',
      summary: 'The receipt of an order as a PDF (whoever sees it whole)',
      access: 'public',
      limit: 'tracking',
      produces: 'application/pdf',
    },
    async ({ params, reader, response }) => {
      const order = await trackedOrder(db, params.id ?? '');
      if (!order || !seesWhole(await reader(), order)) throw new ShopError('order_not_found');
      const [sold, settings] = await Promise.all([receiptOf(db, { orderId: order.id }), readSettings(db)]);
      if (!sold) throw new ShopError('order_not_found');
      const pdf = await receiptPdf(sold, settings.seller, settings.shopName);
      response
        .type('application/pdf')
        .set('Cache-Control', 'private, no-store')
        .set('Content-Disposition', `attachment; filename="${receiptFileName(sold)}"`)
        .end(pdf);
    },
  );
}
