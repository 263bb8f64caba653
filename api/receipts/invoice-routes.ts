import type { z } from 'zod';
import { issueInvoice } from '#db/invoices.ts';
import { announce, inTransaction } from '#db/pool.ts';
import { receiptOf } from '#db/receipts.ts';
import { trackedOrder } from '#db/tracking.ts';
import { adminInvoice } from '#domain/calls/admin-order-actions.ts';
import type { invoiceBuyer } from '#domain/calls/invoice-buyer.ts';
import { requestInvoice } from '#domain/calls/orders.ts';
import { allow, ShopError } from '#domain/errors.ts';
import { invoiceNumber, mayInvoice } from '#domain/invoices.ts';
import { readTaxId } from '#domain/tax-ids.ts';
import { reasonGiven } from '../audit/audited';
import type { Deps } from '../deps';
import type { Routes } from '../handle';
import { createOrderLookup } from '../tracking/order-lookup';
import { invoiceFactsOf } from '../tracking/views';

/**
 * Invoices in place of the receipt (decisions/0045). A buyer gets one; only the back office corrects its recipient, by
 * another invoice.
 */
export function invoiceRoutes(routes: Routes, deps: Deps): void {
  const { db, clock } = deps;
  const lookUp = createOrderLookup(deps);

  routes.answer(requestInvoice, { limit: 'tracking' }, async (exchange) => {
    const order = await lookUp.whole(exchange, exchange.params.id);
    const made = order.invoices.at(-1);
    if (made) return { number: invoiceNumber(made) };
    allow(mayInvoice(invoiceFactsOf(order), { now: clock().getTime() }));
    const { invoice } = await issue(order, 0, exchange.body);
    return { number: invoiceNumber(invoice) };
  });

  routes.answer(adminInvoice, {}, async ({ params, body, audited }) => {
    const { reason, had, ...buyer } = body;
    const order = await trackedOrder(db, params.id);
    if (!order) throw new ShopError('order_not_found');
    return audited(
      { action: 'issue-invoice', subject: order.orderNumber, before: reasonGiven({ reason }) },
      async () => {
        const now = clock().getTime();
        allow(mayInvoice(invoiceFactsOf(order), { now, office: true }));
        const { invoice, issued } = await issue(order, had, buyer);
        if (!issued) throw new ShopError('invoice_changed');
        return { number: invoiceNumber(invoice) };
      },
    );
  });

  async function issue(
    order: { id: string; cartId: string; orderNumber: string },
    had: number,
    { taxId, ...typed }: z.infer<typeof invoiceBuyer>,
  ) {
    const sold = await receiptOf(db, { orderId: order.id });
    if (!sold) throw new ShopError('order_not_found');
    const { seller } = sold;
    const buyer = { ...typed, taxId: readTaxId(taxId, typed.country) ?? taxId };
    const answer = await inTransaction(db, (transaction) =>
      issueInvoice(transaction, { cartId: order.cartId, orderId: order.id }, { had, buyer, seller }),
    );
    if (!answer) throw new ShopError('invoice_erased');
    await announce(db, order.orderNumber);
    return answer;
  }
}
